import { describe, expect, test } from 'vitest'
import {
  formatTime,
  hoursInBrief,
  hoursLines,
  hoursOf,
  hoursWithEmergencies,
  type OpeningDay,
  timesOf,
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

const week = [
  ...weekdays.slice(0, 5).map((day) => open(day, '07:00', '18:00')),
  open('Saturday', '08:00', '16:00'),
  shut('Sunday', 'Emergencies only'),
]

describe('hoursLines', () => {
  test('puts days in a row with the same hours on one line', () => {
    expect(hoursLines(week)).toEqual([
      { days: 'Monday–Friday', hours: '7:00 AM–6:00 PM' },
      { days: 'Saturday', hours: '8:00 AM–4:00 PM' },
      { days: 'Sunday', hours: 'Emergencies only' },
    ])
  })

  test('starts with Monday in whatever order the days are stored', () => {
    expect(hoursLines([...week].reverse())).toEqual(hoursLines(week))
  })

  test('does not join days that have another day between them', () => {
    const days = [open('Monday', '07:00', '18:00'), shut('Tuesday'), open('Wednesday', '07:00', '18:00')]
    expect(hoursLines(days).map(({ days }) => days)).toEqual(['Monday', 'Tuesday', 'Wednesday'])
  })

  test('says "Closed" when a closed day has no words of its own', () => {
    expect(hoursLines([shut('Sunday')])).toEqual([{ days: 'Sunday', hours: 'Closed' }])
  })
})

test('emergencies are on a line of their own', () => {
  expect(hoursWithEmergencies({ days: week, areaEmergency: '24/7' }).at(-1)).toEqual({
    days: 'Emergencies',
    hours: '24/7',
  })
})

describe('the state of a day', () => {
  const saturday = open('Saturday', '08:00', '16:00')

  test('by appointment it says so beside its times, or alone', () => {
    expect(hoursOf({ ...saturday, state: 'appointment' })).toBe('8:00 AM–4:00 PM, by appointment')
    expect(hoursOf({ ...shut('Saturday'), state: 'appointment' })).toBe('By appointment')
    expect(hoursInBrief([{ ...saturday, state: 'appointment' }])).toBe('Sat\u00a08–4')
  })

  test('closed it has no times, whatever is left of them', () => {
    expect(hoursOf({ ...saturday, state: 'closed' })).toBe('Closed')
    expect(timesOf({ ...saturday, state: 'closed' })).toBeNull()
    expect(hoursInBrief([{ ...saturday, state: 'closed' }])).toBe('')
  })

  test('without one it follows from the times, as before there were states', () => {
    expect(hoursOf({ ...saturday, state: null })).toBe('8:00 AM–4:00 PM')
    expect(hoursOf(shut('Sunday', 'Emergencies only'))).toBe('Emergencies only')
  })
})

describe('hoursInBrief', () => {
  test('names the open days alone', () => {
    expect(hoursInBrief(week)).toBe('Mon–Fri\u00a07–6, Sat\u00a08–4')
  })

  test('keeps minutes that are not zero', () => {
    expect(hoursInBrief([open('Monday', '07:30', '18:00')])).toBe('Mon\u00a07:30–6')
  })
})

describe('formatTime', () => {
  test.each([
    ['00:00', '12:00 AM'],
    ['07:00', '7:00 AM'],
    ['12:30', '12:30 PM'],
    ['18:00', '6:00 PM'],
  ])('writes %s as %s', (time, text) => {
    expect(formatTime(time)).toBe(text)
  })

  test('refuses a time that is none', () => {
    expect(() => formatTime('7 am')).toThrow('write it as 07:00')
  })
})
