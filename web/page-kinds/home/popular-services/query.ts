import { z } from 'zod'
import { serviceLinkParser, serviceLinkProjection } from '../../../fragments/link.ts'
import { priceParser, priceProjection } from '../../../fragments/price.ts'
import { partHeadingFields, partHeadingProjection } from '../../../fragments/text/heading.ts'
import { filled } from '../../../fragments/text/required-text.ts'

export const popularServicesProjection = `
  ${partHeadingProjection},
  jobs[]{_key, title, text, price->{${priceProjection}}, service->{${serviceLinkProjection}}}
`

export const popularServicesParser = z.object({
  ...partHeadingFields,
  jobs: z
    .array(
      z.object({
        _key: z.string(),
        title: filled,
        text: filled,
        price: priceParser,
        service: serviceLinkParser.nullable(),
      }),
    )
    .length(6, 'needs six jobs, because the drawing has six numbers'),
})

export type PopularServicesSlice = z.infer<typeof popularServicesParser>
