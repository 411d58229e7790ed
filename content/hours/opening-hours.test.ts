import { expect, test } from 'vitest'
import {
  formatTime,
  hoursInBrief,
  hoursLines,
  hoursOf,
  hoursWithEmergencies,
  type OpeningDay,
  weekdays,
} from './opening-hours.ts'

const open = (day: OpeningDay['day'], opens: string, closes: string): OpeningDay => ({
  day,
  opens,
  closes,
  note: null,
})
const shut = (day: OpeningDay['day'], note: string | null = null): OpeningDay => ({
  day,
  opens: null,
  closes: null,
  note,
})
const saturday = open('Saturday', '08:00', '16:00')
const week = [
  ...weekdays.slice(0, 5).map((day) => open(day, '07:00', '18:00')),
  saturday,
  shut('Sunday', 'Emergencies only'),
]

test('days in a row with the same hours are on one line, Monday first, however they are stored', () => {
  const lines = [
    { days: 'Monday–Friday', hours: '7:00 AM–6:00 PM' },
    { days: 'Saturday', hours: '8:00 AM–4:00 PM' },
    { days: 'Sunday', hours: 'Emergencies only' },
  ]
  expect(hoursLines(week)).toEqual(lines)
  expect(hoursLines(week.toReversed())).toEqual(lines)
  const apart = [open('Monday', '07:00', '18:00'), shut('Tuesday'), open('Wednesday', '07:00', '18:00')]
  expect(hoursLines(apart).map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Monday 7:00 AM–6:00 PM',
    'Tuesday Closed',
    'Wednesday 7:00 AM–6:00 PM',
  ])
})

test('emergencies have a line if they are answered, and none if they aren’t', () => {
  expect(hoursWithEmergencies({ days: week, areaEmergency: '24/7' })).toEqual([
    ...hoursLines(week),
    { days: 'Emergencies', hours: '24/7' },
  ])
  for (const areaEmergency of [null, ''])
    expect(hoursWithEmergencies({ days: week, areaEmergency })).toEqual(hoursLines(week))
})

test.each<[OpeningDay, string, string]>([
  [{ ...saturday, state: 'appointment' }, '8:00 AM–4:00 PM, by\u00a0appointment', 'Sat\u00a08–4'],
  [{ ...shut('Saturday'), state: 'appointment' }, 'By appointment', ''],
  [{ ...saturday, state: 'closed' }, 'Closed', ''],
  [{ ...saturday, state: null }, '8:00 AM–4:00 PM', 'Sat\u00a08–4'],
  [shut('Sunday', 'Emergencies only'), 'Emergencies only', ''],
  [open('Monday', '07:30', '18:00'), '7:30 AM–6:00 PM', 'Mon\u00a07:30–6'],
  [open('Monday', '08:00', '23:59'), '8:00 AM–midnight', 'Mon\u00a08–midnight'],
  [open('Monday', '00:00', '23:59'), 'Open 24\u00a0hours', 'Mon\u00a024\u00a0hours'],
  [
    { ...open('Monday', '00:00', '23:59'), state: 'appointment' },
    '24\u00a0hours, by\u00a0appointment',
    'Mon\u00a024\u00a0hours',
  ],
])('%o is said as "%s", and in brief as "%s"', (day, words, brief) => {
  expect(hoursOf(day)).toBe(words)
  expect(hoursInBrief([day])).toBe(brief)
})

test('the week in brief names the open days alone', () => {
  expect(hoursInBrief(week)).toBe('Mon–Fri\u00a07–6, Sat\u00a08–4')
})

test.each([
  ['00:00', 'midnight'],
  ['07:00', '7:00 AM'],
  ['12:30', '12:30 PM'],
  ['18:00', '6:00 PM'],
])('%s is written as %s', (time, text) => expect(formatTime(time)).toBe(text))

test('a time that is none is refused', () => {
  expect(() => formatTime('7 am')).toThrow('write it as 07:00')
})
