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
  ['Handyman\t95\thours', 'Handyman', 95_00, null, null],
  ['Handyman 600/day', 'Handyman', 600_00, null, null],
] as const)('"%s" is understood', (line, ...price) => {
  expect(read(line)).toEqual([price])
})

test.each([
  ['Ceiling fan installation $1.2k', 1200_00, null],
  ['Ceiling fan installation 1.2K', 1200_00, null],
  ['Ceiling fan installation $1.5 k', 1500_00, null],
  ['Ceiling fan installation 2k-3k', 2000_00, 3000_00],
  ['Ceiling fan installation $2–3k', 2000_00, 3000_00],
  ['Ceiling fan installation $900 to $1.2k', 900_00, 1200_00],
  ['Ceiling fan installation: 1.000,50', 1000_50, null],
  ['Ceiling fan installation 1.000.000,00', 1_000_000_00, null],
  ['Ceiling fan installation $1 200', 1200_00, null],
  ['Ceiling fan installation 5 000', 5000_00, null],
  ['Ceiling fan installation $.50', 50, null],
  ['Ceiling fan installation 12,50', 12_50, null],
  ['Ceiling fan installation, 1,250.', 1250_00, null],
] as const)('the amount of "%s" is understood', (line, minimum, maximum) =>
  expect(read(line)).toEqual([['Ceiling fan installation', minimum, maximum, null]]),
)

test.each([
  ['Emergency plumbing 130/hr, 2 hr min', 130_00, 'hour'],
  ['Emergency plumbing $130/hr, 2 hr min', 130_00, 'hour'],
  ['Emergency plumbing 130 per hour (2 hour minimum)', 130_00, 'hour'],
  ['Emergency plumbing 130/hr, $95 minimum', 130_00, 'hour'],
  ['Emergency plumbing 130, 2 hr min', 130_00, null],
  ['Emergency plumbing - 130, 24/7', 130_00, null],
  ['Emergency plumbing 5.50/sq ft, 200 sq ft min', 5_50, 'squareFoot'],
  ['Emergency plumbing 5.50, 200 sq ft minimum', 5_50, null],
  ['Emergency plumbing 95–150 each, up to 3', 95_00, 150_00],
] as const)('the amount of "%s" is what is paid', (line, minimum, more) => {
  const [price] = readPrices(line).prices
  expect(price).toMatchObject({ name: 'Emergency plumbing', minimum })
  expect(typeof more === 'number' ? price?.maximum : price?.unit).toBe(more)
})

test('a size or a time alone is no amount', () => {
  const lines = ['TV mount, 65 inch', 'Consultation, 2 hours', 'Plumbing, 24/7']
  expect(readPrices(lines.join('\n'))).toEqual({ prices: [], unread: [], others: lines })
})

test.each([
  ['Drywall repair: 1.000', '1.000'],
  ['Drywall repair $1.25.00', '$1.25.00'],
  ['Drywall repair $1,2k', '$1,2k'],
  ['Drywall repair 95–1.000', '95–1.000'],
  ['Drywall repair $10,000,000,000', '$10,000,000,000'],
])('of "%s" the part that is no amount in dollars is told', (line, amount) =>
  expect(readPrices(line)).toEqual({ prices: [], unread: [{ line, amount }], others: [] }),
)

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
  expect(readPrices(lines.join('\n'))).toEqual({ prices: [], unread: [], others: lines })
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
