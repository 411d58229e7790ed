import { describe, expect, test } from 'vitest'
import { averageText, changeText, raise } from './changes/percent.ts'
import { publishedTogether } from './changes/publish-prices.ts'
import {
  inTownsLike,
  isChanged,
  isRepricedOnly,
  problemOf,
  publishedText,
  readingOf,
  type SheetPrice,
  sheetGroups,
  sheetPrices,
  withDates,
} from './sheet-prices.ts'
import { type PriceDocument, readPrice, type SheetAnswer } from './sheet-question.ts'

const before = '2026-11-01T00:00:00Z'
const later = '2026-11-20T00:00:00Z'

function price(id: string, fields: object = {}): PriceDocument {
  return readPrice({
    ...{ _id: id, _type: 'price', _rev: `revision-${id}`, _createdAt: before, _updatedAt: before },
    ...{ title: id.replace('drafts.', ''), kind: 'from', unit: 'squareFoot', minimum: 2_50 },
    ...fields,
  })
}

function answer(...prices: PriceDocument[]): SheetAnswer {
  const service = (id: string, title: string, category: string | null) => ({
    ...{ _id: id, _type: 'service' as const, title, slug: id, category, shown: true },
  })
  return {
    prices,
    services: [
      service('handyman', 'Handyman', null),
      service('painting', 'Painting', 'handyman'),
      service('remodeling', 'Remodeling', null),
    ],
    towns: [{ _id: 'matthews', _type: 'city', name: 'Matthews', slug: 'matthews', shown: true }],
    townServices: [],
    mainServices: ['remodeling', 'handyman'],
  }
}

const linesOf = (...prices: PriceDocument[]) => sheetPrices(answer(...prices), new Map())
const only = (lines: readonly SheetPrice[]) => {
  const [line] = lines
  if (!line || lines.length !== 1) throw new Error(`There are ${lines.length} lines`)
  return line
}

describe('A line of the sheet', () => {
  test('shows the draft, and above all what was typed a moment ago', () => {
    const versions = [price('a'), price('drafts.a', { minimum: 2_75 })]
    expect(readingOf(only(linesOf(...versions)).shown)).toBe('from $2.75/sq ft')
    const typed = new Map([['a', { amounts: { minimum: 3_00, maximum: null } }]])
    expect(readingOf(only(sheetPrices(answer(...versions), typed)).shown)).toBe('from $3/sq ft')
  })

  test('is published from the sheet when nothing but its amounts is new', () => {
    const repriced = only(linesOf(price('a'), price('drafts.a', { minimum: 2_75 })))
    expect([isChanged(repriced), isRepricedOnly(repriced)]).toEqual([true, true])
    const madeOwn = only(linesOf(price('a', { sample: true }), price('drafts.a', { minimum: 2_75 })))
    expect(isRepricedOnly(madeOwn)).toBe(true)
    const renamed = only(linesOf(price('a'), price('drafts.a', { minimum: 2_75, title: 'New name' })))
    expect([isChanged(renamed), isRepricedOnly(renamed)]).toEqual([true, false])
    const made = only(linesOf(price('drafts.a')))
    expect([isChanged(made), isRepricedOnly(made)]).toEqual([true, false])
    const same = only(linesOf(price('a'), price('drafts.a')))
    expect([isChanged(same), isRepricedOnly(same)]).toEqual([false, false])
  })

  test('says Published only of what visitors can see: neither of itself nor with its service or town hidden', () => {
    const all = answer(
      price('a', { service: { _ref: 'painting' } }),
      price('b', { service: { _ref: 'handyman' }, town: { _ref: 'matthews' } }),
      price('c', { shown: false }),
      price('d'),
      price('drafts.d', { minimum: 3_00 }),
      price('drafts.e'),
    )
    const said = (found: SheetAnswer) => sheetPrices(found, new Map()).map(publishedText)
    const [published, off] = ['Published: from $2.50/sq ft', 'Off your website: from $2.50/sq ft']
    const changed = ['Now from $2.50/sq ft', 'Not on your website yet']
    expect(said(all)).toEqual([published, published, off, ...changed])
    const hide = <One extends { _id: string }>(one: One) =>
      ['painting', 'matthews'].includes(one._id) ? { ...one, shown: false } : one
    const without = { ...all, services: all.services.map(hide), towns: all.towns.map(hide) }
    expect(said(without)).toEqual([off, off, off, ...changed])
  })

  test.each([
    [{ minimum: null }, 'Enter an amount.'],
    [{ kind: 'range' }, 'Enter the upper amount.'],
    [{ kind: 'range', maximum: 2_50 }, 'The upper amount must be more than the lower one.'],
    [{ kind: 'range', maximum: 2_51 }, undefined],
    [{ kind: 'custom', minimum: null }, undefined],
  ])('with %j has the problem %j', (fields, problem) =>
    expect(problemOf(only(linesOf(price('a', fields))))).toBe(problem),
  )
})

test('prices are listed by service, main services in the owner’s order, and keep their place while they are changed', () => {
  const ref = (id: string) => ({ service: { _ref: id } })
  const lines = linesOf(
    price('kitchen', ref('remodeling')),
    price('walls', { ...ref('painting'), minimum: 3_00 }),
    price('trim', ref('painting')),
    price('drafts.trim', { ...ref('painting'), minimum: 9_00 }),
    price('in-town', { ...ref('painting'), town: { _ref: 'matthews' } }),
    price('other'),
  )
  const groups = sheetGroups(lines, answer(...lines.map(({ shown }) => shown)))
  expect(groups.map(({ title, lines: those }) => [title, those.map(({ id }) => id)])).toEqual([
    ['Remodeling', ['kitchen']],
    ['Painting', ['trim', 'walls']],
    ['Painting in Matthews', ['in-town']],
    ['Other prices', ['other']],
  ])
})

test('a percentage changes both ends of a span, and leaves out what has no amount', () => {
  const lines = linesOf(
    price('a', { minimum: 85_00 }),
    price('b', { kind: 'range', minimum: 75_00, maximum: 150_00 }),
    price('c', { kind: 'custom', minimum: null }),
    price('d', { minimum: null }),
  )
  expect(raise(lines, 5, 100).map(({ price: { id }, amounts }) => [id, amounts])).toEqual([
    ['a', { minimum: 90_00, maximum: null }],
    ['b', { minimum: 79_00, maximum: 158_00 }],
  ])
})

describe('What was published together last', () => {
  const together = { _rev: 'newest', _updatedAt: later }

  test('are the prices of the latest revision', () => {
    const lines = linesOf(price('a', together), price('b'), price('c', together))
    expect(publishedTogether(lines).map(({ id }) => id)).toEqual(['a', 'c'])
  })

  test('is nothing when that was when they were made', () => {
    expect(publishedTogether(linesOf(price('a'), price('b')))).toEqual([])
  })
})

test('the prices that only a town has for the same services are known, so that none is left behind without a word', () => {
  const painting = { service: { _ref: 'painting' } }
  const inMatthews = { town: { _ref: 'matthews' } }
  const lines = linesOf(
    price('trim', painting),
    price('trim-matthews', { ...painting, ...inMatthews }),
    price('quoted-matthews', { ...painting, ...inMatthews, kind: 'custom', minimum: null }),
    price('sink-matthews', { service: { _ref: 'handyman' }, ...inMatthews }),
  )
  const chosen = lines.filter(({ id }) => id === 'trim')
  expect(inTownsLike(chosen, lines).map(({ id }) => id)).toEqual(['trim-matthews'])
  expect(inTownsLike(lines, lines)).toEqual([])
})

test('what a percentage comes to after rounding is said for each price and for all', () => {
  const change = (from: number, to: number, upper: readonly [number, number] | null = null) => ({
    from: { minimum: from, maximum: upper?.[0] ?? null },
    to: { minimum: to, maximum: upper?.[1] ?? null },
  })
  expect(changeText(change(2_50, 2_75))).toBe('+10%')
  expect(changeText(change(85_00, 89_25))).toBe('+5%')
  expect(changeText(change(75_00, 70_00, [150_00, 142_50]))).toBe('-6.7% to -5%')
  expect(changeText(change(0, 5_00))).toBe('')
  expect(averageText([change(2_50, 2_75), change(85_00, 89_25)])).toBe('All together: +7.5% on average.')
  expect(averageText([change(2_50, 2_75)])).toBe('')
})

test('a line says which amounts with dates hold now or will, and none that is over', () => {
  const dated = [
    { minimum: 2_00, shownUntil: '2026-11-18' },
    { minimum: 2_25, shownUntil: '2026-12-15' },
    { minimum: 3_00, shownFrom: '2027-01-01' },
  ]
  expect(withDates(price('walls', { dated }), Date.parse(later))).toEqual([
    'On the website: $2.25 until December 15',
    'On the website: $3 from January 1',
  ])
  expect(withDates(price('walls'), Date.parse(later))).toEqual([])
})
