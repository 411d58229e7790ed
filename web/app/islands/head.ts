import { chosenTheme, showTheme } from '../../components/layout/theme-choice.island.ts'
import { afterPaint } from '../../components/loading/after-paint.island.ts'
import { layOutLater } from '../../components/loading/lay-out.island.ts'

const ACTS = ['keydown', 'pointerdown'] as const
/**
 * How long pictures may delay the work after the page is parsed, in milliseconds of wall time, because the visitor waits. A phone that is
 * four times slower begins before its pictures are there, which costs them a little of the line and the visitor nothing.
 */
const LONGEST = 1_500

// Stands in the head of each page. The theme is shown before the page is painted, so that a dark page never flashes white.
showTheme(chosenTheme())
layOutLater()

// The islands are preloaded, and start when the page has been painted. Where Next serves a page itself, it preloads scripts of its own.
whenShown(() => {
  const site = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="script"][href^="/islands/"]')
  if (site) import(site.href)
})

/** Runs work that a page can do without, once it is painted with its first picture or at the first interaction. */
function whenShown(work: () => void): void {
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
