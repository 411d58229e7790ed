import type { Graph } from 'schema-dts'
import { pathOf } from '#content/routes.ts'
import type { Site } from '../fragments/site/site-query.ts'
import type { HomePage } from '../page-kinds/home/query.ts'
import type { ServicePage } from '../page-kinds/service/query.ts'
import type { CityPage } from '../page-kinds/service-area/query.ts'
import { pageGraph } from './page-graph.ts'
import { cardPricesIn, pricesIn, questionsIn, reviewsIn } from './sections-of.ts'
import { homeStep, stepTo } from './steps.ts'

type Shown<Page> = { site: Site; page: Page }

export function homeGraph({ site, page }: Shown<HomePage>): Graph {
  return pageGraph({
    site,
    ...page.seo,
    path: homeStep.path,
    trail: [homeStep],
    questions: page.questions.items,
    reviews: [...(page.about.review ? [page.about.review] : []), ...page.reviews.items],
  })
}

export function serviceGraph({ site, page }: Shown<ServicePage>): Graph {
  const path = pathOf(page)
  const { sections, category } = page
  const above = category ? [{ name: category.title, path: pathOf(category) }] : []
  return pageGraph({
    site,
    ...page.seo,
    path,
    trail: [homeStep, ...above, { name: page.title, path }],
    questions: questionsIn(sections),
    reviews: reviewsIn(sections),
    service: {
      name: page.title,
      description: page.summary,
      prices: [...(page.cardPrice ? [page.cardPrice] : []), ...pricesIn(sections), ...cardPricesIn(sections)],
    },
  })
}

export function cityGraph({ site, page }: Shown<CityPage>): Graph {
  const path = pathOf(page)
  return pageGraph({
    site,
    ...page.seo,
    path,
    trail: [homeStep, stepTo('areasPage'), { name: `${page.name}, ${page.state}`, path }],
    questions: page.questions ?? [],
    reviews: page.reviews ?? [],
  })
}
