import type { ReactNode } from 'react'
import { pathOf } from '#content/addresses/routes.ts'
import { startingPrice } from '#content/prices/price.ts'
import { listInWords } from '#content/text/list-in-words.ts'
import { Tiles, tiles } from '../../components/area-tiles/tiles.tsx'
import { Closing } from '../../components/closing/closing.tsx'
import { LocalHero } from '../../components/hero/local-hero.tsx'
import { HALF_AS_HIGH, Picture } from '../../components/picture/picture.tsx'
import { FoldedBand, FoldedHalf, FoldedPair } from '../../components/text/fold.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import type { PriceFragment } from '../../lake/fragments/price.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { Pricing } from '../../sections/pricing/pricing.tsx'
import { Process } from '../../sections/process/process.tsx'
import { Prose } from '../../sections/prose/prose.tsx'
import { Reviews } from '../../sections/reviews/reviews.tsx'
import type { CityServicePage } from '../service-in-area/query.ts'
import {
  pricesOf,
  type SharedFragment,
  type TileFragment,
  type TradeFragment,
  withPricesOf,
} from './query.ts'

type TradeProps = {
  trade: TradeFragment
  shared: SharedFragment
  town: string
  /** Those of the town by name, where they are known. */
  neighborhoods?: readonly string[] | null
  /** What is true of this town alone, after the prices and before what is alike in all. */
  children?: ReactNode
}

/** A trade in a town: prices and steps from the page of the service, the rest shared by all trades. */
export function Trade({ trade, shared, town, neighborhoods, children }: TradeProps) {
  const prices = pricesOf(trade)
  const process = trade.processes[0]
  return (
    <>
      {prices.length > 0 && <Pricing section={pricing(`${trade.title} prices in ${town}`, prices)} />}
      {children}
      {process && <Process section={process} />}
      <ServiceTiles heading={`${shared.tilesHeading} in ${town}`} tiles={shared.tiles} />
      <FoldedPair>
        <FoldedHalf name="why" heading={shared.reasonsHeading}>
          <TickList lines={shared.reasons} />
        </FoldedHalf>
        <Neighborhoods
          heading={shared.neighborhoodsHeading}
          names={neighborhoods ?? []}
          labels={shared.neighborhoods}
        />
      </FoldedPair>
    </>
  )
}

const pricing = (heading: string, prices: PriceFragment[]) =>
  ({ _type: 'pricing', _key: 'pricing', heading, intro: null, prices }) as const

type NeighborhoodsProps = { heading: string; names: readonly string[]; labels: readonly string[] }

/** The town's own neighborhoods, where they are known, and the kinds that fit any town. */
export function Neighborhoods({ heading, names, labels }: NeighborhoodsProps) {
  const intro = names.length > 0 ? `${listInWords([...names, 'every other part of town'])}.` : null
  return (
    <FoldedHalf name="neighborhoods" heading={heading} intro={intro}>
      <TickList lines={labels} columns="two" />
    </FoldedHalf>
  )
}

export function TradeTemplate({ page, site }: { page: CityServicePage; site: Site }) {
  const { title, hero, city, townPrices, about, reviews, shared, closing } = page
  const service = withPricesOf(townPrices, page.service)
  const topic = { service: service.title, town: city.name }
  return (
    <>
      <LocalHero
        hero={hero}
        town={city}
        subject={service.title}
        price={startingPrice(service.cardPrice, pricesOf(service))}
        picture={service.picture}
        site={site}
      />
      <Trade trade={service} shared={shared} town={city.name} neighborhoods={city.neighborhoods}>
        <Prose name="about" heading={title} text={about} business={site.business}>
          <Homes town={city} />
        </Prose>
        <Reviews
          heading={`${service.title} reviews from ${city.name}`}
          reviews={reviews}
          reviewsUrl={site.business.reviewsUrl}
        />
      </Trade>
      <Closing closing={closing} business={site.business} topic={topic} />
    </>
  )
}

/** What the work there is done on. */
function Homes({ town: { name, picture, propertyTypes } }: { town: CityServicePage['city'] }) {
  return (
    <div className="flex flex-col gap-6 [&>photo-frame]:grow">
      {picture && <Picture picture={picture} sizes={HALF_AS_HIGH} upTo={1200} />}
      {propertyTypes && (
        <>
          <h3>What we work on in {name}</h3>
          <TickList lines={propertyTypes} columns="two" isCounted={false} />
        </>
      )}
    </div>
  )
}

export function ServiceTiles({ heading, tiles: shown }: { heading: string; tiles: readonly TileFragment[] }) {
  return (
    <FoldedBand name="services" heading={heading}>
      <Tiles of="sentences" count={shown.length}>
        {shown.map((tile) => (
          <Tile key={tile._key} tile={tile} />
        ))}
      </Tiles>
    </FoldedBand>
  )
}

function Tile({ tile: { title, text, service } }: { tile: TileFragment }) {
  const words = (
    <>
      <h3 className="text-sm/tight md:text-h4">{title}</h3>
      <p className="text-sm text-ink-soft">{text}</p>
    </>
  )
  if (!service)
    return (
      <div className={tiles.sentence} data-item="">
        {words}
      </div>
    )
  return (
    <a className={tiles.sentenceLink} href={pathOf(service)} data-end-icon="arrow" data-item="">
      {words}
    </a>
  )
}
