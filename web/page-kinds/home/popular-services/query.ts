import { z } from 'zod'
import { serviceLinkParser, serviceLinkProjection } from '../../../fragments/link.ts'
import { priceParser, priceProjection } from '../../../fragments/price.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../../fragments/text/heading.ts'
import { requiredText } from '../../../fragments/text/required-text.ts'

export const popularServicesProjection = `
  ${blockHeadingProjection},
  jobs[]{_key, title, text, price->{${priceProjection}}, service->{${serviceLinkProjection}}}
`

export const popularServicesParser = z.object({
  ...blockHeadingFields,
  jobs: z
    .array(
      z.object({
        _key: z.string(),
        title: requiredText,
        text: requiredText,
        price: priceParser,
        service: serviceLinkParser.nullable(),
      }),
    )
    .length(6, 'needs six jobs, because the drawing has six numbers'),
})

export type PopularServicesFragment = z.infer<typeof popularServicesParser>
