/** A popover that keeps the focus inside while it is open: everything else on the page is out of reach. */
export class OffCanvas extends HTMLElement {
  connectedCallback() {
    const panel = this.querySelector<HTMLElement>('[popover]')
    // Before, not after: the browser gives the focus back while it closes, and can't give it to what is out of reach.
    panel?.addEventListener('beforetoggle', (event) => {
      if (event instanceof ToggleEvent) this.#setBackground(event.newState === 'open')
    })
    // A tap beside it leaves the focus nowhere.
    panel?.addEventListener('toggle', () => {
      if (document.activeElement !== document.body || panel.matches(':popover-open')) return
      document.querySelector<HTMLElement>(`[popovertarget=${panel.id}]`)?.focus()
    })
    panel?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) panel.hidePopover()
    })
    // A window that grows hides the menu and its button: nothing must stay out of reach.
    matchMedia('(width >= 64rem)').addEventListener('change', () => panel?.hidePopover())
  }

  #setBackground(inert: boolean) {
    for (const part of document.body.children)
      if (part instanceof HTMLElement && part !== this) part.inert = inert
  }
}
