import { expect, test } from 'vitest'
import { price } from '../../testing/samples.ts'
import { offer } from './offer.ts'

const range = { ...price, kind: 'range', minimum: 2_500_000, maximum: 7_500_000 } as const

test('a range is offered from one amount to the other, or without a most when it may cost more', () => {
  expect(offer(range)).toMatchObject({ priceSpecification: { minPrice: 25_000, maxPrice: 75_000 } })
  const { priceSpecification } = { priceSpecification: undefined, ...offer({ ...range, openEnded: true }) }
  expect(priceSpecification).toMatchObject({ minPrice: 25_000 })
  expect(priceSpecification).not.toHaveProperty('maxPrice')
})
