import type { Graph } from 'schema-dts'
import { type SinglePage, singlePages } from '#content/addresses/routes.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import type { SectionFragment } from '../../sections/section-query.ts'
import { questionsIn, reviewsIn } from '../../sections/structured-content.ts'
import { type PageFacts, pageGraph } from '../../structured-data/page-graph.ts'
import { homeStep, stepTo } from '../../structured-data/steps.ts'

type Shown = {
  site: Site
  page: {
    _type: SinglePage
    seo: Pick<PageFacts, 'title' | 'description'>
    sections?: readonly SectionFragment[] | null
  }
}

/** A page that exists once, with the list of prices when it has one. */
export function singleGraph({ site, page }: Shown, catalog?: PageFacts['catalog']): Graph {
  return pageGraph({
    site,
    kind: singlePages[page._type].schemaType,
    ...page.seo,
    path: singlePages[page._type].path,
    trail: [homeStep, stepTo(page._type)],
    catalog,
    questions: questionsIn(page.sections ?? []),
    reviews: reviewsIn(page.sections ?? []),
  })
}
