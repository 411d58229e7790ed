/** To what amounts are rounded, in US cents, the finest first. */
export const roundings = [1, 25, 100, 500] as const
export type Rounding = (typeof roundings)[number]

/** A price is seldom raised or lowered so much; a slip of the decimal point does it at once. */
const SELDOM = 3
/** A step that is more of the price than a tenth would change it by more than was asked for. */
const STEPS_IN_A_PRICE = 10
/** In US cents. Below it even 25 cents would: a price per square foot or hour is rounded to the cent. */
export const SMALL_PRICE = 10_00
/** Hundredths of a percent in the whole. */
const WHOLE = 10_000

/**
 * An amount raised by so many percent, or lowered when they are negative, on to the next step in that direction; US cents.
 * A price takes the largest of the finer steps that is at most a tenth of it, and one below ten dollars that of one cent.
 */
export function changedBy(cents: number, percent: number, rounding: Rounding): number {
  const fitting = roundings.findLast((one) => one <= rounding && one * STEPS_IN_A_PRICE <= cents) ?? 1
  const step = cents < SMALL_PRICE ? 1 : fitting
  // In whole numbers: 100 raised by 5 percent would be 105.00000000000001.
  const exact = cents * (WHOLE + Math.round(percent * 100))
  const steps = exact / (WHOLE * step)
  return (percent < 0 ? Math.floor(steps) : Math.ceil(steps)) * step
}

/** Whether an amount is more than three times the former one, or less than a third. */
export function isFarFrom(cents: number, before: number): boolean {
  return before > 0 && (cents > before * SELDOM || cents * SELDOM < before)
}
