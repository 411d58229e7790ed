import { expect, test } from 'vitest'
import { emergencyPrice, price, trade } from '../../testing/samples.ts'
import { pricesOf } from './query.ts'

const prices = (listedPrices: (typeof price)[] | null) =>
  pricesOf({ ...trade, listedPrices, cardPrices: [emergencyPrice, emergencyPrice] })

test('a trade has the prices of its list, and those on its cards where it lists none or all of them are hidden', () => {
  expect(prices([price])).toEqual([price])
  expect(prices(null)).toEqual([emergencyPrice])
  expect(prices([])).toEqual([emergencyPrice])
})
