import type { Graph } from 'schema-dts'
import { pathOf } from '#content/addresses/routes.ts'
import { priceCategories } from '#content/prices/price-list.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { singleGraph } from '../single/single-graph.ts'
import { countedGroups } from './estimator/groups.ts'
import type { PricesPage } from './query.ts'

/** The page of all prices with its offers; the cost of finished work is no offer. */
export function pricesGraph({ site, page }: { site: Site; page: PricesPage }): Graph {
  const order = { mainServices: site.mainServices, townServices: page.townServices }
  const groups = countedGroups(priceCategories(page.prices, order), page.finished)
  const parts = groups.map(({ title, page: leadsTo, prices }) => ({
    name: title,
    path: leadsTo ? pathOf(leadsTo) : undefined,
    prices,
  }))
  return singleGraph({ site, page }, { name: page.listHeading, parts })
}
