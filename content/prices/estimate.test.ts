import { describe, expect, test } from 'vitest'
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
  terms: null,
  label: null,
}
const staining: CountedPrice = { ...job, title: 'Staining', unit: 'squareFoot', minimum: 2_75 }
const painting: CountedPrice = { ...staining, title: 'Painting', kind: 'from', minimum: 2_50 }
const patch: CountedPrice = { ...job, title: 'Small patch', kind: 'range', minimum: 75_00, maximum: 125_00 }
const kitchen: CountedPrice = { ...patch, minimum: 25_000_00, maximum: 75_000_00, openEnded: true }
const hourly: CountedPrice = { ...job, unit: 'hour', minimum: 125_00, leastUnits: 1, terms: 'plus materials' }
const visit: Price = { ...job, title: 'Handyman visit', kind: 'from', minimum: 85_00 }

const totalOf = (...jobs: [CountedPrice, number][]) => {
  const { total } = estimateOf(
    jobs.map(([price, count]) => ({ price, count })),
    null,
  )
  return total && formatPrice(total)
}

const worked = (price: CountedPrice, count: number) =>
  estimateOf([{ price, count }], null).lines.map(arithmetic)[0]

describe('a line', () => {
  test.each<[CountedPrice, number, string]>([
    [staining, 400, '400 sq ft × $2.75 = $1,100'],
    [painting, 400, '400 sq ft × from $2.50 = from $1,000'],
    [{ ...painting, unit: 'door', minimum: 85_00 }, 1, '1 door × from $85 = from $85'],
    [{ ...painting, unit: 'door', minimum: 85_00 }, 12, '12 doors × from $85 = from $1,020'],
    [patch, 3, '3 × $75–125 = $225–375'],
    [kitchen, 1, '1 × $25,000–75,000+ = $25,000–75,000+'],
    [{ ...job, kind: 'from', unit: 'month', minimum: 150_00 }, 6, '6 months × from $150 = from $900'],
  ])('is worked out for everybody to follow: %o × %d', (price, count, wanted) => {
    expect(worked(price, count)).toBe(wanted)
  })

  test('says what comes on top', () => {
    expect(worked(hourly, 2)).toBe('2 hours × $125 = $250 plus materials')
  })

  test('bills no less than the fewest units, and says so', () => {
    expect(worked(hourly, 0.5)).toBe('1 hour (our minimum) × $125 = $125 plus materials')
    expect(worked(hourly, 1)).not.toContain('least')
  })

  test('has cents only where there are some, and the half of one is rounded up', () => {
    expect(worked(staining, 12.5)).toBe('12.5 sq ft × $2.75 = $34.38')
    expect(worked(staining, 0.01)).toBe('0.01 sq ft × $2.75 = $0.03')
  })

  test.each([
    [0.1, 3_00, '$0.30'],
    [1.15, 1_00, '$1.15'],
    [4.35, 1_00, '$4.35'],
    [1.005, 1_00, '$1'],
  ])('does not trust the decimals of the machine: %d', (count, minimum, wanted) => {
    expect(totalOf([{ ...staining, minimum }, count])).toBe(wanted)
  })

  test('stays exact when it is huge', () => {
    expect(totalOf([{ ...staining, minimum: 120_000_00 }, 100_000])).toBe('$12,000,000,000')
    expect(totalOf([{ ...staining, minimum: 9_999_99 }, 99_999.99])).toBe('$999,998,900')
  })
})

describe('the total', () => {
  test('of nothing is nothing', () => {
    expect(totalOf()).toBeNull()
    expect(totalOf([staining, 0], [patch, 0])).toBeNull()
  })

  test('leaves out what counts zero', () => {
    expect(
      estimateOf(
        [
          { price: hourly, count: 0 },
          { price: job, count: 1 },
        ],
        null,
      ).lines,
    ).toHaveLength(1)
  })

  test.each<[string, [CountedPrice, number][], string]>([
    [
      'exact amounts',
      [
        [staining, 400],
        [job, 1],
      ],
      '$1,175',
    ],
    [
      'an amount and a span',
      [
        [staining, 400],
        [patch, 2],
      ],
      '$1,250–1,350',
    ],
    [
      'a span that can be more',
      [
        [kitchen, 1],
        [patch, 1],
      ],
      '$25,075–75,125+',
    ],
    [
      'what only begins somewhere',
      [
        [painting, 400],
        [patch, 1],
      ],
      'from $1,075',
    ],
    [
      'what comes on top twice',
      [
        [hourly, 1],
        [hourly, 2],
      ],
      '$375 plus materials',
    ],
  ])('of %s', (_, jobs, wanted) => {
    expect(totalOf(...jobs)).toBe(wanted)
  })

  test.each<[string, CountedPrice, string]>([
    ['an amount below it', { ...job, minimum: 50_00 }, 'from $85'],
    ['a span below it', { ...patch, minimum: 50_00, maximum: 75_00 }, 'from $85'],
    ['a span across it', patch, '$85–125'],
  ])('is never less than a visit: %s', (_, price, wanted) => {
    const { total, raisedTo } = estimateOf([{ price, count: 1 }], visit)
    expect(total && formatPrice(total)).toBe(wanted)
    expect(raisedTo && visitLine(raisedTo)).toBe('Handyman visit: at least $85')
  })

  test('says nothing of a visit that it reaches', () => {
    expect(estimateOf([{ price: { ...job, minimum: 85_00 }, count: 1 }], visit).raisedTo).toBeNull()
    const words: Price = { ...visit, kind: 'custom', minimum: null }
    expect(estimateOf([{ price: job, count: 1 }], words).raisedTo).toBeNull()
  })
})

test('a price that is agreed for each job is refused', () => {
  const custom: CountedPrice = { ...job, kind: 'custom', minimum: null }
  expect(() => estimateOf([{ price: custom, count: 1 }], null)).toThrow(
    '"Drywall repair" is agreed for each job',
  )
})

test('the message has every line, the total, and that it is no quote', () => {
  const estimate = estimateOf([{ price: patch, count: 1 }], visit)
  expect(estimateText(estimate, 'March 4, 2026')).toBe(
    [
      'From the price list of March 4, 2026:',
      '- Small patch: 1 × $75–125 = $75–125',
      '- Handyman visit: at least $85',
      'Total: $85–125, not a quote',
    ].join('\n'),
  )
  expect(estimateText(estimateOf([], visit), null)).toBe('')
})
