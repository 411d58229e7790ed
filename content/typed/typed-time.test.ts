import { expect, test } from 'vitest'
import { formatTime } from '../hours/opening-hours.ts'
import { readTime } from './typed-time.ts'

test.each([
  ['8am', '08:00'],
  ['8 AM', '08:00'],
  ['8:00 AM', '08:00'],
  ['8 a.m.', '08:00'],
  ['8', '08:00'],
  ['08:00', '08:00'],
  ['0800', '08:00'],
  ['7:30', '07:30'],
  ['noon', '12:00'],
  ['Noon ', '12:00'],
  ['12', '12:00'],
  ['1', '13:00'],
  ['1pm', '13:00'],
  ['midnight', '00:00'],
  ['00:00', '00:00'],
])('a business that opens at %j opens at %s', (typed, time) => expect(readTime(typed, 'opens')).toBe(time))

test.each([
  ['6pm', '18:00'],
  ['6:00 PM', '18:00'],
  ['6', '18:00'],
  ['6:30', '18:30'],
  ['18', '18:00'],
  ['18:00', '18:00'],
  ['06:00', '06:00'],
  ['12 pm', '12:00'],
  ['12am', '00:00'],
  ['11', '23:00'],
  ['midnight', '23:59'],
  ['4.30', '16:30'],
])('a business that closes at %j closes at %s', (typed, time) => expect(readTime(typed, 'closes')).toBe(time))

test.each(['', 'soon', '25', '8:75', '13 pm', '0 am', '8-5', '8am-5pm', '-3'])('%j is no time', (typed) =>
  expect(readTime(typed, 'opens')).toBeUndefined(),
)

test('what the site writes is read as the time that it stands for', () => {
  for (const time of ['00:00', '06:15', '07:00', '12:00', '12:30', '18:00', '23:59'])
    for (const end of ['opens', 'closes'] as const) expect(readTime(formatTime(time), end)).toBe(time)
})
