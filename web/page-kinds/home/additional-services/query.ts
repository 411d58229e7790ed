import { z } from 'zod'
import { serviceLinkParser, serviceLinkProjection } from '../../../fragments/link.ts'
import { requiredText } from '../../../fragments/text/required-text.ts'
import { reviewParser, reviewProjection } from '../../../fragments/text/review.ts'

export const additionalServicesProjection = `
  additionalHeading, additional[]->{${serviceLinkProjection}}, review->{${reviewProjection}}
`

export const additionalServicesParser = z.object({
  additionalHeading: requiredText,
  additional: z.array(serviceLinkParser),
  review: reviewParser.nullable(),
})

export type AdditionalServicesFragment = z.infer<typeof additionalServicesParser>
