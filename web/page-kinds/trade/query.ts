import { z } from 'zod'
import { startingPrice } from '#content/prices/price.ts'
import { localServiceParser, localServiceProjection } from '../../fragments/local-service.ts'
import { optionalPicture, pictureProjection } from '../../fragments/picture.ts'
import { type PriceFragment, priceParser, priceProjection } from '../../fragments/price.ts'
import { processParser, processProjection } from '../../sections/process/query.ts'

/** A service with the prices and steps of its own page, whichever sections hold them. */
export const tradeProjection = `
  ${localServiceProjection}, picture{${pictureProjection}},
  "listedPrices": sections[_type == "pricing"][0].prices[]->{${priceProjection}},
  "cardPrices": sections[_type == "serviceCards"][0].cards[defined(price)].price->{${priceProjection}},
  "process": sections[_type == "process"][0]{_type, ${processProjection}}
`

export const tradeParser = localServiceParser.extend({
  picture: optionalPicture,
  listedPrices: z.array(priceParser).nullable(),
  cardPrices: z.array(priceParser).nullable(),
  process: processParser.nullable(),
})

export type TradeFragment = z.infer<typeof tradeParser>

/** The prices that the service lists; when it lists none, those on its cards, each once. */
export function pricesOf({ listedPrices, cardPrices }: TradeFragment): PriceFragment[] {
  return [...new Map((listedPrices ?? cardPrices ?? []).map((price) => [price._id, price])).values()]
}

/** Where the prices of a trade start. */
export function startOf(trade: TradeFragment): PriceFragment | null {
  return trade.cardPrice && startingPrice(trade.cardPrice, pricesOf(trade))
}
