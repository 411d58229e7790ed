import { environment } from '../store/client.ts'
import { digestHeader, digestName } from '../store/content-digest.ts'
import type { SiteRoute } from '../store/routes-on-site.ts'
import { firstRenderHeader } from './first-render.ts'

/**
 * The digest of the page that visitors get now, or will get once it is known: null when it is the page for addresses that
 * lead nowhere, undefined when it can't be told. Whatever is stale is rendered again because of the question, and what never
 * was is made, so that the first visitor gets it as all others do: kept, and without scripts.
 */
export async function servedDigest({ path, kind }: SiteRoute): Promise<string | null | undefined> {
  const [secret = ''] = environment.webhookSecrets
  const response = await ask(path, { [firstRenderHeader]: secret })
  const html = await response.text()
  if (response.status === 404 && kind !== 'notFound') return null
  if (response.status >= 500) return undefined
  return response.headers.get(digestHeader) ?? digestMeta.exec(html)?.[1]
}

/** Asks for what is stale, so that it is made again before a visitor comes. */
export async function renderSoon(path: string): Promise<void> {
  await (await ask(path)).text()
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, environment.localSiteUrl), {
    // On the same machine packing costs more than it saves.
    headers: { 'accept-encoding': 'identity', ...headers },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
}

const digestMeta = new RegExp(`<meta name="${digestName}" content="([^"]+)"`)
