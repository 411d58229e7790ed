/** What the address ends with when the page that was asked for is not kept, and this one is shown instead. */
const NOT_KEPT = '#not-kept'
const WORKER = '/service-worker.js'
/** Screen readers announce text that is added to a region they know: the delay after showing it, in milliseconds. */
const BEFORE_WORDS = 100

declare global {
  interface Window {
    /** Not in every browser. What its policies return stands for text where text is asked for. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrls): ScriptUrls }
  }
}
type ScriptUrls = { createScriptURL(url: string): string }

/** Keeps pages for visitors without network while the page says so, and takes all of it away when it no longer does. */
export async function followOfflineSwitch(): Promise<void> {
  if (!document.querySelector('offline-pages')) return forgetAll()
  if (navigator.serviceWorker.controller) tellWhenKept(navigator.serviceWorker.controller)
  await navigator.serviceWorker.register(trustedWorker(), { updateViaCache: 'none' })
}

/** The one policy that the security headers allow makes this one address. */
function trustedWorker(): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

async function forgetAll(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
  // Firefox before 126 can't list them.
  for (const { name } of (await indexedDB.databases?.()) ?? []) if (name) indexedDB.deleteDatabase(name)
}

/** The worker alone knows whether this page came from the network. */
function tellWhenKept(worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    if (typeof data === 'string') tell(new Date(data))
  }
  worker.postMessage('Since when is this page kept?', [port2])
}

function tell(kept: Date): void {
  const instead = location.hash === NOT_KEPT
  if (instead) history.replaceState(null, '', location.pathname)
  const note = document.createElement('p')
  note.className = 'bg-brand-wash px-gutter py-3 text-center text-sm text-ink empty:p-0'
  note.setAttribute('role', 'status')
  document.body.prepend(note)
  const when = kept.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
  const words = instead
    ? 'You’re offline, and that page isn’t saved on this device. Here’s how to reach us.'
    : `You’re offline. This is the page as of ${when}.`
  window.setTimeout(() => {
    note.textContent ||= words
  }, BEFORE_WORDS)
  window.addEventListener('online', () => offerFresh(note), { once: true })
}

function offerFresh(note: HTMLElement): void {
  const link = document.createElement('a')
  link.href = location.pathname
  link.textContent = 'Show the latest version'
  note.replaceChildren('You’re back online. ', link)
}
