import { z } from 'zod'
import { filled } from '../../../documents/filled.ts'
import { serviceLinkParser, serviceLinkProjection } from '../../../documents/link.ts'
import { reviewParser, reviewProjection } from '../../../documents/review.ts'

export const additionalServicesProjection = `
  additionalHeading, additional[]->{${serviceLinkProjection}}, review->{${reviewProjection}}
`

export const additionalServicesParser = z.object({
  additionalHeading: filled,
  additional: z.array(serviceLinkParser),
  review: reviewParser.nullable(),
})

export type AdditionalServicesSlice = z.infer<typeof additionalServicesParser>
