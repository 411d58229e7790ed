/** How long the pointer may leave the menu on its way to the panel, in milliseconds. */
const GRACE = 250
/** A click this soon after hovering opened a menu is meant to open it, not to close it, in milliseconds. */
const DOUBLE = 400

/** Menus that open on a click without a script; this adds opening on hover, and closing with Esc and from outside. */
export class DisclosureMenu extends HTMLElement {
  #closing = 0
  #openedAt = 0

  connectedCallback() {
    for (const menu of this.#menus()) {
      this.#followPointer(menu)
      // Firefox before 130, Safari before 17.2 and Chrome before 120 leave the others open, though they share a name.
      menu.addEventListener('toggle', () => this.#closeOthers(menu))
    }
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#closeAndReturn()
    })
    // Otherwise it would still be open after Back, from the back/forward cache.
    window.addEventListener('pagehide', () => this.#close())
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, ({ target }) => {
        if (!(target instanceof Node && this.contains(target))) this.#close()
      })
    }
  }

  #followPointer(menu: HTMLDetailsElement) {
    menu.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse' || !matchMedia('(hover: hover)').matches) return
      clearTimeout(this.#closing)
      if (menu.open) return
      menu.open = true
      this.#openedAt = Date.now()
    })
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse') return
      clearTimeout(this.#closing)
      // A menu that was opened by click or key does not close when the pointer leaves.
      if (menu.contains(document.activeElement)) return
      this.#closing = window.setTimeout(() => this.#close(), GRACE)
    })
    menu.querySelector('summary')?.addEventListener('click', (event) => {
      if (menu.open && Date.now() - this.#openedAt < DOUBLE) event.preventDefault()
    })
  }

  #closeAndReturn() {
    const open = this.#menus().find((menu) => menu.open)
    const hadFocus = open?.contains(document.activeElement)
    this.#close()
    if (hadFocus) open?.querySelector('summary')?.focus()
  }

  #closeOthers(menu: HTMLDetailsElement) {
    if (menu.open) for (const other of this.#menus()) other.open = other === menu
  }

  #close() {
    clearTimeout(this.#closing)
    for (const menu of this.#menus()) menu.open = false
  }

  #menus(): HTMLDetailsElement[] {
    return [...this.querySelectorAll('details')]
  }
}
