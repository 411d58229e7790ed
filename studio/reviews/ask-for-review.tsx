import { Stack, Text } from '@sanity/ui'
import { reservedIn } from '#content/documents/launch-check.ts'
import { type PrintAnswer, printQuestion } from '../prints/business-question.ts'
import { Printable } from '../prints/printable.tsx'
import { ReviewCard, ReviewCards } from '../prints/review-cards.tsx'
import { LETTER_PAPER } from '../prints/sheet.tsx'
import { useLiveQuery } from '../screens/live-query.ts'
import { DocumentLink, Hint, List, Notice, Part } from '../screens/parts.tsx'
import { CannotRead, Waiting } from '../screens/screen.tsx'
import { PrintSigns } from './print-signs.tsx'
import { ReviewAddress } from './review-address.tsx'
import { SendText } from './send-text.tsx'

/** A text and a card that ask any customer for a review, and signs that lead people nearby to the website. */
export function AskForReview() {
  const { answered, hasFailed } = useLiveQuery(printQuestion)
  if (!answered) return <Waiting hasFailed={hasFailed} />
  return (
    <Stack gap={5} padding={4} style={{ maxWidth: '40rem' }}>
      {hasFailed && <CannotRead />}
      {answered.answer.business ? (
        <Asking {...answered.answer} business={answered.answer.business} />
      ) : (
        <NoBusiness />
      )}
    </Stack>
  )
}

function NoBusiness() {
  return (
    <Stack gap={4}>
      <Text size={2}>First, tell us who you are.</Text>
      <List>
        <DocumentLink params={{ id: 'business', type: 'business' }} title="Company details" />
      </List>
    </Stack>
  )
}

type AskingProps = PrintAnswer & { business: NonNullable<PrintAnswer['business']> }

function Asking({ business, trades, towns }: AskingProps) {
  const { name, reviewsUrl } = business
  const address = reservedIn({ reviewsUrl }).length > 0 ? null : reviewsUrl
  return (
    <>
      <Stack gap={4}>
        <ReviewAddress address={reviewsUrl} isMissing={address === null} />
        {address && <SendText business={name} address={address} />}
        <Notice tone="primary">
          Ask every customer, and ask them all the same way. Asking only the happy ones, or paying for stars,
          goes against the FTC’s rules on reviews (16 CFR 465), and Google’s.
        </Notice>
      </Stack>
      {address && (
        <Part title="A card to leave behind">
          <Hint>Four to a page, on plain or heavy paper. Cut along the lines.</Hint>
          <Printable
            text="Print 4 cards"
            size={LETTER_PAPER}
            width="14rem"
            preview={<ReviewCard business={business} address={address} />}
          >
            <ReviewCards business={business} address={address} />
          </Printable>
        </Part>
      )}
      <Part title="Signs for the neighbors">
        <PrintSigns business={business} pages={[...trades, ...towns]} />
      </Part>
    </>
  )
}
