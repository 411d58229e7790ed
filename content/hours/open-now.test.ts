import { expect, test } from 'vitest'
import { type Hours, hoursForVisitors, openState, weekAhead } from './open-now.ts'
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

test.each([
  // On an ordinary day, from one minute to the next.
  ['2026-11-20T11:59:59Z', 'Opens today at 7:00 AM'],
  ['2026-11-20T12:00:00Z', 'Open until 6:00 PM'],
  ['2026-11-20T22:59:59Z', 'Open until 6:00 PM'],
  ['2026-11-20T23:00:00Z', 'Opens tomorrow at 8:00 AM'],
  ['2026-11-21T05:00:00Z', 'Opens today at 8:00 AM'],
  ['2026-11-21T21:00:00Z', 'Opens Monday at 7:00 AM'],
  // On days that differ, over the end of the year too.
  ['2026-11-26T04:00:00Z', 'Opens Friday at 9:00 AM'],
  ['2026-11-26T05:00:00Z', 'Closed today: Thanksgiving'],
  ['2026-11-27T04:59:00Z', 'Closed today: Thanksgiving'],
  ['2026-11-27T13:59:00Z', 'Opens today at 9:00 AM'],
  ['2026-11-27T17:00:00Z', 'Opens tomorrow at 8:00 AM'],
  ['2026-12-24T04:59:00Z', 'Opens Sunday at 10:00 AM'],
  ['2026-12-27T15:00:00Z', 'Open until 2:00 PM'],
  ['2026-12-28T17:00:00Z', 'Closed today: Winter break'],
  ['2027-01-02T04:59:00Z', 'Closed today: Winter break'],
  ['2027-01-02T05:00:00Z', 'Opens today at 8:00 AM'],
  // When the night is an hour short in March, and an hour comes twice in November.
  ['2027-03-14T06:59:00Z', 'Emergencies only today'],
  ['2027-03-15T03:59:00Z', 'Emergencies only today'],
  ['2027-03-15T04:00:00Z', 'Opens today at 7:00 AM'],
  ['2027-03-15T11:00:00Z', 'Open until 6:00 PM'],
  ['2026-11-01T05:30:00Z', 'Emergencies only today'],
  ['2026-11-02T04:59:00Z', 'Emergencies only today'],
  ['2026-11-02T11:59:00Z', 'Opens today at 7:00 AM'],
  ['2026-11-02T12:00:00Z', 'Open until 6:00 PM'],
])('%s: %s', (moment, words) => expect(wordsAt(moment)).toBe(words))

test.each([
  ['2026-11-22T17:00:00Z', false, 'Emergencies only today', 'Opens tomorrow at 7:00 AM. '],
  ['2026-11-26T15:00:00Z', false, 'Closed today: Thanksgiving', 'Opens tomorrow at 9:00 AM. '],
  ['2026-11-27T14:00:00Z', true, 'Open until 12:00 PM', 'Day after Thanksgiving. '],
])('%s: there is more to say where there is room', (moment, isOpen, words, before) => {
  expect(at(moment)).toEqual({ isOpen, words, more: `${before}Emergencies by phone, 24/7.` })
})

test('an opening that is a week away or more is named by its date', () => {
  const away = { ...hours, exceptions: [closed('2026-12-01', 'Vacation', '2026-12-20')] }
  expect(wordsAt('2026-12-01T04:00:00Z', away)).toBe('Opens Monday, December 21, at 7:00 AM')
  expect(at('2026-12-14T17:00:00Z', away)?.more).toMatch(/^Opens Monday, December 21, at 7:00 AM\./)
  expect(at('2026-12-15T17:00:00Z', away)?.more).toMatch(/^Opens Monday at 7:00 AM\./)
})

test('a business that never closes is always open, and one that closes at midnight until then', () => {
  const always = days.map((day) => ({ ...day, opens: '00:00', closes: '23:59', note: null }))
  const around: Hours = { ...hours, days: always }
  for (const moment of ['2026-11-20T05:00:00Z', '2026-11-21T04:59:30Z'])
    expect(at(moment, around)).toMatchObject({ isOpen: true, words: 'Open 24\u00a0hours' })
  // The day after is Thanksgiving.
  expect(wordsAt('2026-11-26T04:59:30Z', around)).toBe('Open until midnight')
  expect(wordsAt('2026-11-26T05:00:00Z', around)).toBe('Closed today: Thanksgiving')
})

test('a business that is open in the night when the clocks change is right too', () => {
  const night = { ...closed('2026-11-01', 'Night shift'), opens: '00:30', closes: '02:00' }
  const open = { ...hours, exceptions: [night] }
  expect(wordsAt('2026-11-01T04:29:00Z', open)).toBe('Opens today at 12:30 AM')
  expect(wordsAt('2026-11-01T06:59:00Z', open)).toBe('Open until 2:00 AM')
  expect(wordsAt('2026-11-01T07:00:00Z', open)).toBe('Opens tomorrow at 7:00 AM')
})

test.each([
  ['2026-11-20T23:00:00Z', '08:00', 'By appointment tomorrow'],
  ['2026-11-21T11:00:00Z', '08:00', 'By appointment today'],
  ['2026-11-21T15:00:00Z', '08:00', 'By appointment until 4:00 PM'],
  ['2026-11-21T21:00:00Z', '08:00', 'Opens Monday at 7:00 AM'],
  ['2026-11-21T15:00:00Z', null, 'By appointment today'],
])('%s: a Saturday by appointment, open from %s, says so', (moment, opens, words) => {
  const appointment = { opens, closes: opens && '16:00', state: 'appointment' as const }
  const changed = days.map((day) => (day.day === 'Saturday' ? { ...day, ...appointment } : day))
  expect(wordsAt(moment, hoursForVisitors({ ...hours, days: changed }))).toBe(words)
})

test('a day by appointment that is none in the week says so', () => {
  const friday = {
    ...closed('2026-12-04', 'Special day'),
    ...{ opens: '07:00', closes: '18:00', state: 'appointment' as const },
  }
  const changed = hoursForVisitors({ ...hours, exceptions: [friday] })
  expect(wordsAt('2026-12-04T01:00:00Z', changed)).toBe('By appointment tomorrow')
  expect(wordsAt('2026-12-04T15:00:00Z', changed)).toBe('By appointment until 6:00 PM')
  expect(weekAhead(changed, new Date('2026-12-04T15:00:00Z'))[0]?.hours).toBe(
    '7:00 AM–6:00 PM, by\u00a0appointment, Special day',
  )
})

test('the week that visitors see begins today and knows the days that differ', () => {
  const saturday = { state: 'appointment', opens: '08:00', closes: '16:00' } as const
  const changed = days.map((day) => (day.day === 'Saturday' ? { ...day, ...saturday } : day))
  const week = weekAhead({ ...hours, days: changed }, new Date('2026-11-25T03:00:00Z'))
  expect(week.map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
    'Tuesday, November 24: 7:00 AM–6:00 PM',
    'Wednesday, November 25: 7:00 AM–6:00 PM',
    'Thursday, November 26: Closed, Thanksgiving',
    'Friday, November 27: 9:00 AM–12:00 PM, Day after Thanksgiving',
    'Saturday, November 28: 8:00 AM–4:00 PM, by\u00a0appointment',
    'Sunday, November 29: Emergencies only',
    'Monday, November 30: 7:00 AM–6:00 PM',
  ])
})

test('a page is handed what visitors get of each day, and nothing else', () => {
  const kept = {
    ...hours,
    _id: 'openingHours',
    days: days.map((day) => ({ ...day, _key: day.day, state: null })),
  }
  expect(hoursForVisitors(kept)).toEqual({ days, exceptions: hours.exceptions, areaEmergency: '24/7' })
})

test.each([
  ['2026-11-20T15:00:00Z', ''],
  ['2026-11-20T23:00:00Z', ''],
  ['2026-11-26T15:00:00Z', 'Opens tomorrow at 9:00 AM'],
  ['2026-11-27T15:00:00Z', 'Day after Thanksgiving'],
])('at %s a business that takes no emergency calls has no word of them: "%s"', (moment, more) => {
  for (const areaEmergency of [null, '']) expect(at(moment, { ...hours, areaEmergency })?.more).toBe(more)
})

test('a week without any hours is closed, without a promise, and a clock without a time has no answer', () => {
  const never = { opens: null, closes: null, note: null }
  const shut = { ...hours, exceptions: null, days: days.map(({ day }) => ({ day, ...never })) }
  expect(at('2026-11-20T15:00:00Z', shut)).toEqual({
    isOpen: false,
    words: 'Closed today',
    more: 'Emergencies by phone, 24/7.',
  })
  expect(openState(hours, new Date(Number.NaN))).toBeUndefined()
})
