import { SiteMenu } from '../../components/layout/site-menu.island.ts'
import { ThemeSwitch } from '../../components/layout/theme-switch.island.ts'
import { afterFirstAct } from '../../components/loading/after-first-act.island.ts'
import { layOutRest } from '../../components/loading/lay-out.island.ts'
import { loadWhenNear } from '../../components/loading/load-when-near.island.ts'
import { OpenNow } from '../../components/opening-hours/open-now.island.ts'
import { followFrames } from '../../components/picture/photo-frame.island.ts'
import { followFolds, followSwipeRows } from '../../components/text/folds.island.ts'
import { QuestionList } from '../../sections/questions/question-list.island.ts'

/** Logs the address that has no page, for the person who looks into it. */
class MissingPage extends HTMLElement {
  connectedCallback() {
    console.error(`404: there is no page at ${location.pathname}`)
  }
}

class PrintPage extends HTMLElement {
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', () => print())
  }
}

/**
 * The bar of call, text and quote on phones: away while the page's first buttons, which are the same, are on the screen, or the one
 * that sends a form.
 */
class ActionBar extends HTMLElement {
  connectedCallback() {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
      this.toggleAttribute('data-away', seen.size > 0)
    })
    const first = document.querySelector('[data-section="hero"] [data-button]')?.parentElement
    for (const button of [first, ...document.querySelectorAll('quote-form [type="submit"]')])
      if (button) observer.observe(button)
  }
}

/** The style sheet shows and hides a tooltip; Escape hides it until the focus or the pointer moves on. */
class ToolTip extends HTMLElement {
  connectedCallback() {
    for (const turn of ['pointerleave', 'focusout']) {
      this.addEventListener(turn, () => delete this.dataset.dismissed)
    }
    document.addEventListener('keydown', this.#dismiss)
  }

  disconnectedCallback() {
    document.removeEventListener('keydown', this.#dismiss)
  }

  readonly #dismiss = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && this.matches(':hover, :focus-within')) this.dataset.dismissed = ''
  }
}

/** Elements that may be used or seen at once. */
const elements = {
  'site-menu': SiteMenu,
  'action-bar': ActionBar,
  'theme-switch': ThemeSwitch,
  'open-now': OpenNow,
  'tool-tip': ToolTip,
  'question-list': QuestionList,
  'missing-page': MissingPage,
  'print-page': PrintPage,
}

/** Elements whose modules are fetched when the visitor comes near. */
const modules = {
  'before-after': () => import('../../components/compare/before-after.island.ts'),
  'photo-viewer': () => import('../../components/photo-viewer/photo-viewer.island.ts'),
  'quote-form': () => import('../../components/quote-form/quote-form.island.ts'),
  'map-on-request': () => import('../../components/area-map/map-on-request.island.ts'),
  'zip-check': () => import('../../components/zip-check/zip-check.island.ts'),
  'price-estimate': () => import('../../page-kinds/prices/estimator/price-estimate.island.ts'),
}

function followOffline() {
  if (!('serviceWorker' in navigator)) return
  const follow = () => import('./offline-pages.ts').then(({ followOfflineSwitch }) => followOfflineSwitch())
  // A page that was kept says so at once; keeping pages and clearing them away can wait.
  if (navigator.serviceWorker.controller) follow()
  else
    afterFirstAct(async () => {
      if (document.querySelector('offline-pages') || (await caches.keys()).length > 0) await follow()
    })
}

function bringPopovers() {
  if (!('popover' in HTMLElement.prototype))
    import('../../components/layout/popovers.island.ts').then(({ bring }) => bring())
}

// Elements that are on the page start when they are defined: all in one task would keep a phone busy for a tenth of a second.
inTurn([
  bringPopovers,
  followFolds,
  followSwipeRows,
  followFrames,
  ...Object.entries(elements).map((element) => () => customElements.define(...element)),
  ...Object.entries(modules).map((module) => () => loadWhenNear(...module)),
  followOffline,
  layOutRest,
])

/** Runs each piece of work in a task of its own, so that the page answers the visitor between any two of them. */
async function inTurn(pieces: readonly (() => void)[]): Promise<void> {
  for (const piece of pieces) {
    piece()
    await pause()
  }
}

/** Safari does not know `scheduler`, whose pauses end before other work that waits. */
function pause(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}
