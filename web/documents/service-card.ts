import { filled } from './filled.ts'
import { serviceLinkParser, serviceLinkProjection } from './link.ts'
import { pictureParser, pictureProjection } from './picture.ts'
import { priceParser, priceProjection } from './price.ts'

/** A service as a card on another page shows it. */
export const serviceCardProjection = `
  ${serviceLinkProjection}, summary, picture{${pictureProjection}}, cardPrice->{${priceProjection}}
`

export const serviceCardParser = serviceLinkParser.extend({
  summary: filled,
  picture: pictureParser.nullable(),
  cardPrice: priceParser.nullable(),
})
