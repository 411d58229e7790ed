import { expect, test } from 'vitest'
import { priceCategories } from '#content/prices/price-list.ts'
import { exampleBusiness } from '../../../fragments/examples/example-business.ts'
import { exampleSite } from '../../../fragments/examples/example-site.ts'
import { examplePrice } from '../../../fragments/examples/examples.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { priceListExample } from '../price-list/example.ts'
import { Estimator } from './estimator.tsx'
import { countedGroups, firstShown } from './groups.ts'

const { prices, townServices, finished } = priceListExample
const categories = priceCategories(prices, { mainServices: exampleSite.mainServices, townServices })
const groups = countedGroups(categories, finished)
const estimate = {
  estimateHeading: 'Price your job',
  estimateIntro: 'Fill in what you can count',
  notQuote: 'This is not a quote.',
  changes: ['What is behind the wall', 'Height'],
  visit: examplePrice,
}
const estimator = new Rendered(
  <Estimator estimate={estimate} groups={groups} checkedOn="March 4, 2026" business={exampleBusiness} />,
)

test('has a field for each price that can be multiplied, and none for others', () => {
  expect(estimator.attributes('data-title')).toEqual([
    'Interior painting',
    'Emergency plumbing',
    'Cabinet painting in Matthews',
  ])
})

test('the price stands at its field, as the list has it', () => {
  expect(estimator.attributes('data-kind')).toEqual(['from', 'exact', 'range'])
  expect(estimator.attributes('data-minimum')).toEqual(['250', '12500', '12500'])
  expect(estimator.attributes('data-maximum')).toEqual(['25000'])
  expect(estimator.attributes('data-unit')).toEqual(['squareFoot', 'hour', 'door'])
  expect(estimator.attributes('data-least')).toEqual(['1'])
  expect(estimator.text).toContain('Interior painting, square feet, from $2.50/sq ft')
})

test('fields take what can be counted: doors whole, square feet and hours in parts', () => {
  expect(estimator.attributes('inputMode')).toEqual(['decimal', 'decimal', 'numeric'])
  expect(estimator.attributes('step')).toEqual(['any', 'any', '1'])
  expect(estimator.attributes('min')).toEqual(['0', '0', '0'])
  expect(estimator.attributes('id')).toEqual(expect.arrayContaining(estimator.attributes('for')))
  expect(estimator.attributes('id')).toEqual(expect.arrayContaining(estimator.attributes('aria-describedby')))
})

test('says how to do the sum by hand, that it is no quote, and what changes it', () => {
  expect(estimator.text).toContain('To do it by hand, multiply the price in the list above')
  for (const words of ['This is not a quote.', ...estimate.changes]) expect(estimator.text).toContain(words)
})

test('begins with a service where something is measured, or with the first', () => {
  expect(firstShown(groups)).toBe('painting')
  expect(firstShown(groups.filter(({ key }) => key !== 'painting'))).toBe('matthews/painting')
  expect(firstShown([])).toBeUndefined()
})
