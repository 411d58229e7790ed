import type { CSSProperties } from 'react'
import type { PrintedBusiness, TradeOrTown } from './business-question.ts'
import { QrCode } from './qr-code.tsx'
import { brandOf, fitted, Masthead, type PaperSize, phoneOf, Sheet, Words } from './sheet.tsx'

/** What American print shops call 18 by 24, on its side, and the usual hanger for a door. */
export const YARD_SIGN: PaperSize = { width: 24, height: 18 }
export const DOOR_HANGER: PaperSize = { width: 4.25, height: 11 }

type SignProps = {
  business: PrintedBusiness
  /** What it is about; without it the whole website. */
  about: TradeOrTown | undefined
  /** The address of the page that its code opens. */
  address: string
}

const COLUMN: CSSProperties = {
  ...{ display: 'flex', flexDirection: 'column', alignItems: 'center' },
  justifyContent: 'space-between',
}

/** For the lawn of a house where work is going on: read from a car, scanned from the sidewalk. */
export function YardSign({ business, about, address }: SignProps) {
  const heading = aboutIn(about, 'At work in your neighborhood')
  return (
    <Sheet size={YARD_SIGN} label="Yard sign">
      <div style={COLUMN}>
        <div style={{ paddingTop: '0.7em' }}>
          <Masthead business={business} size={{ width: 21, height: 2.6 }} />
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: '1em', padding: '0 1em', width: '22em' }}>
          <div style={{ flex: 1, textAlign: 'start' }}>
            <Words
              size={fitted(heading, { width: 13, height: 7 }, 1.9)}
              weight={700}
              color={brandOf(business)}
            >
              {heading}
            </Words>
          </div>
          <div style={{ width: '8em' }}>
            <QrCode address={address} />
            <Words size={0.55} weight={600}>
              Scan for prices and photos
            </Words>
          </div>
        </div>
        <Band business={business} size={{ width: 22, height: 0.75 }} phoneSize={3} padding="0.5em" />
      </div>
    </Sheet>
  )
}

/** Leaves the top free, where print shops cut the hole for the knob. */
export function DoorHanger({ business, about, address }: SignProps) {
  const heading = aboutIn(about, 'At work near you')
  return (
    <Sheet size={DOOR_HANGER} label="Door hanger">
      <div style={COLUMN}>
        <div style={HOLE} />
        <Words size={0.42} weight={800} color={brandOf(business)}>
          Hello, neighbor!
        </Words>
        <div style={{ padding: '0 0.3em' }}>
          <Words size={fitted(heading, { width: 3.65, height: 1.1 }, 0.36)} weight={700}>
            {heading}
          </Words>
        </div>
        <div style={{ width: '2.5em' }}>
          <QrCode address={address} />
        </div>
        <div style={{ padding: '0 0.4em' }}>
          <Words size={0.19}>
            Point your phone’s camera at the code for our prices and photos, or call us.
          </Words>
        </div>
        <Masthead business={business} size={{ width: 3.6, height: 1.1 }} />
        <Band business={business} size={{ width: 3.8, height: 0.38 }} phoneSize={0.48} padding="0.2em" />
      </div>
    </Sheet>
  )
}

/** Where the cutter goes, in the color of pencil. */
const HOLE: CSSProperties = {
  ...{ marginTop: '0.6em', width: '1.4em', height: '1.4em', borderRadius: '50%' },
  border: '0.012em dashed #9aa0ab',
}

type BandProps = { business: PrintedBusiness; size: PaperSize; phoneSize: number; padding: string }

/** The phone number in the owner's color, as large as there is room, and below it in a place of this size what he is licensed for. */
function Band({ business, size, phoneSize, padding }: BandProps) {
  const { licenceLine } = business
  return (
    <div style={{ alignSelf: 'stretch', background: brandOf(business), color: '#fff' }}>
      <div style={{ padding }}>
        <Words size={phoneSize} weight={800}>
          {phoneOf(business)}
        </Words>
        {licenceLine && <Words size={fitted(licenceLine, size, phoneSize * 0.3)}>{licenceLine}</Words>}
      </div>
    </div>
  )
}

function aboutIn(about: TradeOrTown | undefined, otherwise: string): string {
  if (!about) return otherwise
  return about._type === 'city' ? `At work in ${about.title}` : about.title
}
