import type { ReactNode } from 'react'
import { pathOf } from '#content/addresses/routes.ts'
import { priceParts, visitText } from '#content/prices/price.ts'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { Band } from '../../components/layout/band.tsx'
import {
  areRenderings,
  noteBelowOnPhone,
  Picture,
  RenderingsNote,
} from '../../components/picture/picture.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { Fold } from '../../components/text/fold.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import type { PriceFragment } from '../../lake/fragments/price.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ServiceCardsFragment } from './query.ts'

type ServiceCardsProps = { section: ServiceCardsFragment; estimateLink?: ReactNode }

/** So many stand in a row of a wide screen, and in two of a narrower one, below their heading. */
const IN_A_ROW = 4

/** Where more have pictures, a phone shows them smaller: it would be a long way to the last. */
const MOST_ON_PHONE = 6

export function ServiceCards({ section, estimateLink }: ServiceCardsProps) {
  const { cards } = section
  const look = lookOf(cards)
  const isSaidOnce = look !== 'line' && areRenderings(cards)
  const isRow = cards.length % IN_A_ROW === 0
  // Where few of a row have a price, it stands last: below the name it would leave a line empty in the others.
  const isPriceLast = isRow && cards.filter(({ price }) => price).length * 2 < cards.length
  return (
    <Band data-section="services" {...editable(section, 'heading')}>
      <div
        className={`mx-auto grid w-page gap-x-grid gap-y-8 md:grid-cols-2 lg:gap-y-12 ${isRow ? 'xl:-mb-10 xl:grid-cols-4 xl:gap-y-0' : 'lg:grid-cols-3'}`}
      >
        <div
          className={`min-w-0 self-start ${isRow ? 'col-span-full xl:mb-12' : besideHead[cards.length % 6]}`}
        >
          <Head {...section} above="none">
            {estimateLink}
          </Head>
        </div>
        <div className="min-w-0 md:contents">
          {cards.map((card) => (
            <Card
              key={card._key}
              card={card}
              look={look}
              isOfRow={isRow}
              isPriceLast={isPriceLast}
              isCaptioned={isSaidOnce}
            />
          ))}
          {isSaidOnce && (
            <RenderingsNote
              className={`col-span-full max-md:mt-3 ${isRow ? 'xl:pb-10' : ''} ${look === 'many' ? 'print:hidden' : ''}`.trim()}
            />
          )}
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

const SIZES = {
  row: '(width < 48rem) 6.75rem, (width < 75rem) 45vw, 18.5rem',
  usual: '(width < 48rem) 6.75rem, (width < 64rem) 45vw, (width < 82.5rem) 30vw, 24.5rem',
} as const

const looks = {
  line: { card: 'md:border-t-(length:--stroke) md:border-ink md:pt-4', picture: '', fold: 'line' },
  /** A phone shows a small picture beside what is folded. */
  pictured: {
    card: 'md:border-0 max-md:grid max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-3',
    picture: `md:mb-4 max-md:py-3 max-md:[&_img]:aspect-square print:[&_img]:max-h-54 ${noteBelowOnPhone}`,
    fold: 'pictured',
  },
  /** Smaller ones. */
  many: {
    card: 'md:border-0 max-md:not-print:grid max-md:not-print:grid-cols-[3rem_minmax(0,1fr)] max-md:gap-x-3 max-md:[&_summary]:min-h-15',
    picture: 'md:mb-4 max-md:py-1.5 max-md:[&_img]:aspect-square print:hidden',
    fold: 'line',
  },
} as const

function lookOf(cards: ServiceCardsFragment['cards']): keyof typeof looks {
  if (!cards.every(({ picture }) => picture)) return 'line'
  return cards.length > MOST_ON_PHONE && cards.every(({ picture }) => picture?.rendering)
    ? 'many'
    : 'pictured'
}

/** Names, prices, texts, lists and links of a row begin at one height each. */
const inRow =
  'xl:grid xl:grid-rows-subgrid xl:pb-10 xl:[&_summary]:row-span-2 xl:[&_summary]:mb-3 xl:[&_summary]:grid xl:[&_summary]:min-h-0 xl:[&_summary]:grid-rows-subgrid xl:[&>details]:row-span-5 xl:[&>details]:grid xl:[&>details]:grid-rows-subgrid xl:[&>details]:details-content:row-span-3 xl:[&>details]:details-content:grid xl:[&>details]:details-content:grid-rows-subgrid'

type CardProps = {
  card: ServiceCardsFragment['cards'][number]
  look: keyof typeof looks
  /** Whether it is one of rows of four. */
  isOfRow: boolean
  isPriceLast: boolean
  /** Whether a sentence below all says that their pictures are renderings. */
  isCaptioned: boolean
}

function Card({ card, look, isOfRow, isPriceLast, isCaptioned }: CardProps) {
  const { title, text, features, price, service, picture } = card
  return (
    <article
      className={`min-w-0 border-t border-line ${looks[look].card} ${isOfRow ? `${inRow} ${look === 'line' ? 'xl:row-span-5' : 'xl:row-span-6'}` : ''}`.trim()}
      data-item=""
      {...editable(card, 'title')}
    >
      {picture && look !== 'line' && (
        <div className={looks[look].picture}>
          <Picture
            picture={picture}
            sizes={isOfRow ? SIZES.row : SIZES.usual}
            upTo={960}
            decorative
            captioned={isCaptioned}
          />
        </div>
      )}
      <Fold
        look={looks[look].fold}
        title={
          <>
            <h3 className="md:mb-1">{title}</h3>
            {price &&
              (isPriceLast ? (
                <span className="md:hidden">
                  <CardPrice price={price} />
                </span>
              ) : (
                <CardPrice price={price} />
              ))}
          </>
        }
      >
        <p className="text-ink-soft">{text}</p>
        {features && (
          <div className="mt-3 text-balance">
            <TickList lines={features} isCounted={false} small />
          </div>
        )}
        {(isPriceLast || service) && (
          <div>
            {price && isPriceLast && (
              <p className="mt-3 max-md:hidden">
                <CardPrice price={price} />
              </p>
            )}
            {service && <MoreLink href={pathOf(service)} about={title} />}
          </div>
        )}
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
