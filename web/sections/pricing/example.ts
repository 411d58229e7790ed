import { emergencyPrice, examplePrice } from '../../fragments/examples/examples.ts'
import type { PricingSlice } from './query.ts'

export const pricingExample: PricingSlice = {
  _key: 'pricing',
  _type: 'pricing',
  heading: 'What plumbing costs',
  intro: null,
  prices: [examplePrice, emergencyPrice],
}
