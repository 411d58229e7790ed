import { dollars } from '#content/prices/price.ts'
import { isFarFrom } from '#content/prices/price-change.ts'
import { Notice } from '../screens/parts.tsx'

/** Asks about nothing, and about an amount far from the one before, in US cents: a slip of the decimal point does it at once. */
export function FarFrom({ cents, before }: { cents: number | undefined; before: number | undefined }) {
  if (cents === undefined || cents === before) return null
  if (cents > 0 && (before === undefined || !isFarFrom(cents, before))) return null
  const was = before === undefined ? '' : `It was ${dollars(before)}. `
  return <Notice tone="caution" role="alert">{`${was}Is ${dollars(cents)} right?`}</Notice>
}
