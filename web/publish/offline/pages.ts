import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { singlePages } from '#content/addresses/routes.ts'

/** How many of the pages that a visitor has seen are kept besides the shell's. */
const SEEN = 40

/** When the pages now open were kept, as the server wrote the date; by the id of their window, and only those that were. */
const dates = new Map<string, string>()

const htmlOnly: WorkboxPlugin = {
  // Query parameters only preselect things in scripts; the page is the same.
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).origin + new URL(request.url).pathname,
  cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    const date = cachedResponse?.headers.get('date')
    if (event instanceof FetchEvent && date) dates.set(event.resultingClientId, date)
    return cachedResponse
  },
}

/** Answers with the network's page whenever there is a network, however slow: a kept page may name an older price. */
export function networkFirst(cacheName: string, ...plugins: WorkboxPlugin[]): NetworkFirst {
  return new NetworkFirst({
    cacheName,
    // The kept page is the same for every kind of request that asks for one.
    matchOptions: { ignoreVary: true },
    plugins: [htmlOnly, ...plugins],
  })
}

export const otherPages = networkFirst(
  'pages-seen',
  new ExpirationPlugin({ maxEntries: SEEN, purgeOnQuotaError: true }),
)

/** A page that may be kept: what an editor sees in the preview may not. */
export function isPage({ status, headers }: Response): boolean {
  const isKept = !headers.get('cache-control')?.includes('no-store')
  return status === 200 && isKept && (headers.get('content-type') ?? '').startsWith('text/html')
}

/** The date of the kept page that a window shows, told once; undefined when its page came from the network. */
export function keptSince(client: string): string | undefined {
  const date = dates.get(client)
  dates.delete(client)
  return date
}

/** What a visitor without network gets for a page that was never kept: the ways to reach the business. */
export function instead({ pathname }: URL): Response {
  const { path } = singlePages.contactPage
  return pathname === path ? Response.error() : Response.redirect(`${path}#not-kept`)
}
