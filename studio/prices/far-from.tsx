import { Card, Text } from '@sanity/ui'
import { dollars } from '#content/prices/price.ts'
import { isFarFrom } from '#content/prices/price-change.ts'

/** Asks about an amount that is far from the one before, in US cents: a slip of the decimal point does it at once. */
export function FarFrom({ cents, before }: { cents: number | undefined; before: number | undefined }) {
  if (cents === undefined || before === undefined || !isFarFrom(cents, before)) return null
  return (
    <Card tone="caution" padding={3} radius={2} border role="alert">
      <Text size={1}>{`It was ${dollars(before)}. Is ${dollars(cents)} right?`}</Text>
    </Card>
  )
}
