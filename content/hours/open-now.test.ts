import { describe, expect, test } from 'vitest'
import { type Hours, hoursForVisitors, openState } from './open-now.ts'
import type { OpeningException } from './opening-exceptions.ts'
import { type OpeningDay, weekdays } from './opening-hours.ts'

const days: OpeningDay[] = weekdays.map((day) => {
  if (day === 'Sunday') return { day, opens: null, closes: null, note: 'Emergencies only' }
  if (day === 'Saturday') return { day, opens: '08:00', closes: '16:00', note: null }
  return { day, opens: '07:00', closes: '18:00', note: null }
})

const closed = (date: string, name: string, lastDate: string | null = null): OpeningException => ({
  date,
  lastDate,
  name,
  opens: null,
  closes: null,
})

const hours: Hours = {
  days,
  areaEmergency: '24/7',
  exceptions: [
    closed('2026-11-26', 'Thanksgiving'),
    { ...closed('2026-11-27', 'Day after Thanksgiving'), opens: '09:00', closes: '12:00' },
    closed('2026-12-24', 'Winter break', '2027-01-01'),
    { ...closed('2026-12-27', 'Sunday in between'), opens: '10:00', closes: '14:00' },
  ],
}

/** A moment given in universal time; Charlotte is 5 hours behind it in winter and 4 in summer. */
const at = (moment: string, of: Hours = hours) => openState(of, new Date(moment))
const wordsAt = (moment: string, of?: Hours) => at(moment, of)?.words

describe('an ordinary day, from one minute to the next', () => {
  test.each([
    ['2026-11-20T11:59:59Z', 'Opens today at 7:00 AM'],
    ['2026-11-20T12:00:00Z', 'Open until 6:00 PM'],
    ['2026-11-20T22:59:59Z', 'Open until 6:00 PM'],
    ['2026-11-20T23:00:00Z', 'Opens tomorrow at 8:00 AM'],
    ['2026-11-21T04:59:59Z', 'Opens tomorrow at 8:00 AM'],
    ['2026-11-21T05:00:00Z', 'Opens today at 8:00 AM'],
    ['2026-11-21T20:59:59Z', 'Open until 4:00 PM'],
    ['2026-11-21T21:00:00Z', 'Opens Monday at 7:00 AM'],
  ])('%s: %s', (moment, words) => {
    expect(wordsAt(moment)).toBe(words)
  })

  test('says whether it is open, apart from the words', () => {
    expect(at('2026-11-20T12:00:00Z')?.isOpen).toBe(true)
    expect(at('2026-11-20T11:59:00Z')?.isOpen).toBe(false)
  })
})

test('a day without hours has the words that the owner gave it, and says how emergencies are answered', () => {
  expect(at('2026-11-22T17:00:00Z')).toEqual({
    isOpen: false,
    words: 'Emergencies only today',
    more: 'Opens tomorrow at 7:00 AM. Emergencies by phone, 24/7.',
  })
  const bare = { ...hours, days: days.map((day) => ({ ...day, note: null })) }
  expect(wordsAt('2026-11-22T17:00:00Z', bare)).toBe('Closed today')
})

describe('days that differ', () => {
  test('a holiday says its name all day, and when it opens next', () => {
    for (const moment of ['2026-11-26T05:00:00Z', '2026-11-26T15:00:00Z', '2026-11-27T04:59:00Z'])
      expect(at(moment)).toMatchObject({
        words: 'Closed today: Thanksgiving',
        more: 'Opens tomorrow at 9:00 AM. Emergencies by phone, 24/7.',
      })
  })

  test('the evening before a holiday skips it', () => {
    expect(wordsAt('2026-11-26T04:00:00Z')).toBe('Opens Friday at 9:00 AM')
  })

  test('hours of their own count instead of those of the weekday', () => {
    expect(wordsAt('2026-11-27T13:59:00Z')).toBe('Opens today at 9:00 AM')
    expect(at('2026-11-27T14:00:00Z')).toEqual({
      isOpen: true,
      words: 'Open until 12:00 PM',
      more: 'Day after Thanksgiving. Emergencies by phone, 24/7.',
    })
    expect(wordsAt('2026-11-27T17:00:00Z')).toBe('Opens tomorrow at 8:00 AM')
  })

  test('several days in a row are one, over the end of the year', () => {
    expect(wordsAt('2026-12-24T04:59:00Z')).toBe('Opens Sunday at 10:00 AM')
    expect(wordsAt('2026-12-28T17:00:00Z')).toBe('Closed today: Winter break')
    expect(at('2027-01-01T04:59:00Z')?.more).toMatch(/^Opens Saturday at 8:00 AM\./)
    expect(wordsAt('2027-01-02T04:59:00Z')).toBe('Closed today: Winter break')
    expect(wordsAt('2027-01-02T05:00:00Z')).toBe('Opens today at 8:00 AM')
  })

  test('a Sunday that is open for once, within days that are closed', () => {
    expect(wordsAt('2026-12-27T14:59:00Z')).toBe('Opens today at 10:00 AM')
    expect(wordsAt('2026-12-27T15:00:00Z')).toBe('Open until 2:00 PM')
  })

  test('an opening that is a week away or more is named by its date', () => {
    const away = { ...hours, exceptions: [closed('2026-12-01', 'Vacation', '2026-12-20')] }
    expect(wordsAt('2026-12-01T04:00:00Z', away)).toBe('Opens Monday, December 21, at 7:00 AM')
    expect(at('2026-12-14T17:00:00Z', away)?.more).toMatch(/^Opens Monday, December 21, at 7:00 AM\./)
    expect(at('2026-12-15T17:00:00Z', away)?.more).toMatch(/^Opens Monday at 7:00 AM\./)
  })
})

describe('when the clocks change', () => {
  test('in March the night is an hour short, and Sunday stays Sunday', () => {
    expect(wordsAt('2027-03-14T06:59:00Z')).toBe('Emergencies only today')
    expect(wordsAt('2027-03-14T07:00:00Z')).toBe('Emergencies only today')
    expect(wordsAt('2027-03-15T03:59:00Z')).toBe('Emergencies only today')
    expect(wordsAt('2027-03-15T04:00:00Z')).toBe('Opens today at 7:00 AM')
    expect(wordsAt('2027-03-15T10:59:00Z')).toBe('Opens today at 7:00 AM')
    expect(wordsAt('2027-03-15T11:00:00Z')).toBe('Open until 6:00 PM')
  })

  test('in November an hour comes twice, and Monday begins at seven', () => {
    for (const moment of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-02T04:59:00Z'])
      expect(wordsAt(moment)).toBe('Emergencies only today')
    expect(wordsAt('2026-11-02T11:59:00Z')).toBe('Opens today at 7:00 AM')
    expect(wordsAt('2026-11-02T12:00:00Z')).toBe('Open until 6:00 PM')
  })

  test('a business that is open in that very night is right too', () => {
    const night = { ...closed('2026-11-01', 'Night shift'), opens: '00:30', closes: '02:00' }
    const open = { ...hours, exceptions: [night] }
    expect(wordsAt('2026-11-01T04:29:00Z', open)).toBe('Opens today at 12:30 AM')
    expect(wordsAt('2026-11-01T06:59:00Z', open)).toBe('Open until 2:00 AM')
    expect(wordsAt('2026-11-01T07:00:00Z', open)).toBe('Opens tomorrow at 7:00 AM')
  })
})

test('a day by appointment says so, with times and without', () => {
  const saturday = (times: { opens: string | null; closes: string | null }): Hours =>
    hoursForVisitors({
      ...hours,
      days: days.map((day) => (day.day === 'Saturday' ? { ...day, ...times, state: 'appointment' } : day)),
    })
  expect(at('2026-11-21T15:00:00Z', saturday({ opens: '08:00', closes: '16:00' }))).toEqual({
    isOpen: true,
    words: 'By appointment until 4:00 PM',
    more: 'Emergencies by phone, 24/7.',
  })
  expect(wordsAt('2026-11-21T15:00:00Z', saturday({ opens: null, closes: null }))).toBe(
    'By appointment today',
  )
  for (const [moment, words] of [
    ['2026-11-20T23:00:00Z', 'By appointment tomorrow'],
    ['2026-11-21T11:00:00Z', 'By appointment today'],
    ['2026-11-21T21:00:00Z', 'Opens Monday at 7:00 AM'],
  ] as const)
    expect(wordsAt(moment, saturday({ opens: '08:00', closes: '16:00' }))).toBe(words)
})

test('a page is handed what visitors get of each day, and nothing else', () => {
  const kept = {
    ...hours,
    _id: 'openingHours',
    days: days.map((day) => ({ ...day, _key: day.day, state: null })),
  }
  expect(hoursForVisitors(kept)).toEqual({ days, exceptions: hours.exceptions, areaEmergency: '24/7' })
})

test('a week without any hours is closed, without a promise', () => {
  const shut = { ...hours, exceptions: null, days: days.map(({ day }) => ({ day, ...never })) }
  expect(at('2026-11-20T15:00:00Z', shut)).toEqual({
    isOpen: false,
    words: 'Closed today',
    more: 'Emergencies by phone, 24/7.',
  })
})
const never = { opens: null, closes: null, note: null }

test('a clock that shows no time has no answer', () => {
  expect(openState(hours, new Date(Number.NaN))).toBeUndefined()
})

test.each([
  ['Asia/Tokyo', -540],
  ['Pacific/Honolulu', 600],
  ['Europe/London', 0],
])('a visitor in %s reads Charlotte time', (zone, offset) => {
  const here = process.env.TZ
  process.env.TZ = zone
  try {
    expect(new Date('2026-11-21T04:30:00Z').getTimezoneOffset()).toBe(offset)
    expect(wordsAt('2026-11-21T04:30:00Z')).toBe('Opens tomorrow at 8:00 AM')
    expect(wordsAt('2026-11-20T22:59:00Z')).toBe('Open until 6:00 PM')
  } finally {
    if (here === undefined) delete process.env.TZ
    else process.env.TZ = here
  }
})
