import { changedBy, type Rounding } from '#content/prices/price-change.ts'
import { type Amounts, problemOf, type SheetPrice } from '../sheet-prices.ts'

/** A price as it is and as it will be. */
type Change = { from: Amounts; to: Amounts }

const PERCENT = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

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

/** By how much a price really changes once it is rounded, such as "+5.2%"; empty where nothing can be compared. */
export function changeText({ from, to }: Change): string {
  const [lower, upper] = [percentOf(from.minimum, to.minimum), percentOf(from.maximum, to.maximum)]
  return [
    ...new Set([lower, upper].flatMap((percent) => (percent === undefined ? [] : [written(percent)]))),
  ].join(' to ')
}

/** The same for several prices: each counts the same, whatever its unit. */
export function averageText(changes: readonly Change[]): string {
  const percents = changes.flatMap(({ from, to }) => percentOf(from.minimum, to.minimum) ?? [])
  if (percents.length < 2) return ''
  const sum = percents.reduce((total, percent) => total + percent, 0)
  return `All together: ${written(sum / percents.length)} on average.`
}

function percentOf(from: number | null, to: number | null): number | undefined {
  return from === null || to === null || from === 0 ? undefined : (to / from - 1) * 100
}

const written = (percent: number) => `${percent.toLocaleString('en-US', PERCENT)}%`
