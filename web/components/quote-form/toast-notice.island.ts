/** How long a notice without actions stays, in milliseconds; hovering and focus stop the clock. */
const STAY = 8000
/** Screen readers announce text that is added to a visible live region: the delay after showing it, in milliseconds. */
const BEFORE_WORDS = 100
/** Between two notices, in pixels. */
const GAP = 8

/** A notice in a corner of the screen; one without actions disappears by itself. */
export class ToastNotice extends HTMLElement {
  #words: Node[] = []
  #leaving = 0
  #cameFrom: Element | null = null

  connectedCallback() {
    this.#words = [...(this.#status?.childNodes ?? [])]
    this.querySelector('[data-dismiss]')?.addEventListener('click', () => this.dismiss())
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.dismiss()
    })
    for (const type of ['pointerenter', 'focusin']) this.#panel?.addEventListener(type, () => this.#stay())
    for (const type of ['pointerleave', 'focusout']) this.#panel?.addEventListener(type, () => this.#leave())
  }

  show() {
    this.#cameFrom = document.activeElement
    this.#panel?.hidePopover()
    this.#panel?.style.setProperty('--below', `${heightOfOthers()}px`)
    this.#status?.replaceChildren()
    this.#panel?.showPopover()
    window.setTimeout(() => this.#status?.replaceChildren(...this.#words), BEFORE_WORDS)
    this.#leave()
  }

  dismiss() {
    const hadFocus = this.contains(document.activeElement)
    this.#stay()
    this.#panel?.hidePopover()
    if (hadFocus && this.#cameFrom instanceof HTMLElement) this.#cameFrom.focus()
  }

  #stay() {
    window.clearTimeout(this.#leaving)
  }

  #leave() {
    this.#stay()
    const isLookedAt = this.#panel?.matches(':hover, :focus-within')
    const offers = this.querySelector('[data-act]')
    if (!isLookedAt && !offers) this.#leaving = window.setTimeout(() => this.dismiss(), STAY)
  }

  get #panel() {
    return this.querySelector<HTMLElement>('[popover]')
  }

  get #status() {
    return this.querySelector('[role=status]')
  }
}

/** Notices stand on top of those that are there already, with a gap between them. */
function heightOfOthers(): number {
  const open = document.querySelectorAll('toast-notice > :is(:popover-open, [data-open])')
  return [...open].reduce((sum, notice) => sum + notice.getBoundingClientRect().height + GAP, 0)
}
