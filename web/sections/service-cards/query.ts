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
    service->{${serviceLinkProjection}},
    "picture": select(defined(picture.asset) => picture, service->picture){${pictureProjection}}
  }
`

export const serviceCardsParser = sectionOf('serviceCards', {
  cards: z
    .array(
      z.object({
        _key: z.string(),
        title: requiredText,
        text: requiredText,
        features: optionalTexts,
        price: priceParser.nullable(),
        service: serviceLinkParser.nullable(),
        picture: optionalPicture,
      }),
    )
    .min(1, 'needs at least one card'),
})

export type ServiceCardsFragment = z.infer<typeof serviceCardsParser>
