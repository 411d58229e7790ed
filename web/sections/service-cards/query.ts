import { z } from 'zod'
import { serviceLinkParser, serviceLinkProjection } from '../../fragments/link.ts'
import { priceParser, priceProjection } from '../../fragments/price.ts'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'
import { filled } from '../../fragments/text/required-text.ts'

export const serviceCardsProjection = `
  ${headingProjection},
  cards[]{_key, title, text, features, price->{${priceProjection}}, service->{${serviceLinkProjection}}}
`

export const serviceCardsParser = z.object({
  ...headingFields,
  _type: z.literal('serviceCards'),
  cards: z
    .array(
      z.object({
        _key: z.string(),
        title: filled,
        text: filled,
        features: z.array(filled).nullable(),
        price: priceParser.nullable(),
        service: serviceLinkParser.nullable(),
      }),
    )
    .min(1, 'needs at least one card'),
})

export type ServiceCardsSlice = z.infer<typeof serviceCardsParser>
