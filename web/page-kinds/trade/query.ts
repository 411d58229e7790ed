import { z } from 'zod'
import { localServiceParser, localServiceProjection } from '../../fragments/local-service.ts'
import { priceParser, priceProjection } from '../../fragments/price.ts'
import { processParser, processProjection } from '../../sections/process/query.ts'

/** A service with the prices and the steps of its own page, wherever they stand there. */
export const tradeProjection = `
  ${localServiceProjection},
  "listedPrices": sections[_type == "pricing"][0].prices[]->{${priceProjection}},
  "cardPrices": sections[_type == "serviceCards"][0].cards[defined(price)].price->{${priceProjection}},
  "process": sections[_type == "process"][0]{_type, ${processProjection}}
`

export const tradeParser = localServiceParser.extend({
  listedPrices: z.array(priceParser).nullable(),
  cardPrices: z.array(priceParser).nullable(),
  process: processParser.nullable(),
})

export type TradeSlice = z.infer<typeof tradeParser>
