import { expect, test } from 'vitest'
import { dayOf, formatDate } from './calendar-date.ts'

test('writes a day out, wherever the reader is', () => {
  expect(formatDate('2026-11-01')).toBe('November 1, 2026')
})

test.each(['yesterday', '2026-13-01', '2026-11-17T10:00:00Z'])('refuses "%s", which is no day', (date) => {
  expect(() => formatDate(date)).toThrow('write it as 2026-11-17')
})

test('a moment is on the day that it was in Charlotte, in winter and in summer', () => {
  expect(dayOf('2026-03-04T04:59:59Z')).toBe('March 3, 2026')
  expect(dayOf('2026-03-04T05:00:00Z')).toBe('March 4, 2026')
  expect(dayOf('2026-07-04T04:00:00Z')).toBe('July 4, 2026')
})
