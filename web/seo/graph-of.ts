import type { Graph } from 'schema-dts'
import { fixedPaths, pathOf } from '#content/routes.ts'
import type { CityPage } from '../queries/city-page.ts'
import type { HomePage } from '../queries/home-page.ts'
import type { ServicePage } from '../queries/service-page.ts'
import type { Site } from '../queries/site.ts'
import { pageGraph } from './page-graph.ts'

type Shown<Page> = { site: Site; page: Page }

const home = { name: 'Home', path: fixedPaths.home }

export function homeGraph({ site, page }: Shown<HomePage>): Graph {
  return pageGraph({ site, ...page.seo, path: home.path, trail: [home], questions: page.questions.items })
}

export function serviceGraph({ site, page }: Shown<ServicePage>): Graph {
  const path = pathOf(page)
  const { sections, category } = page
  const above = category ? [{ name: category.title, path: pathOf(category) }] : []
  return pageGraph({
    site,
    ...page.seo,
    path,
    trail: [home, ...above, { name: page.title, path }],
    questions: sections.flatMap((section) => (section._type === 'questions' ? section.questions : [])),
    service: {
      name: page.title,
      description: page.summary,
      prices: [
        ...(page.cardPrice ? [page.cardPrice] : []),
        ...sections.flatMap((section) => (section._type === 'pricing' ? section.prices : [])),
        ...sections.flatMap((section) =>
          section._type === 'plans' ? section.plans.map(({ price }) => price) : [],
        ),
      ],
    },
  })
}

export function cityGraph({ site, page }: Shown<CityPage>): Graph {
  const path = pathOf(page)
  return pageGraph({
    site,
    ...page.seo,
    path,
    trail: [home, { name: `${page.name}, ${page.state}`, path }],
    questions: page.questions ?? [],
  })
}
