/** Puts the map of a map service in the place of our drawing when a visitor presses the button, never before. */
export class MapOnRequest extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector('a')
    if (!link) return
    const button = document.createElement('button')
    button.type = 'button'
    button.className = link.className
    Object.assign(button.dataset, link.dataset)
    button.append(...link.childNodes)
    button.addEventListener('click', () => this.#show())
    const hadFocus = document.activeElement === link
    link.replaceWith(button)
    if (hadFocus) button.focus()
  }

  #show() {
    const { embed = '', title = '' } = this.dataset
    const frame = document.createElement('iframe')
    frame.title = title
    // The map needs its own scripts and tiles, and links that open beside this page; it gets nothing else.
    frame.setAttribute(
      'sandbox',
      'allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts',
    )
    frame.src = embed
    this.replaceChildren(frame)
    frame.focus()
  }
}

customElements.define('map-on-request', MapOnRequest)
