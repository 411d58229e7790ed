import { expect, test } from 'vitest'
import { exceptionLines, isOver } from './opening-exceptions.ts'

test('days that differ are listed in their order, with their hours or without', () => {
  const lines = exceptionLines([
    { date: '2026-12-24', lastDate: '2027-01-01', name: 'Winter break', opens: null, closes: null },
    { date: '2026-11-25', lastDate: null, name: 'Day before', opens: '07:00', closes: '12:00' },
  ])
  expect(lines).toEqual([
    { days: 'Day before, November 25, 2026', hours: '7:00 AM-12:00 PM' },
    { days: 'Winter break, December 24, 2026 to January 1, 2027', hours: 'Closed' },
  ])
})

test('a day is over when the next begins in Charlotte, several days with the last of them', () => {
  const lastMinute = new Date('2026-11-27T04:59:00Z')
  const nextDay = new Date('2026-11-27T05:00:00Z')
  expect(isOver({ date: '2026-11-26', lastDate: null }, lastMinute)).toBe(false)
  expect(isOver({ date: '2026-11-26', lastDate: null }, nextDay)).toBe(true)
  expect(isOver({ date: '2026-11-23', lastDate: '2026-11-27' }, nextDay)).toBe(false)
})
