import { serviceLinkParser, serviceLinkProjection } from './link.ts'
import { optionalPicture, pictureProjection } from './picture.ts'
import { priceParser, priceProjection } from './price.ts'
import { filled } from './text/required-text.ts'

/** A service as a card on another page shows it. */
export const serviceCardProjection = `
  ${serviceLinkProjection}, summary, picture{${pictureProjection}}, cardPrice->{${priceProjection}}
`

export const serviceCardParser = serviceLinkParser.extend({
  summary: filled,
  picture: optionalPicture,
  cardPrice: priceParser.nullable(),
})
