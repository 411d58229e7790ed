/**
 * Ends `content-visibility: auto` block by block while the browser is idle: then every height is right, and the whole page
 * can be printed, searched and captured.
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
  const next = () => {
    const part = parts.shift()
    if (!part) return
    part.style.contentVisibility = 'visible'
    // Laid out in the next frame: two in one frame would keep a phone busy for too long.
    requestAnimationFrame(() => whenIdle(next))
  }
  if (document.readyState === 'complete') whenIdle(next)
  else window.addEventListener('load', () => whenIdle(next))
}

/** Safari knows no idle time. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act)
  else setTimeout(act, 50)
}
