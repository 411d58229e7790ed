import { FoldedBand } from '../../components/text/folded-band.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import type { PriceFragment } from '../../fragments/price.ts'
import { Pricing } from '../../sections/pricing/pricing.tsx'
import { Process } from '../../sections/process/process.tsx'
import { Reasons } from '../../sections/reasons/reasons.tsx'
import { pricesOf, type SharedFragment, type TradeFragment } from './query.ts'
import { ServiceTiles } from './service-tiles.tsx'

type TradeProps = {
  trade: TradeFragment
  shared: SharedFragment
  town: string
  /** Those of the town by name, where they are known. */
  neighborhoods?: readonly string[] | null
}

/** A trade in a town: prices and steps from the page of the service, the rest shared by all trades. */
export function Trade({ trade, shared, town, neighborhoods }: TradeProps) {
  const prices = pricesOf(trade)
  return (
    <>
      {prices.length > 0 && <Pricing section={pricing(`${trade.title} prices in ${town}`, prices)} />}
      {trade.process && <Process section={trade.process} />}
      <ServiceTiles heading={`${shared.tilesHeading} in ${town}`} tiles={shared.tiles} />
      <Reasons section={reasons(shared)} />
      <Neighborhoods
        heading={shared.neighborhoodsHeading}
        names={neighborhoods ?? []}
        labels={shared.neighborhoods}
      />
    </>
  )
}

const pricing = (heading: string, prices: PriceFragment[]) =>
  ({ _type: 'pricing', _key: 'pricing', heading, intro: null, prices }) as const

function reasons({ reasonsHeading, reasons }: SharedFragment) {
  const points = reasons.map((title) => ({ _key: title, title, text: null, price: null, figure: null }))
  return {
    _type: 'reasons',
    _key: 'reasons',
    purpose: 'why',
    heading: reasonsHeading,
    intro: null,
    points,
  } as const
}

type NeighborhoodsProps = { heading: string; names: readonly string[]; labels: readonly string[] }

/** The town's own neighborhoods, where they are known, and the kinds that fit any town. */
export function Neighborhoods({ heading, names, labels }: NeighborhoodsProps) {
  const intro = names.length > 0 ? `${list.format([...names, 'every other part of town'])}.` : null
  return (
    <FoldedBand name="neighborhoods" heading={heading} intro={intro}>
      <TickList lines={labels} columns="four" />
    </FoldedBand>
  )
}

const list = new Intl.ListFormat('en-US')
