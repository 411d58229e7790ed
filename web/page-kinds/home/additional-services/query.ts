import { z } from 'zod'
import { serviceLinkParser, serviceLinkProjection } from '../../../fragments/link.ts'
import { filled } from '../../../fragments/text/required-text.ts'
import { reviewParser, reviewProjection } from '../../../fragments/text/review.ts'

export const additionalServicesProjection = `
  additionalHeading, additional[]->{${serviceLinkProjection}}, review->{${reviewProjection}}
`

export const additionalServicesParser = z.object({
  additionalHeading: filled,
  additional: z.array(serviceLinkParser),
  review: reviewParser.nullable(),
})

export type AdditionalServicesSlice = z.infer<typeof additionalServicesParser>
