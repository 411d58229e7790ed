import { expect, test } from 'vitest'
import { isLikeName, isSameName, readPrices } from './pasted-prices.ts'

const read = (text: string) =>
  readPrices(text).prices.map(({ name, minimum, maximum, unit }) => [name, minimum, maximum, unit])

test.each([
  ['Faucet replacement $145 each', 'Faucet replacement', 145_00, null, 'job'],
  ['Drywall patch, 95–150', 'Drywall patch', 95_00, 150_00, null],
  ['Interior painting: from $2.50/sq ft', 'Interior painting', 2_50, null, 'squareFoot'],
  ['Handyman by the hour – $95 per hour', 'Handyman by the hour', 95_00, null, 'hour'],
  ['Kitchen remodel\t$25,000 to $75,000', 'Kitchen remodel', 25_000_00, 75_000_00, null],
  ['Water heater, 40 gallons\t1250.00', 'Water heater, 40 gallons', 1250_00, null, null],
  ['$85 Furniture assembly', 'Furniture assembly', 85_00, null, null],
  ['Exterior door ..... $120 per door', 'Exterior door', 120_00, null, 'door'],
  ['Deck repair starting at $350+', 'Deck repair', 350_00, null, null],
  ['Essential plan $399 a month', 'Essential plan', 399_00, null, 'month'],
] as const)('"%s" is understood', (line, ...price) => {
  expect(read(line)).toEqual([price])
})

test('rows of a spreadsheet are read one by one, and the heading is no price', () => {
  const { prices, others } = readPrices(
    'Job\tPrice\tUnit\r\nTile repair\t12.50\tsq ft\r\n\r\nTV mount\t$149\t\r\n',
  )
  expect(prices.map(({ name, minimum, unit }) => [name, minimum, unit])).toEqual([
    ['Tile repair', 12_50, 'squareFoot'],
    ['TV mount', 149_00, null],
  ])
  expect(others).toEqual(['Job\tPrice\tUnit'])
})

test('a line without an amount, without a name, or with a span that goes down is not understood', () => {
  const lines = ['Call us for tile', '$95', 'Drywall patch 150–95']
  expect(readPrices(lines.join('\n'))).toEqual({ prices: [], others: lines })
})

test('names are compared without capitals and signs', () => {
  expect(isSameName('TV mount / install', 'tv mount install')).toBe(true)
  expect(isSameName('TV mount', 'TV mounting')).toBe(false)
  expect(isLikeName('Painting', 'Interior painting')).toBe(true)
  expect(isLikeName('Faucet repair', 'Faucet replacement')).toBe(false)
  expect(isLikeName('…', 'Faucet')).toBe(false)
})

test('a lowest amount, a span and an exact amount are told apart', () => {
  const lines = ['Deck repair from $350', 'Gutters $4 and up', 'Fence $350+', 'Tile $9–12', 'Door $120']
  expect(readPrices(lines.join('\n')).prices.map(({ kind }) => kind)).toEqual([
    ...['from', 'from', 'from', 'range', 'exact'],
  ])
})
