import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { IntentLink } from 'sanity/router'
import { visitText } from '#content/prices/price.ts'
import { FarFrom } from '../../inputs/far-from.tsx'
import { Hint, Label, Problem, SmallButton } from '../../screens/parts.tsx'
import { useWebsite } from '../../website/address.ts'
import { PageList } from '../../website/page-links.tsx'
import { useWebsiteStatus } from '../../website/use-website-status.ts'
import { shownText } from '../../website/words.ts'
import {
  type Amounts,
  isChanged,
  isRepricedOnly,
  problemOf,
  publishedText,
  readingOf,
  type SheetPrice,
  withDates,
} from '../sheet-prices.ts'
import { ChooseBox } from './choose-box.tsx'
import { MakeOffer } from './make-offer.tsx'
import { RowAmounts } from './row-amounts.tsx'

type RowProps = {
  price: SheetPrice
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onAmounts: (amounts: Amounts) => void
}

/** On a phone they stand below each other, on a desk side by side. */
const WIDTHS = {
  name: { flex: '1 1 200px', minWidth: 0 },
  amounts: { flex: '0 1 340px' },
  reading: { flex: '1 1 220px', minWidth: 0 },
} as const

export function PriceRow({ price, isChosen, onChoose, onAmounts }: RowProps) {
  const site = useWebsite()
  const [isOpen, setIsOpen] = useState(false)
  const [isOffering, setIsOffering] = useState(false)
  const { id, title, published, shown } = price
  return (
    <Card as="li" paddingY={3} borderTop>
      <Flex align="center" wrap="wrap" gap={[2, 2, 4]}>
        <ChooseBox
          label={`Choose ${title}`}
          isChosen={isChosen}
          isDisabled={shown.kind === 'custom'}
          onChoose={onChoose}
        />
        <Text size={2} weight="medium" style={WIDTHS.name}>
          <IntentLink
            intent="edit"
            params={{ id, type: 'price' }}
            style={{ color: 'inherit', display: 'inline-block', padding: '12px 0' }}
          >
            {title}
          </IntentLink>
        </Text>
        <Box style={WIDTHS.amounts}>
          <RowAmounts price={price} onAmounts={onAmounts} />
        </Box>
        <Flex align="center" gap={2} wrap="wrap" justify="flex-end" style={WIDTHS.reading}>
          <Box style={{ flex: '1 1 10rem' }}>
            <Reading price={price} />
          </Box>
          <Flex gap={2}>
            {published && shown.kind !== 'custom' && (
              <SmallButton
                text="Make an offer"
                aria-label={`Make an offer for ${title}`}
                aria-expanded={isOffering}
                onClick={() => setIsOffering(!isOffering)}
              />
            )}
            {site && (
              <SmallButton
                text={isOpen ? 'Hide' : 'See the pages'}
                aria-label={`See the pages of ${title}`}
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              />
            )}
          </Flex>
        </Flex>
      </Flex>
      <Notes price={price} />
      {isOffering && <MakeOffer price={price} onDone={() => setIsOffering(false)} />}
      {isOpen && site && <Where site={site} id={id} revision={published?._rev} />}
    </Card>
  )
}

/** What keeps the price from being published, what may be a slip, and what the website writes at some time in its place. */
function Notes({ price }: { price: SheetPrice }) {
  const { published, shown, isHidden } = price
  const problem = problemOf(price)
  return (
    <Stack gap={2}>
      {problem && <Problem>{problem}</Problem>}
      {(isHidden ? [] : withDates(shown)).map((words) => (
        <Box key={words} paddingTop={3}>
          <Hint>{words}</Hint>
        </Box>
      ))}
      <FarFrom cents={shown.minimum ?? undefined} before={published?.minimum ?? undefined} />
      <FarFrom cents={shown.maximum ?? undefined} before={published?.maximum ?? undefined} />
    </Stack>
  )
}

/** How the website writes the price, and what of it is not there yet. */
function Reading({ price }: { price: SheetPrice }) {
  const { shown } = price
  const visit = visitText(shown.visitLength ?? null)
  const published = publishedText(price)
  if (!isChanged(price)) return <Hint>{[published, visit].filter(Boolean).join('. ')}</Hint>
  return (
    <Stack gap={2}>
      <Label>{`Will read: ${readingOf(shown)}`}</Label>
      <Hint>{isRepricedOnly(price) ? published : `${published}. Publish it in its form: tap its name.`}</Hint>
    </Stack>
  )
}

type WhereProps = { site: string; id: string; revision: string | undefined }

/** The pages of the website that show a price. */
function Where({ site, id, revision }: WhereProps) {
  const { told } = useWebsiteStatus(site, [id], revision)
  return (
    <Box padding={3} role="status">
      {typeof told === 'object' ? (
        <>
          <Text size={1}>{shownText(told, 'price')}</Text>
          <PageList site={site} told={told} />
        </>
      ) : (
        <Text size={1}>
          {told === undefined
            ? 'Checking your website…'
            : 'We can’t reach your website right now, so we can’t tell where it shows this.'}
        </Text>
      )}
    </Box>
  )
}
