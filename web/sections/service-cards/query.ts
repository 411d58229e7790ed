import { z } from 'zod'
import { optionalTexts, requiredText } from '#content/documents/field-kinds.ts'
import { serviceLinkParser, serviceLinkProjection } from '../../fragments/link.ts'
import { priceParser, priceProjection } from '../../fragments/price.ts'
import { headingProjection, sectionOf } from '../../fragments/text/heading.ts'

export const serviceCardsProjection = `
  ${headingProjection},
  cards[]{_key, title, text, features, price->{${priceProjection}}, service->{${serviceLinkProjection}}}
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
      }),
    )
    .min(1, 'needs at least one card'),
})

export type ServiceCardsFragment = z.infer<typeof serviceCardsParser>
