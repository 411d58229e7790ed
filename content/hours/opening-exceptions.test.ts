import { expect, test } from 'vitest'
import { exceptionLines, isOver } from './opening-exceptions.ts'

test('days that differ are listed in their order, with their hours or without', () => {
  const lines = exceptionLines([
    { date: '2026-12-24', lastDate: '2027-01-01', name: 'Winter break', opens: null, closes: null },
    { date: '2026-11-25', lastDate: null, name: 'Day before', opens: '07:00', closes: '12:00' },
  ])
  expect(lines).toEqual([
    { until: '2026-11-25', days: 'Day before, Wednesday, November 25', hours: '7:00 AM–12:00 PM' },
    {
      until: '2027-01-01',
      days: 'Winter break, Thursday, December 24 to Friday, January 1',
      hours: 'Closed',
    },
  ])
})

test('a day is over on the day after, several are over after the last', () => {
  const vacation = { date: '2026-12-24', lastDate: '2027-01-01' }
  expect(isOver(vacation, '2027-01-01')).toBe(false)
  expect(isOver(vacation, '2027-01-02')).toBe(true)
  expect(isOver({ date: '2026-11-26', lastDate: null }, '2026-11-27')).toBe(true)
})
