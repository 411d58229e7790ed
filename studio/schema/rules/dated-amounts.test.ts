import { expect, test } from 'vitest'
import { datedPreview, datesFit, withDays } from './dated-amounts.ts'

const now = Date.parse('2026-11-28T12:00:00Z')

test.each([
  [{ minimum: 275, shownFrom: '2026-12-01' }, '$2.75', 'From December 1'],
  [
    { minimum: 350_00, shownFrom: '2026-12-01', shownUntil: '2026-12-15' },
    '$350',
    'From December 1 until December 15',
  ],
  [{ minimum: 350_00, shownUntil: '2026-12-15' }, '$350', 'Until December 15'],
  [{ minimum: 75_00, maximum: 150_00, shownFrom: '2026-11-01' }, '$75 to $150', 'Since November 1'],
  [{ minimum: 350_00, shownUntil: '2026-11-27' }, '$350', 'Ended November 27'],
  [{ shownUntil: '2026-12-15' }, 'Amount missing', 'Until December 15'],
])('%j is listed as %s, %s', (typed, title, subtitle) => {
  expect(datedPreview(typed, now)).toEqual({ title, subtitle })
})

test('an amount with dates needs one of them, in their order', () => {
  expect(datesFit({ minimum: 1 })).toBe('Enter the day it begins, the day it ends, or both.')
  expect(datesFit({ shownFrom: '2026-12-02', shownUntil: '2026-12-01' })).toMatch(/^The last day/)
  expect(datesFit({ shownFrom: '2026-12-01', shownUntil: '2026-12-01' })).toBe(true)
})

test('a list says from when on and until when the website has something, and nothing of what it always has', () => {
  const words = (shownFrom?: string, shownUntil?: string) =>
    withDays('Tasks by season', { shownFrom, shownUntil }, now)
  expect(words()).toBe('Tasks by season')
  expect(words('2026-12-01')).toBe('On the website from December 1 · Tasks by season')
  expect(words('2026-11-01', '2026-11-27')).toBe('Ended November 27 · Tasks by season')
})
