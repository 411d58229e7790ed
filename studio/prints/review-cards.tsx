import type { CSSProperties } from 'react'
import type { PrintedBusiness } from './business-question.ts'
import { QrCode } from './qr-code.tsx'
import { brandOf, Masthead, type PaperSize, phoneOf, Sheet, Words } from './sheet.tsx'

/** A quarter of a letter page. */
const CARD: PaperSize = { width: 4.25, height: 5.5 }

/** Nobody types a longer address from a card, in letters. */
const MOST_TYPED = 60

type CardProps = { business: PrintedBusiness; address: string }

/** What a customer is left with, whoever it is. */
export function ReviewCard({ business, address }: CardProps) {
  const typed = withoutScheme(address)
  return (
    <Sheet size={CARD} label="Review card">
      <div style={COLUMN}>
        <Masthead business={business} size={{ width: 3.5, height: 0.75 }} />
        <Words size={0.36} weight={800} color={brandOf(business)}>
          How did we do?
        </Words>
        <div style={{ width: '2.1em' }}>
          <QrCode address={address} />
        </div>
        <Words size={0.17}>
          Point your phone’s camera at the code and tell others how it went, good or bad, in your own words.
          Thank you!
        </Words>
        {typed.length <= MOST_TYPED && <Words size={0.14}>{typed}</Words>}
        <Words size={0.17} weight={700}>
          {phoneOf(business)}
        </Words>
      </div>
    </Sheet>
  )
}

const COLUMN: CSSProperties = {
  ...{ display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'space-between' },
  padding: '0.35em',
}

/** Four of them on a page, to be cut along the lines. */
export function ReviewCards(props: CardProps) {
  const edge = '1px dashed #9aa0ab'
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {[0, 1, 2, 3].map((place) => (
        <div
          key={place}
          style={{
            boxSizing: 'border-box',
            ...(place % 2 === 0 && { borderRight: edge }),
            ...(place < 2 && { borderBottom: edge }),
          }}
        >
          <ReviewCard {...props} />
        </div>
      ))}
    </div>
  )
}

/** As people type it. */
const withoutScheme = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
