/** More than this, and a decimal point was forgotten. */
const MOST = 100

/** The percentage that someone means by "5", "2.5 %" or "2,5"; undefined for none, for zero, and for more than a hundred. */
export function readPercent(typed: string): number | undefined {
  const text = typed.replace(/[%\s]/g, '').replace(',', '.')
  if (!/^\d*\.?\d{0,2}$/.test(text) || !/\d/.test(text)) return undefined
  const percent = Number(text)
  return percent > 0 && percent <= MOST ? percent : undefined
}
