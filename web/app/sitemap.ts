import type { MetadataRoute } from 'next'
import { documentsShown } from '../cms/load.ts'
import { sitemapPages } from '../cms/routes-on-site.ts'
import { absoluteUrl } from '../head/absolute-url.ts'
import { pageQueries } from '../page-kinds/page-queries.ts'
import { weightOf } from '../page-kinds/sitemap-weight.ts'

type Entry = MetadataRoute.Sitemap[number]

export const dynamic = 'force-static'

/** Every page, with the last change of anything that it shows. */
export default async function sitemap(): Promise<Entry[]> {
  const { routes, changes } = await sitemapPages()
  return Promise.all(
    routes.map(async (route) => {
      const { path, kind, params } = route
      const documents = await documentsShown(pageQueries[kind], path, params)
      const dates = [...documents].flatMap((id) => changes.get(id) ?? []).sort()
      return { url: absoluteUrl(path), lastModified: dates.at(-1), ...weightOf(route) }
    }),
  )
}
