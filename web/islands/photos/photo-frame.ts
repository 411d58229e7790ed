/** A picture is fetched when a tenth of it is this close to what is seen. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && target instanceof PhotoFrame) target.show()
    }
  },
  { rootMargin: '50px', threshold: 0.1 },
)

/**
 * Holds a picture back until it is near, pulses while it loads, and says when it can't be had. The style sheet keeps the
 * image of a frame without a state where the browser's own lazy loading does not see it; without this script nothing is held.
 */
export class PhotoFrame extends HTMLElement {
  connectedCallback() {
    const image = this.querySelector('img')
    if (!image) return
    image.addEventListener('load', () => this.#settle('shown'))
    image.addEventListener('error', () => this.#fail(image))
    if (image.complete && image.naturalWidth > 0) this.#settle('shown')
    else if (image.complete) this.#fail(image)
    else if (image.loading === 'lazy') near.observe(this)
    else this.show()
  }

  disconnectedCallback() {
    near.unobserve(this)
  }

  show() {
    near.unobserve(this)
    this.dataset.state ??= 'loading'
  }

  /** The one size that every browser can ask for is tried before the frame gives up. */
  #fail(image: HTMLImageElement) {
    if (!image.srcset) return this.#settle('missing')
    for (const source of this.querySelectorAll('source')) source.remove()
    image.removeAttribute('srcset')
  }

  #settle(state: 'shown' | 'missing') {
    near.unobserve(this)
    this.dataset.state = state
    if (state === 'shown' || this.querySelector('.missing')) return
    const words = document.createElement('span')
    words.className = 'missing'
    words.textContent = 'Image not available'
    this.append(words)
  }
}
