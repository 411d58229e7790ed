import { expect, test } from 'vitest'
import { exceptionLines, isOver } from './opening-exceptions.ts'

test('days that differ are listed in their order, with their hours or without, until the last is over', () => {
  const vacation = { date: '2026-12-24', lastDate: '2027-01-01', name: 'Vacation', opens: null, closes: null }
  const half = { date: '2026-11-25', lastDate: null, name: 'Half', opens: '07:00', closes: '12:00' }
  expect(exceptionLines([vacation, half])).toEqual([
    { until: '2026-11-25', days: 'Half, Wednesday, November 25', hours: '7:00 AM–12:00 PM' },
    { until: '2027-01-01', days: 'Vacation, Thursday, December 24 to Friday, January 1', hours: 'Closed' },
  ])
  expect(['2027-01-01', '2027-01-02'].map((day) => isOver(vacation, day))).toEqual([false, true])
  expect(['2026-11-25', '2026-11-26'].map((day) => isOver(half, day))).toEqual([false, true])
})
