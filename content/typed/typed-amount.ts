/** In US cents: ten million dollars. */
const MOST = 1_000_000_000

/**
 * The amount that someone means by "$2.75", "2,75", ".5" or "25,000", in US cents; undefined when it is none. A comma with two
 * digits behind it stands for a point, one with three parts thousands.
 */
export function readAmount(typed: string): number | undefined {
  const text = typed.replace(/[$\s]/g, '').replace(/(?<=^\d+),(?=\d{2}$)/, '.')
  const isPlain = /^\d*\.?\d{0,2}$/.test(text) && /\d/.test(text)
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d{0,2})?$/.test(text)
  if (!isPlain && !isGrouped) return undefined
  const cents = Math.round(Number(text.replaceAll(',', '')) * 100)
  return cents <= MOST ? cents : undefined
}
