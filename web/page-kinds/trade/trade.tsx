import type { PriceSlice } from '../../fragments/price.ts'
import { Pricing } from '../../sections/pricing/pricing.tsx'
import { Process } from '../../sections/process/process.tsx'
import { Reasons } from '../../sections/reasons/reasons.tsx'
import { Neighborhoods } from './neighborhoods.tsx'
import type { TradeSlice } from './query.ts'
import { ServiceTiles } from './service-tiles.tsx'
import type { SharedSlice } from './shared.ts'

type TradeProps = { trade: TradeSlice; shared: SharedSlice; town: string }

/** A trade in a town: prices and steps from the page of the service, the rest shared by all trades. */
export function Trade({ trade, shared, town }: TradeProps) {
  const prices = pricesOf(trade)
  return (
    <>
      {prices.length > 0 && <Pricing section={pricing(`${trade.title} prices in ${town}`, prices)} />}
      {trade.process && <Process section={trade.process} />}
      <ServiceTiles heading={`${shared.tilesHeading} in ${town}`} tiles={shared.tiles} />
      <Reasons section={reasons(shared)} />
      <Neighborhoods heading={shared.neighborhoodsHeading} labels={shared.neighborhoods} />
    </>
  )
}

/** A service that lists its prices lists them here; otherwise those on its cards are listed, each once. */
function pricesOf({ listedPrices, cardPrices }: TradeSlice): PriceSlice[] {
  return [...new Map((listedPrices ?? cardPrices ?? []).map((price) => [price._id, price])).values()]
}

const pricing = (heading: string, prices: PriceSlice[]) =>
  ({ _type: 'pricing', _key: 'pricing', heading, intro: null, prices }) as const

function reasons({ reasonsHeading, reasons }: SharedSlice) {
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
