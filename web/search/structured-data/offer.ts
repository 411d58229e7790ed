import type { Offer } from 'schema-dts'
import { formatPrice } from '#content/prices/price.ts'
import type { PriceFragment } from '../../lake/fragments/price.ts'

/** A price as an offer in dollars; undefined for one that is agreed for each job. */
export function offer(price: PriceFragment): Offer | undefined {
  const specification = specificationOf(price)
  if (!specification) return undefined
  return {
    '@type': 'Offer',
    name: price.title,
    description: price.covers ?? formatPrice(price),
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'USD',
      unitText: price.unit === 'squareFoot' ? 'square foot' : price.unit,
      ...specification,
    },
  }
}

function specificationOf({ kind, minimum, maximum, openEnded }: PriceFragment): Partial<Amounts> | undefined {
  const lower = minimum === null ? undefined : minimum / 100
  const upper = maximum === null ? undefined : maximum / 100
  switch (kind) {
    case 'exact':
      return { price: lower }
    case 'from':
      return { minPrice: lower }
    case 'range':
      // "$25,000–75,000+" promises no most.
      return openEnded ? { minPrice: lower } : { minPrice: lower, maxPrice: upper }
    case 'custom':
      return undefined
    default:
      return kind satisfies never
  }
}

type Amounts = { price: number; minPrice: number; maxPrice: number }
