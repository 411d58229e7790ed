const ACTS = ['keydown', 'pointerdown'] as const
/** How long a picture may keep the work waiting once the page is there, in milliseconds. */
const LONGEST = 1_500

/** Does what a page can be read without once it is painted with its first picture, or when the visitor acts. */
export function whenShown(work: () => void): void {
  const waiting = new AbortController()
  const start = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    work()
  }
  window.addEventListener('load', () => afterPaint(start))
  document.addEventListener('DOMContentLoaded', () => {
    const { signal } = waiting
    for (const act of ACTS) window.addEventListener(act, start, { capture: true, signal })
    setTimeout(start, LONGEST)
  })
}

/** What has been asked for in a frame comes after it is painted; a page that nobody sees has no frames. */
function afterPaint(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
