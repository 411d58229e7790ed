import type { MetadataRoute } from 'next'
import type { PageKind } from '#content/shown-on.ts'
import { pageQueries } from '../queries/page-queries.ts'
import { absoluteUrl } from '../seo/address.ts'
import { documentsShown } from '../store/load.ts'
import { sitemapPages } from '../store/routes-on-site.ts'

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

type Weighed = { kind: PageKind; isMain: boolean; params: Readonly<Record<string, string>> }

function weightOf({ kind, isMain, params }: Weighed) {
  if (kind === 'homePage') return { priority: 1, changeFrequency: 'weekly' } as const
  const isMaintenance = kind === 'service' && params.slug?.split('/')[0] === 'maintenance'
  if (isMaintenance) return { priority: 0.8, changeFrequency: 'monthly' } as const
  if (isMain) return { priority: 0.9, changeFrequency: 'monthly' } as const
  if (kind === 'galleryPage') return { priority: 0.6, changeFrequency: 'weekly' } as const
  if (kind === 'aboutPage' || kind === 'contactPage')
    return { priority: 0.7, changeFrequency: 'monthly' } as const
  const isPlace = kind === 'city' || kind === 'locationPage'
  return { priority: isPlace ? 0.8 : 0.6, changeFrequency: 'monthly' } as const
}
