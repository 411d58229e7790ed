import { expect, test } from 'vitest'
import { countIn, inUnits } from './measure.ts'
import type { PriceUnit } from './price.ts'

test.each<[string, PriceUnit, object]>([
  ['', 'squareFoot', { count: 0 }],
  ['0', 'squareFoot', { count: 0 }],
  [' 1,200.5 ', 'squareFoot', { count: 1200.5 }],
  ['12.345', 'squareFoot', { count: 12.35 }],
  ['100000', 'squareFoot', { count: 100_000 }],
  ['1.25', 'hour', { count: 1.25 }],
  ['a lot', 'squareFoot', { problem: 'Enter a number, like 12.' }],
  ['1e9', 'squareFoot', { problem: 'Enter a number, like 12.' }],
  ['1,20', 'squareFoot', { problem: 'Enter a number, like 12.' }],
  ['-3', 'squareFoot', { problem: 'Enter a number above zero.' }],
  [
    '100000.01',
    'squareFoot',
    { problem: 'More than 100,000 sq ft isn’t on the price list. Ask us for a quote.' },
  ],
  ['2.5', 'door', { problem: 'Enter a whole number of doors.' }],
  ['1.5', 'job', { problem: 'Enter a whole number.' }],
])('%j in a field for the unit %s is %o', (text, unit, meant) => expect(countIn(text, unit)).toEqual(meant))

test('a count is written with commas between thousands and at most two decimals', () => {
  const counts = [0, 352, 1200, 99_999.05, 100_000]
  const written = ['0 sq ft', '352 sq ft', '1,200 sq ft', '99,999.05 sq ft', '100,000 sq ft']
  expect(counts.map((count) => inUnits(count, 'squareFoot'))).toEqual(written)
})
