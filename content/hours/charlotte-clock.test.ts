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

test('a moment is on the same day as the lake holds days', () => {
  expect(calendarDay(new Date('2026-03-04T04:59:59Z'))).toBe('2026-03-03')
  expect(calendarDay(new Date('2026-07-04T04:00:00Z'))).toBe('2026-07-04')
})
