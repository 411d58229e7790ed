import type { Graph } from 'schema-dts'
import { anchors, isSinglePage, pathOf, type RoutableType, singlePages } from '#content/addresses/routes.ts'
import { startingPrice } from '#content/prices/price.ts'
import { priceCategories } from '#content/prices/price-list.ts'
import type { Crumb } from '../components/hero/breadcrumb.tsx'
import { aboveService, aboveTownPages, aboveTowns, townTitle } from '../components/hero/trail.ts'
import type { Site } from '../lake/fragments/site/site-query.ts'
import { reviewsShown } from '../lake/fragments/text/review.ts'
import { cardOf, cardPath } from '../search/cards/card.ts'
import { absoluteUrl } from '../search/head/absolute-url.ts'
import { type PageFacts, pageGraph } from '../search/structured-data/page-graph.ts'
import type { LocalSectionFragment } from '../sections/local-section-query.ts'
import { cardPricesIn, pricesIn, questionsIn, reviewsIn } from '../sections/structured-content.ts'
import { reviewsOnHome } from './home/query.ts'
import type { AnswerOf } from './page-queries.ts'
import { countedGroups } from './prices/estimator/groups.ts'
import { pricesListed } from './service/service-sections.ts'
import { pricesOf, withPricesOf } from './trade/query.ts'

/** What a kind of page tells besides its sections: the pages above it, its name below them, and what it is about. */
type FactsOfKind = Pick<PageFacts, 'service' | 'catalog' | 'article'> &
  Partial<Pick<PageFacts, 'questions' | 'reviews'>> & { above?: readonly Crumb[]; name?: string }

/** The kinds of pages of which search engines are told more than their sections. */
const facts: { [Kind in RoutableType]?: (shown: AnswerOf[Kind]) => FactsOfKind } = {
  homePage: factsOfHome,
  pricesPage: factsOfPrices,
  service: factsOfService,
  city: ({ page }) => ({
    above: aboveTowns,
    name: townTitle(page),
    questions: page.questions ?? [],
    reviews: reviewsShown(page),
  }),
  areaService: factsOfServiceInTown,
  cityService: factsOfServiceInTown,
  townService: factsOfServiceInTown,
  // The town page takes the place of the service area in the breadcrumb.
  townPage: () => ({ above: aboveTowns }),
  locationPage: ({ page }) => ({ above: aboveTownPages(page.city) }),
}

type Shown = {
  site: Site
  page: {
    _type: RoutableType
    slug?: string
    title?: string
    seo: Pick<PageFacts, 'title' | 'description'>
    sections?: readonly LocalSectionFragment[] | null
  }
}

export function graphOf<Kind extends RoutableType>(kind: Kind, shown: AnswerOf[Kind]): Graph {
  const { site, page }: Shown = shown
  const { homePage } = singlePages
  const { above = [homePage], name = page.title ?? '', ...more } = facts[kind]?.(shown) ?? {}
  const path = pathOf({ _type: page._type, slug: page.slug ?? null })
  const self = isSinglePage(page._type) ? singlePages[page._type] : { title: name, path }
  const sections = page.sections ?? []
  return pageGraph({
    site,
    ...page.seo,
    kind: isSinglePage(page._type) ? singlePages[page._type].schemaType : 'WebPage',
    path,
    trail: self === homePage ? [self] : [...above, self],
    questions: questionsIn(sections),
    reviews: reviewsIn(sections),
    ...more,
  })
}

function factsOfHome({ site, page }: AnswerOf['homePage']): FactsOfKind {
  const { guide, about, questions } = page
  return {
    article: {
      headline: guide.heading,
      description: guide.intro,
      chapters: guide.chapters.map(({ heading }) => heading),
      anchor: anchors.guide,
      image: absoluteUrl(cardPath(singlePages.homePage.path, cardOf({ site, page }))),
      published: page._createdAt,
      changed: page._updatedAt,
    },
    questions: questions.items,
    reviews: [...(about.review ? [about.review] : []), ...reviewsOnHome(page)],
  }
}

/** All prices as offers; the cost of finished work is no offer. */
function factsOfPrices({ site, page }: AnswerOf['pricesPage']): FactsOfKind {
  const order = { mainServices: site.mainServices, townServices: page.townServices }
  const groups = countedGroups(priceCategories(page.prices, order), page.finished)
  const parts = groups.map(({ title, page: leadsTo, prices }) => ({
    name: title,
    path: leadsTo ? pathOf(leadsTo) : undefined,
    prices,
  }))
  return { catalog: { name: page.listHeading, parts } }
}

function factsOfService({ page }: AnswerOf['service']): FactsOfKind {
  const { title, summary, sections, category, cardPrice } = page
  const start = startingPrice(cardPrice, pricesListed(sections))
  // One that stands for all that are listed is no offer of its own.
  const card = start && start === cardPrice ? [start] : []
  return {
    above: aboveService(category),
    service: {
      name: title,
      description: summary,
      prices: [...card, ...pricesIn(sections), ...cardPricesIn(sections)],
    },
  }
}

/** A main service or a trade, on a page below the page of its town. */
function factsOfServiceInTown({ page }: AnswerOf['areaService' | 'townService']): FactsOfKind {
  const prices =
    page._type === 'cityService'
      ? pricesOf(withPricesOf(page.townPrices, page.service))
      : [...pricesIn(page.sections), ...cardPricesIn(page.sections)]
  return {
    above: aboveTownPages(page.city),
    service: {
      name: page.title,
      type: page.service.title,
      description: page.seo.description,
      town: townTitle(page.city),
      prices,
    },
    ...(page._type === 'cityService' && { reviews: page.reviews }),
  }
}
