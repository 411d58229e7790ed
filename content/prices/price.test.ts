import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byTheMonth, dollars, formatPrice, type Price, priceInSentence } from './price.ts'

const price = (fields: Partial<Price>): Price => ({
  title: 'Interior painting',
  kind: 'from',
  minimum: 250,
  maximum: null,
  openEnded: null,
  unit: 'job',
  unitInFull: null,
  terms: null,
  label: null,
  ...fields,
})

test.each([
  [price({ minimum: 40_000, unit: 'quarter' }), 'about $133 a month'],
  [price({ minimum: 30_000, unit: 'quarter' }), '$100 a month'],
  [price({ kind: 'exact', minimum: 80_000, unit: 'year' }), 'about $67 a month'],
  [price({ minimum: 20_000, unit: 'month' }), ''],
  [price({ kind: 'range', minimum: 40_000, maximum: 60_000, unit: 'quarter' }), ''],
  [price({ kind: 'custom', minimum: null, unit: 'year' }), ''],
])('a price of a longer time is compared by the month: %o is "%s"', (given, text) => {
  expect(byTheMonth(given)).toBe(text)
})

describe('formatPrice', () => {
  test.each([
    [price({ unit: 'squareFoot' }), 'from $2.50/sq ft'],
    [price({ minimum: 300, unit: 'squareFoot' }), 'from $3/sq ft'],
    [price({ minimum: 8500, unit: 'door' }), 'from $85 per door'],
    [price({ kind: 'range', minimum: 7500, maximum: 15_000 }), '$75–150'],
    [price({ kind: 'range', minimum: 4_000_000, maximum: 8_000_000, openEnded: true }), '$40,000–80,000+'],
    [
      price({ kind: 'exact', minimum: 12_500, unit: 'hour', terms: 'plus materials' }),
      '$125/hr plus materials',
    ],
    [price({ kind: 'from', minimum: 40_000, unit: 'quarter' }), 'from $400/quarter'],
    [price({ kind: 'exact', minimum: 12_500, unit: 'hour', unitInFull: true }), '$125/hour'],
    [price({ minimum: 12_500, unit: 'door', unitInFull: true }), 'from $125/door'],
    [price({ kind: 'exact', minimum: 15_000, unitInFull: true }), '$150/job'],
    [price({ unit: 'squareFoot', unitInFull: true }), 'from $2.50/sq ft'],
    [price({ kind: 'custom', minimum: null, label: 'Project-based' }), 'Project-based'],
    [price({ kind: 'custom', minimum: null }), 'Custom pricing'],
  ])('writes %o as "%s"', (given, text) => {
    expect(formatPrice(given)).toBe(text)
  })

  test('takes another word for "from" where a card asks for one, and none before an exact price', () => {
    expect(formatPrice(price({ minimum: 8500 }), 'Starting at')).toBe('Starting at $85')
    expect(formatPrice(price({ kind: 'exact', minimum: 8500 }), 'Starting at')).toBe('$85')
  })

  test('names the price and what to fill in when an amount is missing', () => {
    expect(() => formatPrice(price({ kind: 'range', minimum: 7500 }))).toThrow(
      'The price "Interior painting" has no maximum amount: open it in the Studio under Prices and fill it in.',
    )
  })
})

test.each([
  [price({ minimum: 8500 }), '$85 and up'],
  [price({ unit: 'squareFoot' }), '$2.50/sq ft and up'],
  [price({ unit: 'hour', terms: 'plus materials' }), '$2.50/hr and up plus materials'],
  [price({ kind: 'range', minimum: 7500, maximum: 15_000 }), '$75–150'],
  [
    price({ kind: 'exact', minimum: 12_500, unit: 'hour', terms: 'plus materials' }),
    '$125/hr plus materials',
  ],
])('a sentence says %o as "%s"', (given, words) => {
  expect(priceInSentence(given)).toBe(words)
})

test('dollars keeps cents only where there are any', () => {
  expect([0, 5, 275, 2_500_000].map(dollars)).toEqual(['$0', '$0.05', '$2.75', '$25,000'])
})

test('dollars are written as Americans write them', () => {
  const format = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
  const american = new Intl.NumberFormat('en-US', format)
  fc.assert(fc.property(fc.integer(), (cents) => dollars(cents) === american.format(cents / 100)))
})
