import { afterFirstAct } from './after-first-act.ts'
import { layOutNow } from './lay-out-later.ts'

/**
 * Ends `content-visibility: auto` block by block while the browser is idle: then every height is right, for a visitor who
 * scrolls. One who only reads what is there keeps a phone that has nothing to do.
 */
export function layOutRest(): void {
  afterFirstAct(layOutAll, 0)
}

function layOutAll(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')]
  const next = () => {
    const part = parts.shift()
    if (!part) return layOutNow()
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
