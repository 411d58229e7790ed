import { isLikeName, isSameName, type PastedPrice } from '#content/prices/pasted-prices.ts'
import { type PriceUnit, unitText } from '#content/prices/price.ts'
import type { Amounts, SheetPrice } from '../sheet-prices.ts'

export type Matched = { pasted: PastedPrice; price: SheetPrice }

/** A line that the owner has to say more about; `likely` are prices that it may mean. */
export type Asked = { pasted: PastedPrice; why: string; likely: readonly SheetPrice[] }

/** Which price each pasted line means: the one with its name, if it is the only one and its amounts fit. */
export function matchPasted(lines: readonly PastedPrice[], prices: readonly SheetPrice[]) {
  const matched: Matched[] = []
  const asked: Asked[] = []
  for (const pasted of lines) {
    const named = prices.filter(({ title }) => isSameName(title, pasted.name))
    const [price] = named
    const why = whyNot(pasted, named, matched)
    if (price && why === undefined) matched.push({ pasted, price })
    else asked.push({ pasted, why: why ?? '', likely: named.length > 0 ? named : likeIt(pasted, prices) })
  }
  return { matched, asked }
}

const likeIt = ({ name }: PastedPrice, prices: readonly SheetPrice[]) =>
  prices.filter(({ title }) => isLikeName(title, name))

function whyNot(
  pasted: PastedPrice,
  [price, ...others]: readonly SheetPrice[],
  matched: readonly Matched[],
): string | undefined {
  if (!price) return 'No price has this name.'
  if (others.length > 0) return 'Several prices have this name.'
  if (matched.some((one) => one.price === price)) return 'Your list has this price twice.'
  return misfit(pasted, price)
}

/** Why the amounts of a line can't be those of a price as it is; undefined when they can. */
export function misfit({ maximum, unit }: PastedPrice, { shown }: SheetPrice): string | undefined {
  if (shown.kind === 'custom') return 'This price has words in place of an amount.'
  if (maximum !== null && shown.kind !== 'range') return 'Your list has two amounts, and this price has one.'
  if (maximum === null && shown.kind === 'range') return 'Your list has one amount, and this price has two.'
  if (unit === null || unit === shown.unit) return undefined
  return `Your list says ${unitWords(unit)}, and this price is ${unitWords(shown.unit ?? 'job')}.`
}

const unitWords = (unit: PriceUnit) => unitText({ unit, unitInFull: true }).trim() || 'for the whole job'

/** What a price will be once a line that fits it is filled in. */
export function amountsFor({ minimum, maximum }: PastedPrice, { shown }: SheetPrice): Amounts {
  return { minimum, maximum: shown.kind === 'range' ? maximum : shown.maximum }
}
