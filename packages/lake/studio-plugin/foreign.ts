import { carryListenersOverOneSocket } from './listener-socket.ts'

/**
 * Runs before a Studio, or a page of a site, that was made for Sanity's hosts and knows nothing of us: what it asks there goes to the
 * lake at its own origin, and a Studio's event streams over one connection.
 */
const API = /^(https|wss):\/\/(?:[\w-]+\.)?(?:api|apicdn)\.sanity\.io(?=\/)/
const PICTURES = /https:\/\/cdn\.sanity\.io(?=\/(?:images|files)\/)/g
/** Milliseconds after the load of a page. */
const TAKES_OVER = 500
const lake = `${location.origin}/lake`

const isOfSite = document.currentScript?.dataset.servedBy === 'site'

// The socket is for who has logged in. A site's page need not have, unless it holds a Studio.
carryListenersOverOneSocket(
  lake,
  () => undefined,
  (init) => !isOfSite || init?.credentials === 'include',
)
redirectFetch(globalThis.fetch.bind(globalThis))
globalThis.WebSocket = new Proxy(WebSocket, {
  construct: (Socket, [address, protocols]) => new Socket(atHome(String(address)), protocols),
})
globalThis.EventSource = new Proxy(EventSource, {
  construct: (Source, [address, options]) => new Source(atHome(String(address)), options),
})
XMLHttpRequest.prototype.open = new Proxy(XMLHttpRequest.prototype.open, {
  apply: (open, request, [method, address, ...rest]: unknown[]) =>
    Reflect.apply(open, request, [method, atHome(String(address)), ...rest]),
})
redirectPictures()
// One that was in the HTML was asked for before its address could be changed.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && onceTakenOver(() => askAtHome(target)),
  true,
)

function atHome(address: string): string {
  return address
    .replace(API, (_, scheme: string) => (scheme === 'wss' ? lake.replace(/^http/, 'ws') : lake))
    .replaceAll(PICTURES, lake)
}

function redirectFetch(fetchAtHome: typeof fetch): void {
  globalThis.fetch = (input, init) =>
    input instanceof Request
      ? fetchAtHome(new Request(atHome(input.url), input), init)
      : fetchAtHome(atHome(String(input)), init)
}

/** Pictures are asked for by the browser itself, by attributes that React sets in either way. */
function redirectPictures(): void {
  Element.prototype.setAttribute = new Proxy(Element.prototype.setAttribute, {
    apply: (set, element, [name, value]: unknown[]) =>
      Reflect.apply(set, element, [
        name,
        element instanceof HTMLImageElement ? atHome(String(value)) : value,
      ]),
  })
  for (const name of ['src', 'srcset']) {
    const property = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, name) ?? {}
    const set = function (this: HTMLImageElement, value: unknown): void {
      property.set?.call(this, atHome(String(value)))
    }
    Object.defineProperty(HTMLImageElement.prototype, name, { ...property, set })
  }
}

/** React compares the HTML with what it would make of it when it takes the page over, after the scripts have come. */
function onceTakenOver(act: () => void): void {
  const soon = () => setTimeout(act, TAKES_OVER)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

function askAtHome(image: HTMLImageElement): void {
  for (const name of ['srcset', 'src']) {
    const address = image.getAttribute(name) ?? ''
    if (atHome(address) !== address) image.setAttribute(name, address)
  }
}
