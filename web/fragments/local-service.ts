import { serviceLinkParser, serviceLinkProjection } from './link.ts'
import { priceParser, priceProjection } from './price.ts'
import { filled } from './text/required-text.ts'

/** The service that a page in a town is about. */
export const localServiceProjection = `${serviceLinkProjection}, summary, cardPrice->{${priceProjection}}`

export const localServiceParser = serviceLinkParser.extend({
  summary: filled,
  cardPrice: priceParser.nullable(),
})
