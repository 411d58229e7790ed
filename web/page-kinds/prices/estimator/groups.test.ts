import { expect, test } from 'vitest'
import { priceCategories } from '#content/prices/price-list.ts'
import { priceListExample } from '../../../app/examples/price-content.ts'
import { exampleSite } from '../../../lake/fragments/examples/example-site.ts'
import { countedGroups, firstShown } from './groups.ts'

const { prices, townServices, finished } = priceListExample
const { mainServices } = exampleSite
const groups = countedGroups(priceCategories(prices, { mainServices, townServices }), finished)

test('the estimate begins with a service where something is measured, or with the first', () => {
  expect(firstShown(groups)).toBe('painting')
  expect(firstShown(groups.filter(({ key }) => key !== 'painting'))).toBe('matthews/painting')
  expect(firstShown([])).toBeUndefined()
})
