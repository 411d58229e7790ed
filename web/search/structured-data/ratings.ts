import type { AggregateRating, Rating } from 'schema-dts'
import { countIn, starsIn } from '#content/documents/rating.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import type { ReviewFragment } from '../../lake/fragments/text/review.ts'

const BEST = 5

/** The claims are texts, such as "4.9/5" and "300+"; undefined unless both contain a number. */
export function aggregateRatingOf(business: BusinessFragment): { aggregateRating?: AggregateRating } {
  const { rating, reviewCount, ratingForSearch } = business
  const ratingValue = starsIn(rating?.value)
  const count = countIn(reviewCount?.value)
  if (ratingForSearch === false || !ratingValue || !count) return {}
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue, bestRating: BEST, reviewCount: count },
  }
}

export function reviewRatingOf({ rating }: Pick<ReviewFragment, 'rating'>): { reviewRating?: Rating } {
  return rating ? { reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST } } : {}
}
