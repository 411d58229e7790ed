import type { PriceFragment } from '../../fragments/price.ts'
import { Pricing } from '../../sections/pricing/pricing.tsx'
import { Process } from '../../sections/process/process.tsx'
import { Reasons } from '../../sections/reasons/reasons.tsx'
import { Neighborhoods } from './neighborhoods.tsx'
import { pricesOf } from './prices.ts'
import type { TradeFragment } from './query.ts'
import { ServiceTiles } from './service-tiles.tsx'
import type { SharedFragment } from './shared.ts'

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
