/**
 * Lays out what the styles leave for later, part by part while nothing else is to be done: then every height is right, and
 * the whole page can be printed, searched and photographed.
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
  const next = () => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  if (document.readyState === 'complete') whenIdle(next)
  else window.addEventListener('load', () => whenIdle(next))
}

/** Safari knows no idle time. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act)
  else setTimeout(act, 50)
}
