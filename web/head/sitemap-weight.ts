import { isRoutableType, pageRows, type SitemapWeight } from '#content/addresses/routes.ts'
import type { PageKind } from '#content/documents/shown-on.ts'

type Weighed = { kind: PageKind; isMain?: boolean; params: Readonly<Record<string, string>> }

/** What the sitemap says of a page: how much it matters among the others, and how often it changes. */
export function weightOf({ kind, isMain, params }: Weighed): SitemapWeight {
  const isMaintenance = kind === 'service' && params.slug?.split('/')[0] === 'maintenance'
  if (isMaintenance) return { priority: 0.8, changeFrequency: 'monthly' }
  if (isMain) return { priority: 0.9, changeFrequency: 'monthly' }
  return (isRoutableType(kind) && pageRows[kind].sitemap) || { priority: 0.6, changeFrequency: 'monthly' }
}
