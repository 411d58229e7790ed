import { environment } from '../store/client.ts'
import { digestName } from '../store/content-digest.ts'
import type { SiteRoute } from '../store/routes-on-site.ts'

/**
 * The digest of the page that visitors get now: null when they get the page for addresses that lead nowhere instead,
 * undefined when it can't be told. Whatever is stale is rendered again because of the question.
 */
export async function servedDigest({ path, kind }: SiteRoute): Promise<string | null | undefined> {
  const response = await fetch(new URL(path, environment.localSiteUrl), {
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const html = await response.text()
  if (response.status === 404 && kind !== 'notFound') return null
  return response.status < 500 ? digestMeta.exec(html)?.[1] : undefined
}

const digestMeta = new RegExp(`<meta name="${digestName}" content="([^"]+)"`)
