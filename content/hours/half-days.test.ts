import { expect, test } from 'vitest'
import { halfDayInWords, halfDayProblem, workingTimes } from './half-days.ts'
import type { Hours } from './open-now.ts'
import { type OpeningDay, weekdays } from './opening-hours.ts'

const days: OpeningDay[] = weekdays.map((day) => {
  if (day === 'Sunday') return { day, opens: null, closes: null, note: null }
  if (day === 'Saturday') return { day, opens: '08:00', closes: '12:00', note: null }
  return { day, opens: '07:30', closes: '18:00', note: null }
})
const vacation = {
  date: '2026-12-24',
  lastDate: '2027-01-01',
  name: 'Winter break',
  opens: null,
  closes: null,
}
const late = { date: '2026-12-03', lastDate: null, name: 'Training', opens: '13:00', closes: '17:00' }
const hours: Hours = { days, areaEmergency: '24/7', exceptions: [vacation, late] }

/** A Monday, half past ten in the morning in Charlotte. */
const NOW = new Date('2026-11-30T15:30:00Z')

test.each([
  ['2026-12-01', 'morning', { from: '07:30', to: '12:00' }],
  ['2026-12-01', 'afternoon', { from: '12:00', to: '18:00' }],
  ['2026-12-01', '', { from: '07:30', to: '18:00' }],
  ['2026-12-03', 'afternoon', { from: '13:00', to: '17:00' }],
  ['2026-12-03', 'morning', undefined],
  ['2026-12-05', 'morning', { from: '08:00', to: '12:00' }],
  ['2026-12-05', 'afternoon', undefined],
  ['2026-12-06', '', undefined],
  ['2026-12-25', 'morning', undefined],
  ['2026-02-30', 'morning', undefined],
])('on %s in the half "%s" the work is within the hours of that day', (day, half, times) => {
  expect(workingTimes(hours, { day, half })).toEqual(times)
})

test.each([
  ['', '', undefined],
  ['2026-12-01', 'morning', undefined],
  ['2026-11-30', 'morning', undefined],
  ['2026-11-30', 'afternoon', undefined],
  ['2027-11-30', '', undefined],
  ['', 'morning', 'please pick the day, too.'],
  ['soon', '', 'please pick a day from the calendar.'],
  ['2026-02-30', '', 'please pick a day from the calendar.'],
  ['2026-11-27', 'morning', 'that’s in the past. Please pick a later day.'],
  ['20261-12-01', '', 'please pick a day from the calendar.'],
  ['2028-12-01', '', 'that’s over a year away. Please pick an earlier day.'],
  ['2026-12-06', '', 'we’re closed on Sunday, December 6. Please pick another day.'],
  ['2026-12-28', 'morning', 'we’re closed on Monday, December 28. Please pick another day.'],
  [
    '2026-12-05',
    'afternoon',
    'we don’t work on Saturday, December 5, in the afternoon. Please pick another time.',
  ],
])('of the day "%s" and the half "%s" is said: %s', (day, half, words) => {
  expect(halfDayProblem({ day, half }, hours, NOW)).toBe(words)
})

test('a half of today that is over is in the past', () => {
  const noon = new Date('2026-11-30T17:00:00Z')
  expect(halfDayProblem({ day: '2026-11-30', half: 'morning' }, hours, noon)).toMatch('in the past')
  expect(halfDayProblem({ day: '2026-11-30', half: '' }, hours, noon)).toBeUndefined()
})

test('a half-day is said as people say it', () => {
  expect(halfDayInWords({ day: '2026-12-01', half: 'morning' })).toBe('Tuesday, December 1, morning')
  expect(halfDayInWords({ day: '2026-12-01', half: '' })).toBe('Tuesday, December 1, any time')
})
