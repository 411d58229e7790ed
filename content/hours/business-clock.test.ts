import { expect, test } from 'vitest'
import { dayOf, formatDate, inBusinessTime, timeZone } from './business-clock.ts'

const HALF_AN_HOUR = 30 * 60_000
const lastYear = new Date().getUTCFullYear() + 3

/** When the clock of a zone shows something else than Node knows. */
function wrongIn(zone: typeof timeZone, until: number): string[] {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone.name,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const calendar = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'short' })
  const wrong = []
  for (let moment = Date.UTC(2024, 0); moment < until; moment += HALF_AN_HOUR) {
    const { today, time } = inBusinessTime(new Date(moment), zone)
    const ours = `${calendar.format(today)}, ${time}`
    if (ours !== clock.format(moment)) wrong.push(`${new Date(moment).toISOString()} is ${ours}`)
  }
  return wrong
}

test('knows the wall clock of the business at every half hour, as the time zones of Node do', () => {
  expect(wrongIn(timeZone, Date.UTC(lastYear, 0))).toEqual([])
})

test.each([
  { name: 'America/Chicago', standard: 6, daylight: 5 },
  { name: 'America/Los_Angeles', standard: 8, daylight: 7 },
  { name: 'America/Phoenix', standard: 7, daylight: 7 },
  { name: 'Pacific/Honolulu', standard: 10, daylight: 10 },
])('a business in the zone $name has its own clock', (zone) => {
  expect(wrongIn(zone, Date.UTC(2025, 0))).toEqual([])
})

test('writes a day out, wherever the reader is', () => {
  expect(formatDate('2026-11-01')).toBe('November 1, 2026')
})

test.each(['yesterday', '2026-13-01', '2026-11-17T10:00:00Z'])('refuses "%s", which is no day', (date) => {
  expect(() => formatDate(date)).toThrow('write it as 2026-11-17')
})

test('a moment is on the day that it was where the business is, in winter and in summer', () => {
  expect(dayOf('2026-03-04T04:59:59Z')).toBe('March 3, 2026')
  expect(dayOf('2026-03-04T05:00:00Z')).toBe('March 4, 2026')
  expect(dayOf('2026-07-04T04:00:00Z')).toBe('July 4, 2026')
})
