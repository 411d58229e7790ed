import { expect, test } from 'vitest'
import { priceCategories } from '#content/prices/price-list.ts'
import { exampleBusiness } from '../../../fragments/examples/example-business.ts'
import { exampleSite } from '../../../fragments/examples/example-site.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { priceListExample } from './example.ts'
import { PriceList } from './price-list.tsx'

const { prices, townServices } = priceListExample
const categories = priceCategories(prices, { mainServices: exampleSite.mainServices, townServices })
const list = new Rendered(
  <PriceList
    heading="The price list"
    intro="How to read the prices"
    categories={categories}
    list={priceListExample}
    business={exampleBusiness}
  />,
)

test('lists each price once, with its unit, what it covers and what it is subject to', () => {
  expect(list.sections).toEqual(['price-list'])
  expect(list.items).toBe(prices.length)
  expect(list.text).toContain('Interior painting Walls, ceilings and trim, two coats from $2.50/sq ft')
  expect(list.text).toContain('Emergency plumbing $125/hr plus materials, at least 1 hour')
  expect(list.text).toContain('Custom pricing')
  expect(list.text).toContain('Cabinet painting in Matthews $125–250 per door')
})

test('each service leads to its page, and what a town has to itself to the pages of the town', () => {
  expect(list.links).toEqual([
    '#handyman',
    '#in-matthews',
    '/services/handyman',
    '/services/painting',
    '/service-areas/matthews',
    '/matthews/painting-services',
  ])
  expect(list.attributes('id')).toEqual(expect.arrayContaining(['handyman', 'in-matthews']))
})

test('numbers the prices that are on the drawing, and says which work is finished', () => {
  expect(list.text).toContain('2 Interior painting')
  expect(list.text).toContain('1 Emergency plumbing')
  expect(list.text).toContain('Bungalow, repainted Finished project')
})

test('on paper it has a title block with date, phone, email and address', () => {
  for (const fact of [
    'March 3, 2026',
    '(704) 555-0142',
    'quotes@crownandlevel.example',
    'Charlotte, NC 28277',
  ])
    expect(list.text).toContain(fact)
})
