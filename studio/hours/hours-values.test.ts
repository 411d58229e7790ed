import { expect, test } from 'vitest'
import { hoursIn } from './hours-values.ts'

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
