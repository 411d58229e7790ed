/**
 * A row that is scrolled sideways on a phone: there the keyboard comes to it, by the name of its section. Safari alone has no way
 * to it otherwise.
 */
export class ScrollStrip extends HTMLElement {
  connectedCallback() {
    new ResizeObserver(() => this.#follow()).observe(this)
  }

  #follow() {
    const heading = this.closest('section')?.querySelector('h2')?.textContent ?? ''
    const attributes = { role: 'group', tabindex: '0', 'aria-label': heading }
    for (const [name, value] of Object.entries(attributes))
      if (this.scrollWidth > this.clientWidth) this.setAttribute(name, value)
      else this.removeAttribute(name)
  }
}
