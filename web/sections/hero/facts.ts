import type { BusinessSlice } from '../../documents/business.ts'

/** The rating as a cell of the title block, when the business has one. */
export function ratingFact({ rating, reviewCount }: Pick<BusinessSlice, 'rating' | 'reviewCount'>) {
  if (!rating) return []
  const count = reviewCount ? `, ${reviewCount.value} reviews` : ''
  return [{ name: 'Rating', value: `${rating.value.replace('/', ' of ')}${count}` }]
}
