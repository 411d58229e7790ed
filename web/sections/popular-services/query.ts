import { z } from 'zod'
import { filled } from '../../documents/filled.ts'
import { serviceLinkParser, serviceLinkProjection } from '../../documents/link.ts'
import { priceParser, priceProjection } from '../../documents/price.ts'
import { partHeadingFields, partHeadingProjection } from '../../parts/heading.ts'

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
