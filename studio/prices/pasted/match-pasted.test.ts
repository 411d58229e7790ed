import { expect, test } from 'vitest'
import { readPrices } from '#content/prices/pasted-prices.ts'
import { sheetPrices } from '../sheet-prices.ts'
import { readPrice } from '../sheet-question.ts'
import { amountsFor, matchPasted } from './match-pasted.ts'

const price = (_id: string, title: string, more: object = {}) =>
  readPrice({
    ...{ _id, _type: 'price', _rev: '1', _createdAt: '', _updatedAt: '', title },
    ...{ kind: 'exact', minimum: 100_00, unit: 'job', ...more },
  })
const prices = sheetPrices(
  {
    prices: [
      price('faucet', 'Faucet replacement'),
      price('wall', 'Drywall patch', { kind: 'range', maximum: 200_00 }),
      price('paint', 'Interior painting', { kind: 'from', unit: 'squareFoot' }),
      price('deck-1', 'Deck repair'),
      price('deck-2', 'Deck repair', { town: { _ref: 'city-matthews' } }),
      price('rush', 'Emergency plumbing', { unit: 'hour' }),
      price('design', 'Design', { kind: 'custom', label: 'Ask us' }),
    ],
    ...{ services: [], towns: [], townServices: [], mainServices: null },
  },
  new Map(),
)

const match = (...lines: string[]) => {
  const { matched, asked } = matchPasted(readPrices(lines.join('\n')).prices, prices)
  return {
    matched: matched.map(({ price: { id }, pasted }) => [id, pasted.minimum, pasted.maximum]),
    asked: asked.map(({ why, likely }) => [why, ...likely.map(({ id }) => id)]),
  }
}

const RUSH = 'Emergency plumbing 130/hr, 2 hr min'

test('a line whose name one price has is filled in', () => {
  expect(
    match('faucet replacement: $145 each', 'Drywall patch\t95-150', 'Interior painting $2.75', RUSH),
  ).toEqual({
    matched: [
      ['faucet', 145_00, null],
      ['wall', 95_00, 150_00],
      ['paint', 2_75, null],
      ['rush', 130_00, null],
    ],
    asked: [],
  })
})

test.each([
  ['Ceiling fan $145', 'No price has this name.'],
  ['Faucet $145', 'No price has this name.', 'faucet'],
  ['Deck repair $350', 'Several prices have this name.', 'deck-1', 'deck-2'],
  ['Design $350', 'This price has words in place of an amount.', 'design'],
  ['Faucet replacement $145–190', 'Your list has two amounts, and this price has one.', 'faucet'],
  ['Drywall patch $145', 'Your list has one amount, and this price has two.', 'wall'],
  ['Interior painting $60 an hour', 'Your list says /hour, and this price is /sq ft.', 'paint'],
])('"%s" is asked about', (line, ...asked) => {
  expect(match(line)).toEqual({ matched: [], asked: [asked] })
})

test('a price that the list has twice is asked about the second time', () => {
  const { matched, asked } = match('Faucet replacement $145', 'Faucet replacement $155')
  expect(matched).toEqual([['faucet', 145_00, null]])
  expect(asked).toEqual([['Your list has this price twice.', 'faucet']])
})

test('a line gives a price the amounts that its kind has', () => {
  const amounts = (line: string, id: string) => {
    const [pasted] = readPrices(line).prices
    const price = prices.find((one) => one.id === id)
    return pasted && price && amountsFor(pasted, price)
  }
  expect(amounts('Wall $95–150', 'wall')).toEqual({ minimum: 95_00, maximum: 150_00 })
  expect(amounts('Faucets $145', 'faucet')).toEqual({ minimum: 145_00, maximum: null })
})
