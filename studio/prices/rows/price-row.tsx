import { Box, Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { IntentLink } from 'sanity/router'
import { FarFrom } from '../../inputs/far-from.tsx'
import {
  type Amounts,
  isChanged,
  isRepricedOnly,
  problemOf,
  readingOf,
  type SheetPrice,
} from '../sheet-prices.ts'
import { RowAmounts } from './row-amounts.tsx'
import { Where } from './where.tsx'

export type RowProps = {
  price: SheetPrice
  site: string | undefined
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onAmounts: (amounts: Amounts) => void
}

/** On a phone a line is taller, on a desk all of it stands side by side. */
const WIDTHS = {
  box: { width: 44, height: 44, flex: 'none' },
  name: { flex: '1 1 200px', minWidth: 0 },
  amounts: { flex: '0 1 340px' },
  reading: { flex: '1 1 220px', minWidth: 0 },
} as const

export function PriceRow({ price, site, isChosen, onChoose, onAmounts }: RowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, title, published, shown } = price
  const problem = problemOf(price)
  return (
    <Card as="li" paddingY={3} borderTop>
      <Flex align="center" wrap="wrap" gap={2}>
        <Flex as="label" align="center" justify="center" style={WIDTHS.box}>
          <Checkbox
            aria-label={`Choose ${title}`}
            checked={isChosen}
            disabled={shown.kind === 'custom'}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        </Flex>
        <Box style={WIDTHS.name}>
          <Text size={2} weight="medium">
            <IntentLink
              intent="edit"
              params={{ id, type: 'price' }}
              style={{ color: 'inherit', display: 'inline-block', padding: '12px 0' }}
            >
              {title}
            </IntentLink>
          </Text>
        </Box>
        <Box style={WIDTHS.amounts}>
          <RowAmounts price={price} onAmounts={onAmounts} />
        </Box>
        <Flex align="center" gap={2} style={WIDTHS.reading}>
          <Box flex={1}>
            <Reading price={price} />
          </Box>
          {site && (
            <Button
              mode="bleed"
              fontSize={1}
              text={isOpen ? 'Hide' : 'Where'}
              aria-label={`Where ${title} is shown`}
              aria-expanded={isOpen}
              style={{ minHeight: 44, minWidth: 44 }}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
        </Flex>
      </Flex>
      <Stack gap={2}>
        {problem && (
          <Text size={1} role="alert">
            {problem}
          </Text>
        )}
        <FarFrom cents={shown.minimum ?? undefined} before={published?.minimum ?? undefined} />
        <FarFrom cents={shown.maximum ?? undefined} before={published?.maximum ?? undefined} />
        {isOpen && site && <Where site={site} id={id} revision={published?._rev} />}
      </Stack>
    </Card>
  )
}

/** How the website writes the price, and what of it is not there yet. */
function Reading({ price }: { price: SheetPrice }) {
  const { published, shown } = price
  const reads = readingOf(shown)
  if (!isChanged(price))
    return (
      <Text size={1} muted>
        {`On your website: ${reads}`}
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
