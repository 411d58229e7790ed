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

/** More are a list, with smaller pictures: it would be a long way to the last. So are those of one job, most of which lead nowhere. */
const MOST_LARGE = 6

export function ServiceCards({ section, estimateLink }: ServiceCardsProps) {
  const { cards } = section
  const look = lookOf(cards)
  const isSaidOnce = look !== 'line' && areRenderings(cards)
  const isRow = cards.length % IN_A_ROW === 0
  // Where few of a row have a price, it stands last: below the name it would leave a line empty in the others.
  const priced = cards.filter(({ price }) => price).length
  const isPriceLast = isRow && priced * 2 < cards.length
  const isAligned = look !== 'many' && (isRow || priced === 0 || priced === cards.length)
  return (
    <Band data-section="services" {...editable(section, 'heading')}>
      <div
        className={`arrive mx-auto grid w-page gap-x-grid max-md:gap-y-8 md:-mb-8 lg:-mb-10 ${columnsOf(look, cards)}`}
      >
        <div
          className={`min-w-0 self-start ${isRow || isOfThree(cards) || look === 'many' ? ABOVE : looks[look].head[cards.length % 6]}`}
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
              isAligned={isAligned}
              isOfMany={look === 'many'}
              isPriceLast={isPriceLast}
              isCaptioned={isSaidOnce}
            />
          ))}
          {isSaidOnce && (
            <RenderingsNote
              className={`col-span-full max-md:mt-3 md:pb-8 lg:pb-10 ${look === 'many' ? 'print:hidden' : 'md:-mt-5 lg:-mt-6'}`}
            />
          )}
        </div>
      </div>
    </Band>
  )
}

/** Three stand in one row from a tablet on. */
const isOfThree = ({ length }: readonly unknown[]) => length === 3

function columnsOf(look: keyof typeof looks, cards: ServiceCardsFragment['cards']): string {
  if (look === 'many') return 'md:grid-cols-[repeat(auto-fill,minmax(min(100%,20.5rem),1fr))]'
  if (isOfThree(cards)) return 'md:grid-cols-[repeat(auto-fill,minmax(min(100%,max(12.5rem,30%)),1fr))]'
  return `md:grid-cols-2 ${cards.length % IN_A_ROW === 0 ? 'xl:grid-cols-4' : 'lg:grid-cols-3'}`
}

const ABOVE = 'col-span-full md:mb-8 lg:mb-12'

/**
 * Cells in rows of two and three: by how many cards are left over for rows of six, what the heading takes of the first row. A card has
 * a row of the grid for each of its parts.
 */
const besideHead = (oneCard: string, twoCards: string): Record<number, string> => ({
  0: ABOVE,
  1: `${oneCard} ${twoCards}`,
  2: `md:max-lg:col-span-full md:max-lg:mb-8 ${oneCard}`,
  3: `${oneCard} lg:col-span-full lg:mb-12`,
  4: `md:max-lg:col-span-full md:max-lg:mb-8 ${twoCards}`,
  5: oneCard,
})

const SIZES = {
  row: '(width < 48rem) 6.75rem, (width < 75rem) 45vw, 18.5rem',
  usual: '(width < 48rem) 6.75rem, (width < 64rem) 45vw, (width < 82.5rem) 30vw, 24.5rem',
  many: '10.5rem',
} as const

/** Names, prices, texts, lists and links of a row begin at one height each; where only some have a price, that would leave holes. */
const inRow =
  'md:grid md:grid-rows-subgrid md:[&_summary]:row-span-2 md:[&_summary]:mb-3 md:[&_summary]:grid md:[&_summary]:min-h-0 md:[&_summary]:grid-rows-subgrid md:[&>details]:row-span-5 md:[&>details]:grid md:[&>details]:grid-rows-subgrid md:[&>details]:details-content:row-span-3 md:[&>details]:details-content:grid md:[&>details]:details-content:grid-rows-subgrid'

const looks = {
  line: {
    head: besideHead('md:row-span-5', 'lg:row-span-10'),
    card: 'md:row-span-5 md:pb-8 lg:pb-10 md:border-t-(length:--stroke) md:border-ink md:pt-4',
    picture: '',
    fold: 'line',
  },
  /** A phone shows a small picture beside what is folded. */
  pictured: {
    head: besideHead('md:row-span-6', 'lg:row-span-12'),
    card: 'md:row-span-6 md:pb-8 lg:pb-10 md:border-0 max-md:grid max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-3',
    picture: `md:mb-4 max-md:py-3 max-md:[&_img]:aspect-square print:[&_img]:max-h-54 ${noteBelowOnPhone}`,
    fold: 'pictured',
  },
  /** A list with small pictures, on a phone still smaller ones. */
  many: {
    card: 'not-print:grid grid-cols-[3rem_minmax(0,1fr)] content-start gap-x-3 max-md:[&_summary]:min-h-15 md:grid-cols-[6rem_minmax(0,1fr)] md:gap-x-4 md:py-4 md:[&_summary]:mb-1',
    picture: 'max-md:py-1.5 [&_img]:aspect-square print:hidden',
    fold: 'line',
  },
} as const

function lookOf(cards: ServiceCardsFragment['cards']): keyof typeof looks {
  if (!cards.every(({ picture }) => picture)) return 'line'
  const isList = cards.length > MOST_LARGE || (cards.length > IN_A_ROW && leadsOn(cards) * 2 < cards.length)
  return isList && areRenderings(cards) ? 'many' : 'pictured'
}

const leadsOn = (cards: ServiceCardsFragment['cards']) => cards.filter(({ service }) => service).length

/** One of many is a link as a whole; its arrow stands beside its name. */
const many = 'md:relative md:has-[a:hover]:[&_h3]:text-brand-text md:[&_summary]:pe-8'
const asWhole = 'md:absolute md:inset-0 md:items-start md:justify-end md:pt-5 md:text-[0px]'

type CardProps = {
  card: ServiceCardsFragment['cards'][number]
  look: keyof typeof looks
  /** Whether it is one of rows of four. */
  isOfRow: boolean
  isAligned: boolean
  /** Whether it is one of so many that each that leads on is a link. */
  isOfMany: boolean
  isPriceLast: boolean
  /** Whether a sentence below all says that their pictures are renderings. */
  isCaptioned: boolean
}

function Card({ card, look, isOfRow, isAligned, isOfMany, isPriceLast, isCaptioned }: CardProps) {
  const { title, text, features, price, service, picture } = card
  return (
    <article
      className={`min-w-0 border-t border-line ${looks[look].card} ${isAligned ? inRow : ''} ${isOfMany ? many : ''}`.trim()}
      data-item=""
      {...editable(card, 'title')}
    >
      {picture && look !== 'line' && (
        <div className={looks[look].picture}>
          <Picture
            picture={picture}
            sizes={look === 'many' ? SIZES.many : SIZES[isOfRow ? 'row' : 'usual']}
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
            {service && <MoreLink href={pathOf(service)} about={title} className={isOfMany ? asWhole : ''} />}
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
