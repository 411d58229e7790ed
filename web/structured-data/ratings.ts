import type { AggregateRating, Rating } from 'schema-dts'
import { countIn, starsIn } from '#content/rating.ts'
import type { BusinessSlice } from '../fragments/site/business.ts'
import type { ReviewSlice } from '../fragments/text/review.ts'

const BEST = 5

/** The claims are words, such as "4.9/5" and "300+"; without a number in both there is no rating to tell. */
export function aggregateRatingOf({
  rating,
  reviewCount,
  ratingForSearch,
}: Pick<BusinessSlice, 'rating' | 'reviewCount' | 'ratingForSearch'>): { aggregateRating?: AggregateRating } {
  const ratingValue = starsIn(rating?.value)
  const count = countIn(reviewCount?.value)
  if (ratingForSearch === false || !ratingValue || !count) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue, bestRating: BEST, reviewCount: count },
  }
}

/** The stars that the customer gave, if any. */
export function reviewRatingOf({ rating }: Pick<ReviewSlice, 'rating'>): { reviewRating?: Rating } {
  return rating ? { reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST } } : {}
}
