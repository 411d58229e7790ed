/** How long the pointer may be away, on its way to the panel, in milliseconds. */
const GRACE = 250
/** A click this soon after the pointer opened a menu is meant to open it, in milliseconds. */
const DOUBLE = 400

/** Menus that open on a click without a script; this adds opening on hover, and closing with Esc and from outside. */
export class DisclosureMenu extends HTMLElement {
  #closing = 0
  #openedAt = 0

  connectedCallback() {
    for (const menu of this.#menus()) this.#followPointer(menu)
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#closeAndReturn()
    })
    // Or else it would still be open for whoever comes back.
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
      // What was opened by a click or a key stays for whoever is in it.
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

  #close() {
    clearTimeout(this.#closing)
    for (const menu of this.#menus()) menu.open = false
  }

  #menus(): HTMLDetailsElement[] {
    return [...this.querySelectorAll('details')]
  }
}
