/** How long a page is left alone after it has loaded, in milliseconds. */
const PAUSE = 3000

/** Does what can wait until the page has everything that a visitor came for. */
export function whenQuiet(work: () => void): void {
  const start = () => window.setTimeout(work, PAUSE)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
