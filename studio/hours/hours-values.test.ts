import { expect, test } from 'vitest'
import { weekAhead } from '#content/hours/open-now.ts'
import { hoursIfOpen, hoursIn } from './hours-values.ts'

test('what nobody can understand yet counts as not given', () => {
  const days = [
    { _key: 'a', day: 'Monday', state: 'open', opens: '08:00', closes: '17:00' },
    { _key: 'b', day: 'Sunday', state: 'maybe', opens: '9', closes: '', note: 'Emergencies only' },
    { day: 'Someday', opens: '08:00' },
    null,
  ]
  const exceptions = [
    { _key: 'c', date: '2026-11-26', lastDate: '2026-11-', name: 'Thanksgiving', opens: 8 },
    { _key: 'd', date: '2026-13-45', name: 'No day' },
    { _key: 'e', date: '2026-02-31', name: 'No day of February' },
  ]
  expect(hoursIn({ days, exceptions })).toEqual({
    days: [
      { day: 'Monday', state: 'open', opens: '08:00', closes: '17:00', note: null },
      { day: 'Sunday', state: null, opens: null, closes: null, note: 'Emergencies only' },
    ],
    exceptions: [
      {
        ...{ date: '2026-11-26', lastDate: null, name: 'Thanksgiving', opens: null, closes: null },
        state: null,
      },
    ],
    areaEmergency: '',
  })
  expect(hoursIn(undefined)).toEqual({ days: [], exceptions: [], areaEmergency: '' })
})

test('of a day that waits for its times nothing is said that they could change', () => {
  const times = { opens: '08:00', closes: '17:00' }
  const days = [
    { _key: 'a', day: 'Monday', state: 'open', opens: '9pm-5am', closes: '17:00' },
    { _key: 'b', day: 'Tuesday', state: 'open' },
    { _key: 'c', day: 'Wednesday', state: 'open', ...times },
    { _key: 'd', day: 'Thursday', state: 'closed', opens: '8ish', note: 'Emergencies only' },
    { _key: 'e', day: 'Friday' },
    { _key: 'f', day: 'Saturday', state: 'appointment' },
    { _key: 'g', day: 'Sunday', state: 'appointment', opens: 'ten' },
  ]
  // A Monday.
  const now = new Date('2026-11-30T15:00:00Z')
  const waiting = (exceptions: object[]) => {
    const ifOpen = weekAhead(hoursIfOpen({ days, exceptions }), now)
    const said = weekAhead(hoursIn({ days, exceptions }), now)
    return said.flatMap(({ hours }, index) => (hours === ifOpen[index]?.hours ? [] : [index]))
  }
  expect(waiting([])).toEqual([0, 1, 6])
  expect(waiting([{ _key: 'h', date: '2026-11-30', name: 'Party' }])).toEqual([1, 6])
  expect(waiting([{ _key: 'i', date: '2026-12-04', name: 'Party', opens: '8-12 and 1-5' }])).toEqual([
    0, 1, 4, 6,
  ])
})
