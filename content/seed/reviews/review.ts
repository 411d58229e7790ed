import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'

/**
 * A made-up review of five stars: the site must not go live with it. `customer` is "author, place, work",
 * `savings` is what the customer saved in US cents.
 */
export const review = (
  id: string,
  customer: string,
  date: string,
  text: string,
  savings?: number,
): Seed<Review> => {
  const [author = '', place = '', work = ''] = customer.split(', ')
  return {
    _id: `review-${id}`,
    _type: 'review',
    author,
    place,
    work,
    rating: 5,
    text,
    date,
    source: 'Sample, written for this site',
    ...(savings === undefined ? {} : { savings }),
    sample: true,
  }
}
