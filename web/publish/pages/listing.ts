import { z } from 'zod'
import type { Wanted } from '../../cms/ask.ts'
import type { SiteRoute } from '../../cms/published/published-routes.ts'
import { weightOf } from '../../head/sitemap-weight.ts'
import type { Changes } from '../changes.ts'

/** What the sitemap says of a page, as the manifest keeps it; null for a page that search engines are not told of. */
export async function listing(route: SiteRoute, { about }: Wanted, changes: Changes): Promise<string | null> {
  if (!route.isListed) return null
  const { priority, changeFrequency } = weightOf(route)
  return JSON.stringify({ changed: await changes.newestOf(about), frequency: changeFrequency, priority })
}

const kept = z.object({ changed: z.string(), frequency: z.string(), priority: z.number() })

export function readListing({
  path,
  listed,
}: {
  path: string
  listed: string
}): z.infer<typeof kept> & { path: string } {
  return { path, ...kept.parse(JSON.parse(listed)) }
}
