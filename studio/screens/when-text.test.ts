import { expect, test, vi } from 'vitest'
import { whenText } from './when-text.ts'

const now = new Date(2026, 10, 22, 16, 0)

test.each([
  [new Date(2026, 10, 22, 14, 14), '2:14 PM today'],
  [new Date(2026, 10, 21, 9, 5), '9:05 AM yesterday'],
  [new Date(2026, 10, 12, 9, 5), 'Nov 12'],
  [new Date(2025, 10, 22, 9, 5), 'Nov 22, 2025'],
])('%s is %j', (moment, text) => expect(whenText(moment.toISOString(), now)).toBe(text))

test('yesterday is the day before also when it had 23 hours', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const early = new Date(2026, 2, 9, 0, 30)
  expect(whenText(new Date(2026, 2, 8, 9, 5).toISOString(), early)).toBe('9:05 AM yesterday')
  expect(whenText(new Date(2026, 2, 7, 23, 45).toISOString(), early)).toBe('Mar 7')
  vi.unstubAllEnvs()
})
