import { exampleReview } from '../../fragments/examples/examples.ts'
import type { ReviewsFragment } from './query.ts'

export const reviewsExample: ReviewsFragment = {
  _key: 'reviews',
  _type: 'reviews',
  heading: 'Reviews',
  intro: null,
  newest: [
    exampleReview,
    { ...exampleReview, _id: 'review-walt', author: 'Walt H.', rating: 4, savings: 120_000 },
  ],
  chosen: null,
}
