import { describe, expect, test } from 'vitest'
import { isShownAt, nextMomentOf, spanOf } from './shown-when.ts'

const at = (moment: string) => Date.parse(moment)

describe('A day in Charlotte is whole', () => {
  test.each([
    ['in winter', '2026-12-01', '2026-12-01T05:00:00Z', '2026-12-02T05:00:00Z'],
    ['in summer', '2026-07-04', '2026-07-04T04:00:00Z', '2026-07-05T04:00:00Z'],
    ['when clocks go forward', '2027-03-14', '2027-03-14T05:00:00Z', '2027-03-15T04:00:00Z'],
    ['when clocks go back', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    ['in a leap year', '2028-02-29', '2028-02-29T05:00:00Z', '2028-03-01T05:00:00Z'],
    ['at the end of a year', '2026-12-31', '2026-12-31T05:00:00Z', '2027-01-01T05:00:00Z'],
  ])('%s', (_, day, begins, ends) => {
    expect(spanOf({ shownFrom: day, shownUntil: day })).toEqual({ begins: at(begins), ends: at(ends) })
  })
})

test.each([
  ['what has no dates is always shown', {}, true],
  ['what begins later is not', { shownFrom: '2026-12-01' }, false],
  ['what has begun is', { shownFrom: '2026-11-28' }, true],
  ['what begins at a moment to come is not', { shownFrom: '2026-11-29T04:59:01Z' }, false],
  ['what begins at this moment is', { shownFrom: '2026-11-29T04:59:00Z' }, true],
  ['what ends today is, all day', { shownUntil: '2026-11-28' }, true],
  ['what ended yesterday is not', { shownUntil: '2026-11-27' }, false],
  ['what ends at a moment to come is', { shownUntil: '2026-11-29T04:59:01Z' }, true],
  ['what ends at this moment is not', { shownUntil: '2026-11-29T04:59:00Z' }, false],
  ['what ends before it begins never is', { shownFrom: '2026-11-30', shownUntil: '2026-11-20' }, false],
  ['a date that nobody can read sets no limit', { shownFrom: 'soon', shownUntil: 'later' }, true],
  ['nor does a day of no calendar', { shownFrom: '2026-13-01', shownUntil: '2026-00-10' }, true],
])('at a minute to midnight %s', (_, when, isShown) => {
  expect(isShownAt(when, at('2026-11-29T04:59:00Z'))).toBe(isShown)
})

test('the next moment is the first one to come, of all beginnings and ends', () => {
  const all = [
    { shownFrom: '2026-12-01', shownUntil: '2026-12-15' },
    { shownUntil: '2026-11-30' },
    { shownFrom: '2026-11-01' },
  ]
  const now = at('2026-11-28T12:00:00Z')
  expect(nextMomentOf(all, now)).toBe(at('2026-12-01T05:00:00Z'))
  expect(nextMomentOf(all, at('2026-12-01T05:00:00Z'))).toBe(at('2026-12-16T05:00:00Z'))
  expect(nextMomentOf(all, at('2027-01-01T05:00:00Z'))).toBeUndefined()
  expect(nextMomentOf([], now)).toBeUndefined()
})
