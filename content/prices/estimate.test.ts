import { expect, test } from 'vitest'
import { arithmetic, type CountedPrice, estimateOf, estimateText, visitLine } from './estimate.ts'
import { formatPrice, type Price } from './price.ts'

const job: CountedPrice = {
  title: 'Drywall repair',
  kind: 'exact',
  minimum: 75_00,
  maximum: null,
  openEnded: null,
  unit: 'job',
  unitInFull: null,
  leastUnits: null,
  visitLength: null,
  terms: null,
  label: null,
}
const staining: CountedPrice = { ...job, title: 'Staining', unit: 'squareFoot', minimum: 2_75 }
const painting: CountedPrice = { ...staining, title: 'Painting', kind: 'from', minimum: 2_50 }
const patch: CountedPrice = { ...job, title: 'Small patch', kind: 'range', minimum: 75_00, maximum: 125_00 }
const kitchen: CountedPrice = { ...patch, minimum: 25_000_00, maximum: 75_000_00, openEnded: true }
const hourly: CountedPrice = { ...job, unit: 'hour', minimum: 125_00, leastUnits: 1, terms: 'plus materials' }
const visit: Price = { ...job, title: 'Handyman visit', kind: 'from', minimum: 85_00 }

type Job = readonly [price: CountedPrice, count: number]

const totalOf = (...jobs: readonly Job[]) => {
  const counted = jobs.map(([price, count]) => ({ price, count }))
  const { total } = estimateOf(counted, null)
  return total && formatPrice(total)
}

test.each<[CountedPrice, number, string]>([
  [staining, 400, '400 sq ft × $2.75 = $1,100'],
  [painting, 400, '400 sq ft × from $2.50 = from $1,000'],
  [{ ...painting, unit: 'door', minimum: 85_00 }, 1, '1 door × from $85 = from $85'],
  [patch, 3, '3 × $75–125 = $225–375'],
  [kitchen, 1, '1 × $25,000–75,000+ = $25,000–75,000+'],
  [{ ...job, kind: 'from', unit: 'month', minimum: 150_00 }, 6, '6 months × from $150 = from $900'],
  // What comes on top, and the fewest units that are billed.
  [hourly, 2, '2 hours × $125 = $250 plus materials'],
  [hourly, 0.5, '1 hour (our minimum) × $125 = $125 plus materials'],
  // Cents only where there are some; the half of one is rounded up.
  [staining, 12.5, '12.5 sq ft × $2.75 = $34.38'],
  [staining, 0.01, '0.01 sq ft × $2.75 = $0.03'],
])('a line is worked out for everybody to follow: %o × %d', (price, count, wanted) => {
  expect(estimateOf([{ price, count }], null).lines.map(arithmetic)).toEqual([wanted])
})

test.each<[CountedPrice, number, string]>([
  [{ ...staining, minimum: 3_00 }, 0.1, '$0.30'],
  [{ ...staining, minimum: 1_00 }, 4.35, '$4.35'],
  [{ ...staining, minimum: 1_00 }, 1.005, '$1'],
  [{ ...staining, minimum: 120_000_00 }, 100_000, '$12,000,000,000'],
  [{ ...staining, minimum: 9_999_99 }, 99_999.99, '$999,998,900'],
])('the decimals of the machine are not trusted: %o × %d', (price, count, wanted) => {
  expect(totalOf([price, count])).toBe(wanted)
})

test.each<[string | null, ...Job[]]>([
  [null],
  [null, [staining, 0], [patch, 0]],
  ['$75', [hourly, 0], [job, 1]],
  ['$1,175', [staining, 400], [job, 1]],
  ['$1,250–1,350', [staining, 400], [patch, 2]],
  ['$25,075–75,125+', [kitchen, 1], [patch, 1]],
  ['from $1,075', [painting, 400], [patch, 1]],
  ['$375 plus materials', [hourly, 1], [hourly, 2]],
])('the total is %s', (wanted, ...jobs) => {
  expect(totalOf(...jobs)).toBe(wanted)
})

test.each<[string, CountedPrice, string]>([
  ['an amount below it', { ...job, minimum: 50_00 }, 'from $85'],
  ['a span below it', { ...patch, minimum: 50_00, maximum: 75_00 }, 'from $85'],
  ['a span across it', patch, '$85–125'],
])('the total is never less than a visit: %s', (_, price, wanted) => {
  const { total, raisedTo } = estimateOf([{ price, count: 1 }], visit)
  expect(total && formatPrice(total)).toBe(wanted)
  expect(raisedTo && visitLine(raisedTo)).toBe('Handyman visit: at least $85')
})

test('nothing is said of a visit that the total reaches, or that has no amount', () => {
  expect(estimateOf([{ price: { ...job, minimum: 85_00 }, count: 1 }], visit).raisedTo).toBeNull()
  const words: Price = { ...visit, kind: 'custom', minimum: null }
  expect(estimateOf([{ price: job, count: 1 }], words).raisedTo).toBeNull()
})

test('a price that is agreed for each job is refused', () => {
  const custom: CountedPrice = { ...job, kind: 'custom', minimum: null }
  expect(() => estimateOf([{ price: custom, count: 1 }], null)).toThrow(
    '"Drywall repair" is agreed for each job',
  )
})

test('the message has every line with its usual visit, the total, and that it is no quote', () => {
  const estimate = estimateOf([{ price: { ...patch, visitLength: '1–2 hours' }, count: 1 }], visit)
  expect(estimateText(estimate, 'March 4, 2026')).toBe(
    [
      'From the price list of March 4, 2026:',
      '- Small patch: 1 × $75–125 = $75–125. Usual visit: 1–2 hours',
      '- Handyman visit: at least $85',
      'Total: $85–125, not a quote',
    ].join('\n'),
  )
  expect(estimateText(estimateOf([], visit), null)).toBe('')
})
