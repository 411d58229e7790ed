import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { weakRef } from '../reference.ts'

/**
 * A made-up review: the site must not go live with it. `subject` is the town and the job whose pages show it, such as
 * "matthews: painting"; `customer` is "author, place, work"; `savings` is what the customer saved in US cents.
 */
export const review = (
  id: string,
  subject: string,
  customer: string,
  date: string,
  text: string,
  { savings }: Pick<Review, 'savings'> = {},
): Seed<Review> => {
  const [city = '', service = ''] = subject.split(': ')
  const [author = '', place = '', work = ''] = customer.split(', ')
  return {
    _id: `review-${id}`,
    _type: 'review',
    author,
    place,
    city: weakRef(`city-${city}`),
    work,
    service: weakRef(`service-${service}`),
    rating: 5,
    text,
    date,
    source: 'Sample review',
    ...(savings === undefined ? {} : { savings }),
    sample: true,
  }
}
