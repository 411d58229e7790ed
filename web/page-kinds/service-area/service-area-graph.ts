import type { Graph } from 'schema-dts'
import { pathOf } from '#content/addresses/routes.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { reviewsShown } from '../../fragments/text/review.ts'
import { pageGraph } from '../../structured-data/page-graph.ts'
import { homeStep, stepTo } from '../../structured-data/steps.ts'
import type { ServiceAreaPage } from './query.ts'

export function serviceAreaGraph({ site, page }: { site: Site; page: ServiceAreaPage }): Graph {
  const path = pathOf(page)
  return pageGraph({
    site,
    ...page.seo,
    path,
    trail: [homeStep, stepTo('areasPage'), { name: `${page.name}, ${page.state}`, path }],
    questions: page.questions ?? [],
    reviews: reviewsShown(page),
  })
}
