import { afterFirstAct } from './after-first-act.island.ts'

/** What moves the focus: to a part whose place on the screen would change under it, as the parts above it get their heights. */
const BEFORE_FOCUS = ['keydown', 'submit']

/**
 * Lets the browser lay out what is far below the screen later (`styles/layout.css`). A visitor who follows a link into the page, or
 * goes through it by keyboard, needs every height to be right at once, and so does the browser that scrolls to where the visitor
 * was before a reload or Back.
 */
export function layOutLater(): void {
  if (location.hash !== '' || isReturn()) return
  document.documentElement.dataset.layout = 'later'
  for (const act of BEFORE_FOCUS) window.addEventListener(act, layOutNow, { capture: true, once: true })
  window.addEventListener('click', followed, true)
  window.addEventListener('hashchange', jumped)
}

function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
}

function layOutNow(): void {
  delete document.documentElement.dataset.layout
}

function followed({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) layOutNow()
}

/** By an address that was typed, say: the browser went to where the place was before the parts above it had their heights. */
function jumped(): void {
  if (document.documentElement.dataset.layout === undefined) return
  layOutNow()
  document.querySelector(':target')?.scrollIntoView()
}

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
