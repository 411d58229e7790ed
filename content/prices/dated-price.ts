import { dayInWords } from '../hours/charlotte-clock.ts'
import { type ShownWhen, spanOf } from '../hours/shown-when.ts'
import { dollars, type PriceKind } from './price.ts'

/** What a price is for a while, in US cents; `maximum` for a range alone. */
export type DatedAmount = ShownWhen & { minimum: number; maximum?: number | null }

type Dated = {
  kind: PriceKind
  minimum: number | null
  maximum: number | null
  terms: string | null
  dated: readonly DatedAmount[] | null
}

/**
 * A price with the amounts that hold now, of those that do the ones that began last. One that ends says so after the amount: "($50 off
 * until December 15)", or, where it is no less than usual, "(until December 15, then $400)".
 */
export function withDatedAmount<Price extends Dated>(price: Price): Price {
  const { kind, dated, minimum: usual } = price
  const whole = (dated ?? []).filter(({ maximum }) => kind !== 'range' || typeof maximum === 'number')
  const [now] = whole.toSorted((one, other) => spanOf(other).begins - spanOf(one).begins)
  if (!now || kind === 'custom') return price
  const { minimum, maximum = null, shownUntil } = now
  const words = shownUntil && usual !== null ? untilWords(shownUntil, usual, minimum) : null
  return { ...price, minimum, maximum, terms: [price.terms, words].filter(Boolean).join(' ') || null }
}

function untilWords(until: string, usual: number, amount: number): string | null {
  const day = Date.parse(until)
  if (Number.isNaN(day)) return null
  const [, date] = dayInWords(day).split(', ')
  return amount < usual
    ? `(${dollars(usual - amount)} off until ${date})`
    : `(until ${date}, then ${dollars(usual)})`
}
