import { afterPaint } from '../loading/after-paint.island.ts'
import { coverPage } from '../loading/cover-page.island.ts'

/** From here on the menu is a line of the header; a breakpoint of `web/styles`. */
const wide = matchMedia('(width >= 64rem)')
/**
 * How long the pointer may leave a panel's title on its way to the panel, in milliseconds. Wall time, as of a hand; on a machine that is
 * four times slower the panel stays open a little longer, since what the pointer did is handled before a timer.
 */
const GRACE = 250
/**
 * A click this soon after the pointer came to a panel is meant to open it, not to close it, in milliseconds. Counted between what the
 * hand did, not between when a slow machine came to handle it.
 */
const DOUBLE = 400
/** In a browser without popovers, it is the attribute that says so (`popovers.island.ts`). */
const OPEN = ':is(:popover-open, [data-open])'

/**
 * The menu opens on a click without a script. On wide screens this opens its panels on hover too, and closes them with Esc and from
 * outside; on others it keeps the focus in the open menu, because everything else on the page is inert.
 */
export class SiteMenu extends HTMLElement {
  #closing = 0
  #enteredAt = Number.NEGATIVE_INFINITY

  connectedCallback() {
    const menu = this.querySelector<HTMLElement>('[popover]')
    if (menu) this.#followMenu(menu)
    for (const panel of this.#panels()) {
      this.#followPointer(panel)
      // Firefox before 130, Safari before 17.2 and Chrome before 120 leave the others open, though they share a name.
      panel.addEventListener('toggle', () => this.#closeOthers(panel))
    }
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#closeAndReturn()
    })
    // Otherwise it would still be open after Back, from the back/forward cache.
    window.addEventListener('pagehide', () => this.#closePanels())
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, ({ target }) => {
        const isInside = this.#panels().some((panel) => target instanceof Node && panel.contains(target))
        if (wide.matches && !isInside) this.#closePanels()
      })
  }

  #followMenu(menu: HTMLElement) {
    // Closing, on `beforetoggle`: the browser returns the focus meanwhile, and can't return it to an inert element. Opening, once the
    // menu is painted: a phone works out the style of each element anew that becomes inert, which a tap need not wait for.
    menu.addEventListener('beforetoggle', (event) => {
      if (!('newState' in event)) return
      if (event.newState === 'open') afterPaint(() => this.#setBackground(menu.matches(OPEN)))
      else this.#setBackground(false)
    })
    // Opened before this script came.
    if (menu.matches(OPEN)) this.#setBackground(true)
    // A tap outside leaves the focus on the body.
    menu.addEventListener('toggle', () => {
      if (document.activeElement !== document.body || menu.matches(OPEN)) return
      document.querySelector<HTMLElement>(`[popovertarget=${menu.id}]:not([popovertargetaction])`)?.focus()
    })
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a') && menu.matches(OPEN)) menu.hidePopover()
    })
    // In a wider window the menu does not slide in: nothing may stay inert.
    wide.addEventListener('change', () => {
      if (menu.matches(OPEN)) menu.hidePopover()
      this.#closePanels()
    })
  }

  /** All of the page but the menu. */
  #setBackground(inert: boolean) {
    coverPage(inert)
    for (let part: Element = this; part.parentElement && part !== document.body; part = part.parentElement)
      for (const beside of part.parentElement.children)
        if (beside instanceof HTMLElement && beside !== part) beside.inert = inert
  }

  #followPointer(panel: HTMLDetailsElement) {
    panel.addEventListener('pointerenter', ({ pointerType, timeStamp }) => {
      if (pointerType !== 'mouse' || !wide.matches || !matchMedia('(hover: hover)').matches) return
      clearTimeout(this.#closing)
      if (panel.open) return
      panel.open = true
      this.#enteredAt = timeStamp
    })
    panel.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse' || !wide.matches) return
      clearTimeout(this.#closing)
      // A panel that was opened by click or key does not close when the pointer leaves.
      if (panel.contains(document.activeElement)) return
      this.#closing = window.setTimeout(() => this.#closePanels(), GRACE)
    })
    panel.querySelector('summary')?.addEventListener('click', (event) => {
      if (panel.open && event.timeStamp - this.#enteredAt < DOUBLE) event.preventDefault()
    })
  }

  #closeAndReturn() {
    const open = this.#panels().find((panel) => panel.open)
    const hadFocus = open?.contains(document.activeElement)
    this.#closePanels()
    if (wide.matches && hadFocus) open?.querySelector('summary')?.focus()
  }

  #closeOthers(panel: HTMLDetailsElement) {
    if (panel.open) for (const other of this.#panels()) other.open = other === panel
  }

  #closePanels() {
    clearTimeout(this.#closing)
    for (const panel of this.#panels()) panel.open = false
  }

  #panels(): HTMLDetailsElement[] {
    return [...this.querySelectorAll('details')]
  }
}
