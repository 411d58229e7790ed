import { coverPage } from '../cover-page.ts'

/** In a browser without popovers, it is the attribute that says so (`popovers.ts`). */
const OPEN = ':is(:popover-open, [data-open])'

/** A popover that traps the focus while it is open: everything else on the page is inert. */
export class OffCanvas extends HTMLElement {
  connectedCallback() {
    const panel = this.querySelector<HTMLElement>('[popover]')
    // On `beforetoggle`: the browser returns the focus while closing, and can't return it to an inert element.
    panel?.addEventListener('beforetoggle', (event) => {
      if ('newState' in event) this.#setBackground(event.newState === 'open')
    })
    // Opened before this script came.
    if (panel?.matches(OPEN)) this.#setBackground(true)
    // A tap outside leaves the focus on the body.
    panel?.addEventListener('toggle', () => {
      if (document.activeElement !== document.body || panel.matches(OPEN)) return
      document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]`)?.focus()
    })
    panel?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) panel.hidePopover()
    })
    // In a wider window the menu and its button are hidden: nothing may stay inert.
    matchMedia('(width >= 64rem)').addEventListener('change', () => panel?.hidePopover())
  }

  #setBackground(inert: boolean) {
    coverPage(inert)
    for (const part of document.body.children)
      if (part instanceof HTMLElement && part !== this) part.inert = inert
  }
}
