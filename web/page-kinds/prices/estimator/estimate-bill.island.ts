import {
  arithmetic,
  type CountedPrice,
  type Estimate,
  type EstimateLine,
  visitLine,
} from '#content/prices/estimate.ts'
import { formatPrice, type Price, priceParts } from '#content/prices/price.ts'

/** Screen readers hear the total after this pause in typing, in milliseconds. */
const PAUSE = 800

/** The sum beside the fields: a line for each job, where its price comes from, and the total. */
export class EstimateBill {
  readonly #root: HTMLElement
  #telling = 0

  constructor(root: HTMLElement) {
    this.#root = root
  }

  /** `fields` tells where each price of the estimate stands. */
  show({ lines, total, raisedTo }: Estimate, fields: ReadonlyMap<CountedPrice, HTMLInputElement>) {
    const shown = lines.flatMap((line) => this.#line(line, fields.get(line.price)) ?? [])
    this.#part('[data-lines]')?.replaceChildren(...shown)
    const visit = this.#part('[data-visit-line]')
    if (visit) visit.textContent = raisedTo ? visitLine(raisedTo) : ''
    if (total) for (const place of this.#parts('[data-total]')) place.replaceChildren(...totalParts(total))
    for (const part of this.#parts('[data-filled]')) part.hidden = !total
    for (const part of this.#parts('[data-empty]')) part.hidden = Boolean(total)
    if (visit) visit.hidden = !raisedTo
    this.#tellSoon(total ? `Total ${formatPrice(total)}` : '')
  }

  /** The line with the focus was removed: focuses the next one, or the heading of the bill. */
  focusAfterRemoval() {
    const next = this.#part('[data-lines] [data-act=remove]') ?? this.#part('h3')
    next?.focus()
  }

  #line(line: EstimateLine, field: HTMLInputElement | undefined): Node | undefined {
    const { title } = line.price
    const copy = this.#root.querySelector('[data-line] > li')?.cloneNode(true)
    if (!(copy instanceof HTMLElement) || !field) return undefined
    const [name, remove, sum, source] = copy.querySelectorAll<HTMLElement>('[data-part]')
    const group = field.closest('fieldset')
    if (name) name.textContent = title
    if (sum) sum.textContent = arithmetic(line)
    remove?.setAttribute('aria-label', `Remove ${title}`)
    for (const button of [name, remove]) if (button) button.dataset.field = field.name
    if (source) source.textContent = `Price from: ${group?.querySelector('legend')?.textContent}`
    source?.setAttribute('href', group?.dataset.page ?? `#${field.name}`)
    return copy
  }

  #tellSoon(words: string) {
    window.clearTimeout(this.#telling)
    this.#telling = window.setTimeout(() => {
      const status = this.#part('[data-status]')
      if (status) status.textContent = words
    }, PAUSE)
  }

  #part(selector: string) {
    return this.#root.querySelector<HTMLElement>(selector)
  }

  #parts(selector: string) {
    return this.#root.querySelectorAll<HTMLElement>(selector)
  }
}

/** As price tags have it: the amount stands out, and read aloud it is one line. */
function totalParts(total: Price): Node[] {
  const { lead, amount, terms } = priceParts(total)
  return [...small(lead, `${lead} `), new Text(amount), ...small(terms, ` ${terms}`)]
}

function small(words: string, text: string): Node[] {
  if (!words) return []
  const part = document.createElement('small')
  part.textContent = text
  return [part]
}
