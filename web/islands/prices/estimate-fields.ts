import type { CountedPrice } from '#content/prices/estimate.ts'
import { countIn, UNREADABLE } from '#content/prices/measure.ts'
import { type Price, priceKinds, priceUnits } from '#content/prices/price.ts'

/** The price that a field multiplies, from the field's data attributes. */
export function priceAt({ dataset, name }: HTMLInputElement): CountedPrice {
  const kind = priceKinds.find((known) => known === dataset.kind)
  const unit = priceUnits.find((known) => known === dataset.unit)
  if (!kind || !unit) throw new Error(`The field ${name} has no price.`)
  return {
    title: dataset.title ?? '',
    kind,
    unit,
    minimum: numberIn(dataset.minimum),
    maximum: numberIn(dataset.maximum),
    openEnded: dataset.openEnded !== undefined,
    unitInFull: null,
    leastUnits: numberIn(dataset.least),
    terms: dataset.terms ?? null,
    label: null,
  }
}

/** What a visit costs at least, when the page says so. */
export function visitOf({ dataset }: HTMLElement): Price | null {
  const kind = priceKinds.find((known) => known === dataset.visitKind)
  if (!kind) return null
  return {
    title: dataset.visit ?? '',
    kind,
    minimum: numberIn(dataset.visitMinimum),
    maximum: null,
    openEnded: null,
    unit: 'job',
    unitInFull: null,
    terms: null,
    label: null,
  }
}

/** The number in a field; anything else counts as 0. */
export function countOf(field: HTMLInputElement): { count: number; problem: string } {
  const read = field.validity.badInput ? { problem: UNREADABLE } : countIn(field.value, priceAt(field).unit)
  return 'problem' in read ? { count: 0, problem: read.problem } : { count: read.count, problem: '' }
}

/** Says beside the field what is wrong with it, or takes that back. */
export function tellProblem(field: HTMLInputElement): void {
  const { problem } = countOf(field)
  const place = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  if (place) place.textContent = problem
  if (problem) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
}

const numberIn = (text: string | undefined) => (text === undefined ? null : Number(text))
