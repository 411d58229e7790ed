import { expect, test } from 'vitest'
import { daysAhead, endOfNotice, endText } from './today-values.ts'

// In Charlotte it is still Saturday.
const now = new Date('2026-11-29T03:30:00Z')

test('a week of days is chosen with one tap, by the calendar of Charlotte', () => {
  expect(daysAhead(now).map(({ date, name }) => `${name} ${date}`)).toEqual([
    'Today 2026-11-28',
    'Tomorrow 2026-11-29',
    'Monday 2026-11-30',
    'Tuesday 2026-12-01',
    'Wednesday 2026-12-02',
    'Thursday 2026-12-03',
    'Friday 2026-12-04',
  ])
})

test.each([
  ['hours', '2026-11-29T05:30:00.000Z', 'Sunday, November 29'],
  ['tonight', '2026-11-29T05:00:00.000Z', 'tonight'],
  ['tomorrow', '2026-11-30T05:00:00.000Z', 'Sunday, November 29'],
  ['week', '2026-12-05T05:00:00.000Z', 'Friday, December 4'],
])('a notice that ends "%s" ends at %s, which is "%s"', (choice, end, words) => {
  expect(endOfNotice(choice, now)).toBe(end)
  expect(endText(end, now)).toBe(words)
})

test('an end within the day is a time', () => {
  expect(endText('2026-11-29T04:15:00Z', now)).toBe('11:15 PM today')
})
