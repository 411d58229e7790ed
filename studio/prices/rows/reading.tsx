import { Stack, Text } from '@sanity/ui'
import { isChanged, isRepricedOnly, readingOf, type SheetPrice } from '../sheet-prices.ts'

/** How the website writes the price, and what of it is not there yet. */
export function Reading({ price }: { price: SheetPrice }) {
  const { published, shown } = price
  const reads = readingOf(shown)
  if (!isChanged(price))
    return (
      <Text size={1} muted>
        {`Published: ${reads}`}
      </Text>
    )
  const now = published ? `Now ${readingOf(published)}` : 'Not on your website yet'
  return (
    <Stack gap={2}>
      <Text size={1} weight="medium">{`Will read: ${reads}`}</Text>
      <Text size={1} muted>
        {isRepricedOnly(price) ? now : `${now}. Publish it in its form: tap its name.`}
      </Text>
    </Stack>
  )
}
