import { calendarDay } from '#content/hours/business-clock.ts'
import { openState } from '#content/hours/open-now.ts'
import { hoursOnPage } from './hours-on-page.island.ts'

/** In milliseconds. */
const MINUTE = 60_000

/** Says whether the business is open, from the hours that stand once on the page, and says it again at every full minute. */
export class OpenNow extends HTMLElement {
  #timer = 0

  connectedCallback() {
    this.#show()
    document.addEventListener('visibilitychange', this.#show)
  }

  disconnectedCallback() {
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#show)
  }

  // At each minute rather than at the next opening: no time has to be counted back from Charlotte's clock.
  readonly #show = () => {
    clearTimeout(this.#timer)
    if (document.hidden) return
    const hours = hoursOnPage()
    this.#endNotice()
    hideWhatIsOver()
    const state = hours && openState(hours, new Date())
    if (!state) return
    this.dataset.state = state.isOpen ? 'open' : 'closed'
    this.#write('words', state.words)
    this.#write('more', state.more)
    this.#timer = window.setTimeout(this.#show, MINUTE - (Date.now() % MINUTE))
  }

  /** A page that stays open, or was kept for want of a network, outlives a notice. */
  #endNotice() {
    const notice = this.querySelector<HTMLElement>('[data-notice]')
    if (!notice || Date.now() < Date.parse(notice.dataset.notice ?? '')) return
    notice.nextElementSibling?.removeAttribute('hidden')
    notice.remove()
  }

  #write(place: string, words: string) {
    const element = this.querySelector(`[data-${place}]`)
    if (element && element.textContent !== words) element.textContent = words
  }
}

/** Holidays of the past stay in the page until the owner takes them out. */
function hideWhatIsOver() {
  const today = calendarDay(new Date())
  for (const line of document.querySelectorAll<HTMLElement>('[data-until]'))
    line.hidden = (line.dataset.until ?? today) < today
}
