import { z } from 'zod'
import { optionalTexts, requiredText } from '#content/documents/field-kinds.ts'
import { serviceLinkParser, serviceLinkProjection } from '../../lake/fragments/link.ts'
import { optionalPicture, pictureProjection } from '../../lake/fragments/picture.ts'
import { priceParser, priceProjection } from '../../lake/fragments/price.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const serviceCardsProjection = `
  ${headingProjection},
  cards[]{
    _key, title, text, features,
    price->{${priceProjection}},
    service->{${serviceLinkProjection}, picture{${pictureProjection}}},
    picture{${pictureProjection}}
  }
`

const cardParser = z
  .object({
    _key: z.string(),
    title: requiredText,
    text: requiredText,
    features: optionalTexts,
    price: priceParser.nullable(),
    service: serviceLinkParser.extend({ picture: optionalPicture }).nullable(),
    picture: optionalPicture,
  })
  .transform((card) => ({ ...card, picture: card.picture ?? card.service?.picture ?? null }))

export const serviceCardsParser = sectionOf('serviceCards', {
  cards: z.array(cardParser).min(1, 'needs at least one card'),
})

export type ServiceCardsFragment = z.infer<typeof serviceCardsParser>
