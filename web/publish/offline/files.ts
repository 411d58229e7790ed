import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

const FILE = /^\/(?:_next\/static|islands)\//
/** The name of a file as it stands in HTML, styles and scripts. */
const NAME = /["'(`]([^"'()`\s]+\.(?:css|js|woff2))["')`]/g
const READABLE = /\.(?:css|js)$/

/** Styles, fonts and scripts carry their content in their names, so a kept one is never old. */
export const files = new CacheFirst({
  cacheName: 'files',
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
})

export const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
})

export const isFile = (url: URL) => FILE.test(url.pathname)

/** Keeps the files that a text names, those that they name in turn, and so on: styles name fonts, scripts name scripts. */
export async function keepNamed(
  event: ExtendableEvent,
  text: string,
  base: string,
  seen = new Set<string>(),
): Promise<void> {
  const fresh: string[] = []
  for (const [, name = ''] of text.matchAll(NAME)) {
    const url = new URL(name, base)
    if (url.origin !== location.origin || !isFile(url) || seen.has(url.href)) continue
    seen.add(url.href)
    fresh.push(url.href)
  }
  await Promise.all(
    fresh.map(async (href) => {
      const file = await files.handle({ event, request: new Request(href) })
      if (READABLE.test(href)) await keepNamed(event, await file.clone().text(), href, seen)
    }),
  )
}
