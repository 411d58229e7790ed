import { z } from 'zod'
import type { Route, Wanted } from '../../site.ts'
import type { Changes } from '../changes.ts'

/** What the sitemap says of a page, as the manifest keeps it; null for a page that is not listed for search engines. */
export async function listing(
  { sitemap }: Route,
  { about }: Wanted,
  changes: Changes,
): Promise<string | null> {
  return sitemap ? JSON.stringify({ changed: await changes.newestOf(about), ...sitemap }) : null
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
