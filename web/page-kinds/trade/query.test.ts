import { expect, test } from 'vitest'
import { always, emergencyPrice, price, trade } from '../../testing/samples.ts'
import { pricesOf } from './query.ts'

const prices = (...listed: (typeof price)[][]) =>
  pricesOf({
    ...trade,
    priceLists: listed.map((prices) => ({ ...always, prices })),
    cards: [{ ...always, prices: [emergencyPrice, emergencyPrice] }],
  })

test('a trade has the prices of its list, and those on its cards where it lists none or all of them are hidden', () => {
  expect(prices([price])).toEqual([price])
  expect(prices()).toEqual([emergencyPrice])
  expect(prices([])).toEqual([emergencyPrice])
})
