import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { pricingExample } from './example.ts'
import { Pricing } from './pricing.tsx'
import { pricingParser } from './query.ts'

test('lists each price with what it covers and what comes on top', () => {
  const pricing = new Rendered(<Pricing section={pricingExample} />)
  expect(pricing.sections).toEqual(['pricing'])
  expect(pricing.items).toBe(2)
  expect(pricing.text).toContain('Interior painting from $2.50/sq ft Walls, ceilings and trim, two coats')
  expect(pricing.text).toContain('$125/hr plus materials')
})

test('its parser names the price that was deleted, by its place', () => {
  const broken = { ...pricingExample, prices: [pricingExample.prices[0], null] }
  expect(pricingParser.safeParse(broken).error?.issues[0]?.path).toEqual(['prices', 1])
})
