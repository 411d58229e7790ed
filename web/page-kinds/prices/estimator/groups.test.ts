import { expect, test } from 'vitest'
import { priceCategories } from '#content/prices/price-list.ts'
import { prices, site } from '../../../testing/samples.ts'
import { countedGroups, firstShown } from './groups.ts'

test('the estimate begins with a service where something is measured, or with the first', () => {
  const order = { mainServices: site.mainServices, townServices: prices.townServices }
  const groups = countedGroups(priceCategories(prices.prices, order), prices.finished)
  expect(firstShown(groups)).toBe('painting')
  expect(firstShown(groups.filter(({ key }) => !/painting|tiling|washing/.test(key)))).toBe('handyman')
  expect(firstShown([])).toBeUndefined()
})
