import { changedBy, type Rounding } from '#content/prices/price-change.ts'
import { type Amounts, problemOf, type SheetPrice } from '../sheet-prices.ts'

/** What a percentage makes of prices; one whose amounts are missing, and one that is agreed for each job, is left out. */
export function raise(prices: readonly SheetPrice[], percent: number, rounding: Rounding) {
  return prices.flatMap((price) => {
    const { kind, minimum, maximum } = price.shown
    if (kind === 'custom' || problemOf(price) !== undefined) return []
    const next = (cents: number | null) => (cents === null ? null : changedBy(cents, percent, rounding))
    const amounts: Amounts = { minimum: next(minimum), maximum: kind === 'range' ? next(maximum) : maximum }
    return [{ price, amounts }]
  })
}
