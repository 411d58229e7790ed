import type { Graph } from 'schema-dts'
import { pathOf } from '#content/addresses/routes.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { cardPricesIn, pricesIn, questionsIn, reviewsIn } from '../../sections/structured-content.ts'
import { pageGraph } from '../../structured-data/page-graph.ts'
import { homeStep } from '../../structured-data/steps.ts'
import type { ServicePage } from './query.ts'
import { startOf } from './start-of-prices.ts'

export function serviceGraph({ site, page }: { site: Site; page: ServicePage }): Graph {
  const path = pathOf(page)
  const { sections, category } = page
  const start = startOf(page)
  // One that stands for all that are listed is no offer of its own.
  const card = start && start === page.cardPrice ? [start] : []
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
      prices: [...card, ...pricesIn(sections), ...cardPricesIn(sections)],
    },
  })
}
