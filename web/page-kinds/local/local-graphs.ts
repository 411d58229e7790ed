import type { Graph } from 'schema-dts'
import { pathOf } from '#content/addresses/routes.ts'
import type { CityLink } from '../../fragments/link.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { cardPricesIn, pricesIn, questionsIn, reviewsIn } from '../../sections/structured-content.ts'
import { type PageFacts, pageGraph } from '../../structured-data/page-graph.ts'
import { homeStep, stepTo } from '../../structured-data/steps.ts'
import type { LocationPage } from '../location/query.ts'
import type { AreaServicePage, CityServicePage } from '../service-in-area/query.ts'
import type { TownPage } from '../town/query.ts'
import type { TownServicePage } from '../town-service/query.ts'

type Shown<Page> = { site: Site; page: Page }

/** A main service or a trade, on a page below the page of its town. */
export function serviceInTownGraph({
  site,
  page,
}: Shown<AreaServicePage | CityServicePage | TownServicePage>): Graph {
  const isTrade = page._type === 'cityService'
  const prices = isTrade
    ? (page.service.listedPrices ?? page.service.cardPrices ?? [])
    : [...pricesIn(page.sections), ...cardPricesIn(page.sections)]
  const service = {
    name: page.title,
    type: page.service.title,
    description: page.seo.description,
    town: townName(page.city),
    prices: [...prices],
  }
  return townsPageGraph(site, page, {
    questions: isTrade ? [] : questionsIn(page.sections),
    reviews: isTrade ? page.reviews : reviewsIn(page.sections),
    service,
  })
}

export function townGraph({ site, page }: Shown<TownPage>): Graph {
  return townsPageGraph(site, page, {
    questions: questionsIn(page.sections),
    reviews: reviewsIn(page.sections),
  })
}

export function locationGraph({ site, page }: Shown<LocationPage>): Graph {
  return townsPageGraph(site, page, { questions: [], reviews: [] })
}

type TownsPage = AreaServicePage | CityServicePage | TownServicePage | TownPage | LocationPage

function townsPageGraph(
  site: Site,
  page: TownsPage,
  facts: Pick<PageFacts, 'questions' | 'reviews' | 'service'>,
): Graph {
  const path = pathOf(page)
  return pageGraph({
    site,
    ...page.seo,
    path,
    trail: [
      homeStep,
      stepTo('areasPage'),
      // The town page takes the place of the service area in the breadcrumb.
      ...(page._type === 'townPage' ? [] : [{ name: townName(page.city), path: pathOf(page.city) }]),
      { name: page.title, path },
    ],
    ...facts,
  })
}

const townName = ({ name, state }: CityLink) => `${name}, ${state}`
