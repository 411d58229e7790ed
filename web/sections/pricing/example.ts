import { emergencyPrice, examplePrice } from '../../fragments/examples/examples.ts'
import type { PricingFragment } from './query.ts'

export const pricingExample: PricingFragment = {
  _key: 'pricing',
  _type: 'pricing',
  heading: 'What plumbing costs',
  intro: null,
  prices: [examplePrice, emergencyPrice],
}
