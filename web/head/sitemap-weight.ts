import type { PageKind } from '#content/documents/shown-on.ts'

type Weighed = { kind: PageKind; isMain?: boolean; params: Readonly<Record<string, string>> }

/** What the sitemap says of a page: how much it matters among the others, and how often it changes. */
export function weightOf({ kind, isMain, params }: Weighed) {
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
