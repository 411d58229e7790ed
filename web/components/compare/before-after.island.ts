/** A finger that has moved this far sideways drags; until then it may be about to scroll, in pixels. */
const SLACK = 4

/** Two pictures of the same room, one over the other, and a handle that is dragged, tapped beside or moved by keys. */
export class BeforeAfter extends HTMLElement {
  #startedAt: number | undefined
  #drags = false

  connectedCallback() {
    this.#slider.addEventListener('input', () => this.#show(this.#slider.valueAsNumber))
    this.#pair.addEventListener('pointerdown', (event) => this.#touched(event))
    this.#pair.addEventListener('pointermove', (event) => this.#moved(event))
    this.#pair.addEventListener('pointerup', (event) => this.#left(event))
    this.#pair.addEventListener('pointercancel', () => {
      this.#startedAt = undefined
    })
    this.#show(this.#slider.valueAsNumber)
  }

  #touched(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return
    this.#startedAt = event.clientX
    this.#drags = event.pointerType === 'mouse'
    if (!this.#drags) return
    // Not a selection, not a picture to carry away; the keys go on from here.
    event.preventDefault()
    this.#pair.setPointerCapture(event.pointerId)
    this.#slider.focus({ preventScroll: true })
    this.#place(event)
  }

  #moved(event: PointerEvent) {
    if (this.#startedAt === undefined) return
    this.#drags ||= Math.abs(event.clientX - this.#startedAt) > SLACK
    if (this.#drags) this.#place(event)
  }

  /** A tap is a drag without a way. */
  #left(event: PointerEvent) {
    if (this.#startedAt !== undefined) this.#place(event)
    this.#startedAt = undefined
  }

  #place({ clientX }: PointerEvent) {
    const { left, width } = this.#pair.getBoundingClientRect()
    this.#show(100 * Math.min(1, Math.max(0, (clientX - left) / width)))
  }

  /** How much of the width shows the room before, in per cent. */
  #show(before: number) {
    this.#slider.value = String(Math.round(before))
    this.#slider.setAttribute('aria-valuetext', `${100 - Math.round(before)}% after`)
    this.#pair.style.setProperty('--before', `${before}%`)
  }

  get #slider(): HTMLInputElement {
    return this.querySelector('input') ?? missing('slider')
  }

  get #pair(): HTMLElement {
    return this.querySelector<HTMLElement>('[data-pair]') ?? missing('pair of pictures')
  }
}

function missing(part: string): never {
  throw new Error(`<before-after> has no ${part}.`)
}

customElements.define('before-after', BeforeAfter)
