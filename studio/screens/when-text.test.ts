import { expect, test } from 'vitest'
import { whenText } from './when-text.ts'

const now = new Date(2026, 10, 22, 16, 0)

test.each([
  [new Date(2026, 10, 22, 14, 14), '2:14 PM today'],
  [new Date(2026, 10, 21, 9, 5), '9:05 AM yesterday'],
  [new Date(2026, 10, 12, 9, 5), 'Nov 12'],
  [new Date(2025, 10, 22, 9, 5), 'Nov 22, 2025'],
])('%s is %j', (moment, text) => expect(whenText(moment.toISOString(), now)).toBe(text))
