import { environment } from '../store/client.ts'
import { digestName } from '../store/content-digest.ts'

/**
 * The digest of the page that visitors get now: null when they get the 404 page, undefined when it can't be told.
 * Whatever is stale is rendered again because of the question.
 */
export async function servedDigest(path: string): Promise<string | null | undefined> {
  const response = await fetch(new URL(path, environment.localSiteUrl), {
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  const html = await response.text()
  if (response.status === 404) return null
  return response.ok ? digestMeta.exec(html)?.[1] : undefined
}

const digestMeta = new RegExp(`<meta name="${digestName}" content="([^"]+)"`)
