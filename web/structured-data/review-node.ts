import type { Review } from 'schema-dts'
import type { ReviewSlice } from '../fragments/text/review.ts'
import { businessId } from './business-node.ts'
import { reviewRatingOf } from './ratings.ts'

/** What a customer wrote about the business, in the words that stand on the page. */
export function reviewNode({ author, rating, text, date }: ReviewSlice, id: string): Review {
  return {
    '@type': 'Review',
    '@id': id,
    itemReviewed: { '@id': businessId() },
    author: { '@type': 'Person', name: author },
    datePublished: date,
    reviewBody: text,
    ...reviewRatingOf({ rating }),
  }
}
