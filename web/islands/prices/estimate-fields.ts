import type { CountedPrice } from '#content/prices/estimate.ts'
import { countIn, UNREADABLE } from '#content/prices/measure.ts'
import type { Price } from '#content/prices/price.ts'

/** The price that a field multiplies. */
export function priceAt({ dataset }: HTMLInputElement): CountedPrice {
  return JSON.parse(dataset.counted ?? '')
}

/** What a visit costs at least, when the page says so. */
export function visitOf({ dataset }: HTMLElement): Price | null {
  return dataset.visit ? JSON.parse(dataset.visit) : null
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
