import { exampleReview } from '../../fragments/examples/examples.ts'
import type { ReviewsSlice } from './query.ts'

export const reviewsExample: ReviewsSlice = {
  _key: 'reviews',
  _type: 'reviews',
  heading: 'What the walls looked like after',
  intro: null,
  reviews: [
    exampleReview,
    { ...exampleReview, _id: 'review-walt', author: 'Walt H.', rating: 4, savings: 120_000 },
  ],
}
