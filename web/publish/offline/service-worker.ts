import { clientsClaim } from 'workbox-core'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { singlePages } from '#content/addresses/routes.ts'
import { files, isFile, keepNamed, pictures } from './files.ts'
import { instead, isPage, keptSince, networkFirst, otherPages } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell(event))
  self.skipWaiting()
})
clientsClaim()

registerRoute(
  ({ request }) => request.mode === 'navigate',
  (navigation) => {
    const answer = (isPageOfShell(navigation.url) ? shellPages : otherPages).handle(navigation)
    navigation.event.waitUntil(refreshShell(navigation.event))
    return answer
  },
)
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url), files)
registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', pictures)
setCatchHandler(async ({ request, url }) => (request.mode === 'navigate' ? instead(url) : Response.error()))

// A page asks whether it came from the cache, for it can't tell by itself.
self.addEventListener('message', ({ source, ports }) => {
  if (source instanceof Client) ports[0]?.postMessage(keptSince(source.id))
})

/** Pages that are kept whether the visitor has seen them or not. */
const SHELL: readonly string[] = [singlePages.contactPage.path, singlePages.pricesPage.path]
const CACHE = 'pages-of-shell'
const GONE = [404, 410]
/** The age at which a page of the shell is fetched again while the visitor is online, in milliseconds. */
const FRESH = 10 * 60_000

const shellPages = networkFirst(CACHE)

const isPageOfShell = (url: URL) => SHELL.includes(url.pathname)

/** Fetches the pages of the shell with everything that they need to look and act right. */
async function keepShell(event: ExtendableEvent): Promise<void> {
  await Promise.all(SHELL.map((path) => keepPage(path, event)))
}

/** Fetches those pages of the shell that have grown old; without a network they stay as they are. */
async function refreshShell(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const path of SHELL) {
    const kept = await cache.match(path, { ignoreVary: true })
    const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '')
    if (age < FRESH) continue
    await keepPage(path, event).catch((error) => console.info(`${path} stays as it was kept.`, error))
  }
}

async function keepPage(path: string, event: ExtendableEvent): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache' })
  const cache = await caches.open(CACHE)
  // The owner may hide a page that once was there, and may lead its address to another one.
  if (response.redirected || GONE.includes(response.status)) return void (await cache.delete(path))
  if (!isPage(response)) throw new Error(`${path} was answered with ${response.status}.`)
  const html = await response.clone().text()
  await cache.put(path, response)
  await keepNamed(event, html, response.url)
}
