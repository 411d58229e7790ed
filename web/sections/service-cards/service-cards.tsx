import type { ReactNode } from 'react'
import { pathOf } from '#content/addresses/routes.ts'
import { priceParts, visitText } from '#content/prices/price.ts'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { Fold } from '../../components/text/fold.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import type { PriceFragment } from '../../lake/fragments/price.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ServiceCardsFragment } from './query.ts'

type ServiceCardsProps = { section: ServiceCardsFragment; estimate?: ReactNode }

/** How many cards show pictures, where each has one: more would be a gallery. */
const MOST_WITH_PICTURES = 6

/** So many stand in one row of a wide screen, and in two of a narrower one, below their heading. */
const IN_A_ROW = 4

export function ServiceCards({ section, estimate }: ServiceCardsProps) {
  const { cards } = section
  const havePictures = cards.length <= MOST_WITH_PICTURES && cards.every(({ picture }) => picture)
  const isRow = cards.length === IN_A_ROW
  return (
    <Band data-section="services" {...editable(section, 'heading')}>
      <div
        className={`mx-auto grid w-page gap-x-grid gap-y-8 md:grid-cols-2 lg:gap-y-12 ${isRow ? 'xl:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        <div className={`min-w-0 self-start ${isRow ? 'col-span-full' : besideHead[cards.length % 6]}`}>
          <Head {...section} more={estimate} above="none" />
        </div>
        <div className="min-w-0 md:contents">
          {cards.map((card) => (
            <Card
              key={card._key}
              card={havePictures ? card : { ...card, picture: null }}
              room={isRow ? roomFor(cards) : ''}
            />
          ))}
        </div>
      </div>
    </Band>
  )
}

/** Cells in rows of two and three: by how many are left over for rows of six, what the heading takes of the first row. */
const besideHead: Record<number, string> = {
  0: 'col-span-full',
  1: 'lg:row-span-2',
  2: 'md:max-lg:col-span-full',
  3: 'lg:col-span-full',
  4: 'md:max-lg:col-span-full lg:row-span-2',
  5: '',
}

/** Characters in a line of a card that is one of four. */
const LINE = 31

/** The height of the longest text, so that what stands below begins at one height in all four. */
function roomFor(cards: ServiceCardsFragment['cards']): string {
  const lines = Math.ceil(Math.max(...cards.map(({ text }) => text.length)) / LINE)
  if (lines > 5) return 'xl:min-h-41'
  return lines > 4 ? 'xl:min-h-34' : 'xl:min-h-27.5'
}

const SIZES = '(width < 48rem) 6.75rem, (width < 64rem) 45vw, (width < 82.5rem) 30vw, 24.5rem'
/** A phone shows a small one beside what is folded. */
const pictured = 'md:border-0 max-md:grid max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-3'
const thumbnail = 'md:mb-4 max-md:py-3 max-md:text-center max-md:[&_img]:aspect-square max-md:[&_span]:px-0'
const worded = 'md:border-t-(length:--stroke) md:border-ink md:pt-4'
const titleOfTwoLines = 'xl:[&_summary]:min-h-13.5'

type CardProps = {
  card: ServiceCardsFragment['cards'][number]
  /** The height of the text. */
  room: string
}

function Card({ card, room }: CardProps) {
  const { title, text, features, price, service, picture } = card
  return (
    <article
      className={`min-w-0 border-t border-line ${picture ? pictured : worded} ${room && !picture ? titleOfTwoLines : ''}`}
      data-item=""
      {...editable(card, 'title')}
    >
      {picture && (
        <div className={thumbnail}>
          <Picture picture={picture} sizes={SIZES} upTo={960} decorative />
        </div>
      )}
      <Fold
        look={picture ? 'pictured' : 'line'}
        title={
          <>
            <h3 className="md:mb-1">{title}</h3>
            {price && <CardPrice price={price} />}
          </>
        }
      >
        <p className={`text-ink-soft ${room}`}>{text}</p>
        {features && (
          <div className="mt-3">
            <TickList lines={features} isCounted={false} small />
          </div>
        )}
        {service && <MoreLink href={pathOf(service)} about={title} />}
      </Fold>
    </article>
  )
}

/** How long the visit takes stands with the price: on a phone all else is folded. */
function CardPrice({ price }: { price: PriceFragment }) {
  const parts = priceParts(price)
  const terms = [parts.terms, visitText(price.visitLength)].filter(Boolean).join('\n')
  return <PriceTag {...parts} terms={terms} size="column" {...editable(price, 'minimum')} />
}
