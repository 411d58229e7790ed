import { expect, test } from 'vitest'
import { calendarDay, inCharlotte } from './charlotte-clock.ts'

const HALF_AN_HOUR = 30 * 60_000

test('knows the wall clock in Charlotte at every half hour, as the time zones of Node do', () => {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const calendar = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'short' })
  const wrong = []
  const end = Date.UTC(new Date().getUTCFullYear() + 3, 0)
  for (let moment = Date.UTC(2024, 0); moment < end; moment += HALF_AN_HOUR) {
    const { today, time } = inCharlotte(new Date(moment))
    const ours = `${calendar.format(today)}, ${time}`
    if (ours !== clock.format(moment)) wrong.push(`${new Date(moment).toISOString()} is ${ours}`)
  }
  expect(wrong).toEqual([])
})

test('changes to daylight saving time and back to the minute', () => {
  const timeAt = (moment: string) => inCharlotte(new Date(moment)).time
  expect([timeAt('2026-03-08T06:59Z'), timeAt('2026-03-08T07:00Z')]).toEqual(['01:59', '03:00'])
  expect([timeAt('2026-11-01T05:59Z'), timeAt('2026-11-01T06:00Z')]).toEqual(['01:59', '01:00'])
})

test('a moment is on the same day as the lake holds days', () => {
  expect(calendarDay(new Date('2026-03-04T04:59:59Z'))).toBe('2026-03-03')
  expect(calendarDay(new Date('2026-07-04T04:00:00Z'))).toBe('2026-07-04')
})
