import { Card, Text } from '@sanity/ui'
import { dollars } from '#content/prices/price.ts'
import { isFarFrom } from '#content/prices/price-change.ts'

/** Asks about nothing, and about an amount far from the one before, in US cents: a slip of the decimal point does it at once. */
export function FarFrom({ cents, before }: { cents: number | undefined; before: number | undefined }) {
  if (cents === undefined || cents === before) return null
  if (cents > 0 && (before === undefined || !isFarFrom(cents, before))) return null
  const was = before === undefined ? '' : `It was ${dollars(before)}. `
  return (
    <Card tone="caution" padding={3} radius={2} border role="alert">
      <Text size={1}>{`${was}Is ${dollars(cents)} right?`}</Text>
    </Card>
  )
}
