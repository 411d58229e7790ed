import { monthAndDay } from '../hours/business-clock.ts'
import { type ShownWhen, spanOf } from '../hours/shown-when.ts'
import { dollars, type Price, priceParts } from './price.ts'

/** What a price is for a while, in US cents; `maximum` for a range alone. */
type DatedAmount = ShownWhen & { minimum: number; maximum?: number | null }

type Dated = Price & { dated: readonly DatedAmount[] | null }

/**
 * A price with the amounts that hold now, of those that do the ones that began last. One that ends says so after the amount: "($50 off
 * until December 15)", or, where it is no less than usual, or a range whose ends don't save the same, "(until December 15, then $400)".
 */
export function withDatedAmount<Given extends Dated>(price: Given): Given {
  const { kind, dated } = price
  const whole = (dated ?? []).filter(({ maximum }) => kind !== 'range' || typeof maximum === 'number')
  const [now] = whole.toSorted((one, other) => spanOf(other).begins - spanOf(one).begins)
  if (!now || kind === 'custom') return price
  const { minimum, maximum = null, shownUntil } = now
  const words = shownUntil ? untilWords(shownUntil, price, now) : null
  return { ...price, minimum, maximum, terms: [price.terms, words].filter(Boolean).join(' ') || null }
}

function untilWords(until: string, usual: Price, { minimum, maximum }: DatedAmount): string | null {
  const day = Date.parse(until)
  if (Number.isNaN(day) || usual.minimum === null) return null
  const date = monthAndDay(day)
  const saved = usual.minimum - minimum
  const isAlike = usual.kind !== 'range' || (usual.maximum ?? 0) - (maximum ?? 0) === saved
  return saved > 0 && isAlike
    ? `(${dollars(saved)} off until ${date})`
    : `(until ${date}, then ${priceParts(usual).amount})`
}
