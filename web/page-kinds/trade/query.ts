import { z } from 'zod'
import { localServiceParser, localServiceProjection } from '../../fragments/local-service.ts'
import { optionalPicture, pictureProjection } from '../../fragments/picture.ts'
import { priceParser, priceProjection } from '../../fragments/price.ts'
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
