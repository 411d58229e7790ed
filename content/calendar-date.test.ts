import { expect, test } from 'vitest'
import { formatDate } from './calendar-date.ts'

test('writes a day out, wherever the reader is', () => {
  expect(formatDate('2026-11-01')).toBe('November 1, 2026')
})

test.each(['yesterday', '2026-13-01', '2026-11-17T10:00:00Z'])('refuses "%s", which is no day', (date) => {
  expect(() => formatDate(date)).toThrow('write it as 2026-11-17')
})
