// First: which projects there are to go through is its choice.
import '../gallery/photo-filter.island.ts'
import { afterPaint } from '../loading/after-paint.island.ts'
import { coverPage } from '../loading/cover-page.island.ts'
import { takeOutTemplates } from '../loading/take-out-templates.island.ts'
import { fill, pictureOf } from './photo-sheet.island.ts'
import { whenSwiped } from './swipe.island.ts'

/** What the history says of an entry that a click on a picture has made: the one before it is the page without it. */
const OPENED = 'photo-viewer'

/** Opens a project's picture large, with its details. The address names the project, so that Back closes it. */
class PhotoViewer extends HTMLElement {
  #shown: HTMLAnchorElement | undefined

  connectedCallback() {
    takeOutTemplates(this)
    // It is near. Laid out later (`styles/layout.css`), it would hold back what is to fill the screen.
    this.closest<HTMLElement>('main > *')?.style.setProperty('content-visibility', 'visible')
    this.addEventListener('click', (event) => this.#clicked(event))
    this.addEventListener('keydown', (event) => this.#pressed(event))
    this.#dialog.addEventListener('close', () => this.#closed())
    whenSwiped(this.#stage, (steps) => this.#step(steps))
    for (const type of ['popstate', 'hashchange']) window.addEventListener(type, () => this.#follow())
    this.#follow()
  }

  #clicked(event: MouseEvent) {
    const { target } = event
    if (!(target instanceof Element)) return
    const act = target.closest<HTMLElement>('[data-act]')?.dataset.act
    const link = this.#links.find((candidate) => candidate.contains(target))
    if (link) this.#open(event, link)
    else if (act === 'next') this.#step(1)
    else if (act === 'previous') this.#step(-1)
    else if (act === 'close' || isBeside(event, this.#dialog)) this.#dialog.close()
    else if (target.closest('dialog a')) this.#leave()
  }

  /** A click with a modifier key opens the picture in a new tab or window. */
  #open(event: MouseEvent, link: HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (this.#dialog.open) return
    history.pushState(OPENED, '', anchorOf(link))
    this.#show(link)
  }

  /** A key that comes before the dialog is modal goes to the link, and is meant for the dialog. */
  #pressed(event: KeyboardEvent) {
    if (!this.#dialog.open) return
    this.#becomeModal()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = this.#order
    const place = placeOf(this.#shown, links)
    const last = links.length - 1
    const keys: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -place, End: last - place }
    const steps = keys[event.key]
    if (steps === undefined) return
    event.preventDefault()
    this.#step(steps)
  }

  #step(steps: number) {
    const next = this.#neighbor(steps)
    if (!next || next === this.#shown) return
    history.replaceState(history.state, '', anchorOf(next))
    this.#show(next, steps)
  }

  /** Shows the project that the address names, on arrival and after Back and Forward. */
  #follow() {
    const named = this.#named
    if (!named) this.#dialog.close()
    else if (named !== this.#shown || !this.#dialog.open) this.#show(named)
  }

  #show(link: HTMLAnchorElement, steps = 0) {
    this.#shown = link
    const links = this.#order
    fill(this.#dialog, link, `${placeOf(link, links) + 1} of ${links.length}`)
    this.#dialog.toggleAttribute('data-alone', links.length === 1)
    this.#stage.replaceChildren(pictureOf(link, () => this.#neighbor(Math.sign(steps) || 1)))
    this.#stage.dataset.from = ['before', '', 'after'][Math.sign(steps) + 1]
    this.#dialog.open = true
    this.#dialog.scrollTo(0, 0)
    afterPaint(() => this.#becomeModal())
  }

  /** Once it is painted: to make the page inert, a phone works out every style, which takes longer than an answer to a tap may. */
  #becomeModal() {
    if (!this.#dialog.open || this.#dialog.matches(':modal')) return
    this.#dialog.open = false
    // First: every style is worked out once for both.
    coverPage(true)
    this.#dialog.showModal()
  }

  /** Told in the frame after: until then, Forward may have opened it again. */
  #closed() {
    if (this.#dialog.open) return
    coverPage(false)
    if (this.#named && history.state === OPENED) history.back()
    else if (this.#named) history.replaceState(null, '', location.pathname + location.search)
    // After arrival by the address there is no element to return the focus to.
    const { activeElement } = document
    if (activeElement === document.body || this.#dialog.contains(activeElement)) this.#shown?.focus()
  }

  /** Before a link in it is followed: meanwhile the page must not go back, nor the focus to a picture far from there. */
  #leave() {
    this.#shown = undefined
    history.replaceState(null, '', location.pathname + location.search)
    this.#dialog.close()
  }

  #neighbor(steps: number): HTMLAnchorElement | undefined {
    const links = this.#order
    return links.at((placeOf(this.#shown, links) + steps) % links.length)
  }

  /** The projects that the filter shows; all of them when the address names one that it does not. */
  get #order(): HTMLAnchorElement[] {
    const offered = this.#links.filter((link) => link.getClientRects().length > 0)
    return this.#shown && !offered.includes(this.#shown) ? this.#links : offered
  }

  get #named(): HTMLAnchorElement | undefined {
    return this.#links.find((link) => anchorOf(link) === location.hash)
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')]
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog') ?? missing('dialog')
  }

  get #stage(): HTMLElement {
    return this.querySelector<HTMLElement>('[data-stage]') ?? missing('stage')
  }
}

const placeOf = (link: Element | undefined, links: readonly Element[]) => (link ? links.indexOf(link) : -1)
const itemOf = (link: Element) => link.closest('[data-item]') ?? missing('project')
const anchorOf = (link: Element) => `#${itemOf(link).id}`

/** A click on the backdrop; clicks by keyboard hit the focused element. */
function isBeside({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

function missing(part: string): never {
  throw new Error(`<photo-viewer> has no ${part}.`)
}

customElements.define('photo-viewer', PhotoViewer)
