import type { Graph } from 'schema-dts'
import { anchors } from '#content/addresses/routes.ts'
import { cardOf, cardPath } from '../../cards/card.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { absoluteUrl } from '../../head/absolute-url.ts'
import { pageGraph } from '../../structured-data/page-graph.ts'
import { homeStep } from '../../structured-data/steps.ts'
import type { HomePage } from './query.ts'

export function homeGraph({ site, page }: { site: Site; page: HomePage }): Graph {
  return pageGraph({
    site,
    ...page.seo,
    path: homeStep.path,
    trail: [homeStep],
    article: {
      headline: page.guide.heading,
      description: page.guide.intro,
      chapters: page.guide.chapters.map(({ heading }) => heading),
      anchor: anchors.guide,
      image: absoluteUrl(cardPath(homeStep.path, cardOf({ site, page }))),
      published: page._createdAt,
      changed: page._updatedAt,
    },
    questions: page.questions.items,
    reviews: [...(page.about.review ? [page.about.review] : []), ...page.reviews.items],
  })
}
