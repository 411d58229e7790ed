import { clientsClaim } from 'workbox-core'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { files, isFile, pictures } from './files.ts'
import { instead, keptSince, otherPages } from './pages.ts'
import { isPageOfShell, keepShell, refreshShell, shellPages } from './shell.ts'

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
