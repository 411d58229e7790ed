/** Tells what has become of a picture, so that it pulses while it loads and says when it can't be had. */
export class PhotoFrame extends HTMLElement {
  connectedCallback() {
    const image = this.querySelector('img')
    if (!image) return
    image.addEventListener('load', () => delete this.dataset.state)
    image.addEventListener('error', () => this.#miss())
    if (!image.complete) this.dataset.state = 'loading'
    else if (image.naturalWidth === 0) this.#miss()
  }

  #miss() {
    this.dataset.state = 'missing'
    const words = document.createElement('span')
    words.className = 'missing'
    words.textContent = 'Image not available'
    this.append(words)
  }
}
