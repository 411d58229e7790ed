import { type PriceUnit, withCommas } from './price.ts'

/** How visitors count what a price pays for. */
export type Measure = {
  one: string
  many: string
  isWhole: boolean
  /** More than this is a slip of the finger, or a job that no list prices. */
  most: number
}

export const measures: Record<PriceUnit, Measure> = {
  job: { one: '', many: '', isWhole: true, most: 100 },
  squareFoot: { one: 'sq ft', many: 'sq ft', isWhole: false, most: 100_000 },
  hour: { one: 'hour', many: 'hours', isWhole: false, most: 1000 },
  door: { one: 'door', many: 'doors', isWhole: true, most: 500 },
  visit: { one: 'visit', many: 'visits', isWhole: true, most: 100 },
  month: { one: 'month', many: 'months', isWhole: true, most: 120 },
  quarter: { one: 'quarter', many: 'quarters', isWhole: true, most: 40 },
  year: { one: 'year', many: 'years', isWhole: true, most: 10 },
}

/** What a visitor wrote into a field: a number of units, 0 for nothing, or what is wrong with it, in a sentence for the visitor. */
export function countIn(text: string, unit: PriceUnit): { count: number } | { problem: string } {
  const { many, isWhole, most } = measures[unit]
  const written = text.trim().replace(/,(?=\d{3}(\D|$))/g, '')
  const count = Number(written)
  if (!Number.isFinite(count) || /[^\d.+-]/.test(written)) return { problem: UNREADABLE }
  if (count < 0) return { problem: 'Enter a number above zero.' }
  if (isWhole && !Number.isInteger(count)) return { problem: `Enter a whole number${many && ` of ${many}`}.` }
  if (count > most)
    return { problem: `More than ${inUnits(most, unit)} isn’t on the price list. Ask us for a quote.` }
  return { count: hundredths(count) / 100 }
}

export const UNREADABLE = 'Enter a number, like 12.'

/** A count with its unit, such as "1,200 sq ft" and "1 door"; of whole jobs the number alone. */
export function inUnits(count: number, unit: PriceUnit): string {
  const { one, many } = measures[unit]
  return [withCommas(String(count)), count === 1 ? one : many].filter(Boolean).join(' ')
}

/** Whole hundredths of a unit, so that no decimal is multiplied. */
export const hundredths = (count: number) => Math.round(count * 100)
