import { z } from 'zod'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'
import { reviewParser, reviewProjection } from '../../fragments/text/review.ts'

export const reviewsProjection = `${headingProjection}, reviews[]->{${reviewProjection}}`

export const reviewsParser = z.object({
  ...headingFields,
  _type: z.literal('reviews'),
  reviews: z.array(reviewParser).min(1, 'needs at least one review'),
})

export type ReviewsSlice = z.infer<typeof reviewsParser>
