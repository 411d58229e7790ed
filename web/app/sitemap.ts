import type { MetadataRoute } from 'next'
import { ask, documentsSince } from '../lake/ask.ts'
import { publishedRoutes } from '../lake/published-routes.ts'
import { pageQueries } from '../page-kinds/page-queries.ts'
import { absoluteUrl } from '../search/head/absolute-url.ts'

export const dynamic = 'force-static'

/** Every page, with the last change of anything that it is about; publishing writes its own from its manifest. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [routes, { documents }] = await Promise.all([publishedRoutes(), documentsSince('', [])])
  const dates = new Map(documents.map(({ id, changed }) => [id, changed]))
  const listed = routes.filter(({ sitemap }) => sitemap)
  return Promise.all(
    listed.map(async ({ path, kind, params, sitemap }) => {
      const { about } = await ask(pageQueries[kind], path, params)
      const [lastModified] = [...about]
        .flatMap((id) => dates.get(id) ?? [])
        .toSorted()
        .toReversed()
      return { url: absoluteUrl(path), lastModified, ...sitemap }
    }),
  )
}
