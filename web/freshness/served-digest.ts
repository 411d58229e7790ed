import { environment } from '../cms/client.ts'
import { digestHeader, digestName } from '../cms/content-digest.ts'
import type { SiteRoute } from '../cms/routes-on-site.ts'
import { ownRequestHeader, renderedPathHeader } from './own-request.ts'
import { pagesOnSite } from './pages-on-site.ts'

/**
 * The digest of the page that visitors get now, or will get once it is known: null when it is the page for addresses that
 * lead nowhere, undefined when it can't be told. What never was is made because of the question, so that the first visitor
 * gets it as all others do: kept, and without scripts.
 */
export async function servedDigest({ path, kind }: SiteRoute): Promise<string | null | undefined> {
  const response = await ask(path)
  const html = await response.text()
  if (response.status === 404 && kind !== 'notFound') return null
  if (response.status >= 500) return undefined
  return response.headers.get(digestHeader) ?? digestMeta.exec(html)?.[1]
}

/**
 * Renders what is at the path past every cache, and returns when it has taken the place of what visitors got until now.
 * What can't be rendered leaves all as it was.
 */
export async function renderAgain(path: string): Promise<void> {
  const response = await ask(path, {
    // What `response.revalidate()` of Next's older router sends: the one way to render a page that tells when it is done.
    'x-prerender-revalidate': pagesOnSite.renderKey(),
    [renderedPathHeader]: path,
  })
  await response.arrayBuffer()
}

/** Asks for what is made when it is first asked for, so that it is there before a visitor comes. */
export async function renderSoon(path: string): Promise<void> {
  await (await ask(path)).arrayBuffer()
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const [secret = ''] = environment.webhookSecrets
  return fetch(new URL(path, environment.localSiteUrl), {
    // On the same machine packing costs more than it saves.
    headers: { 'accept-encoding': 'identity', [ownRequestHeader]: secret, ...headers },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
}

const digestMeta = new RegExp(`<meta name="${digestName}" content="([^"]+)"`)
