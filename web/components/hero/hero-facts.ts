import { hoursInBrief } from '#content/hours/opening-hours.ts'
import { formatPrice } from '#content/prices/price.ts'
import type { PriceFragment } from '../../lake/fragments/price.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import type { Fact } from '../facts/fact-list.tsx'

const MOST_ZIP_CODES = 3

export function ratingFact({ rating, reviewCount }: BusinessFragment): Fact[] {
  if (!rating) return []
  const count = reviewCount ? `, ${reviewCount.value} reviews` : ''
  return [{ name: 'Rating', value: `${rating.value.replace('/', ' of ')}${count}` }]
}

export function priceFact(price: PriceFragment | null | undefined): Fact[] {
  return price ? [{ name: 'Price', value: formatPrice(price, 'Starting at') }] : []
}

export const businessFacts = ({ business, openingHours }: Site): Fact[] => [
  { name: 'License', value: business.licenceLine },
  { name: 'Hours', value: hoursInBrief(openingHours.days) },
]

/** A few zip codes are named one by one. Of many the first ones are a span, and a town with so many has others. */
export function zipCodesFact(zipCodes: readonly string[]): Fact {
  const isFew = zipCodes.length <= MOST_ZIP_CODES
  return {
    name: 'Zip codes',
    value: isFew ? zipCodes.join(', ') : `${zipCodes[0]} to ${zipCodes.at(-1)}, and more`,
  }
}
