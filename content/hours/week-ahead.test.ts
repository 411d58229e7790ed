import { expect, test } from 'vitest'
import { type OpeningDay, weekdays } from './opening-hours.ts'
import { weekAhead } from './week-ahead.ts'

const days = weekdays.map((day): OpeningDay => {
  if (day === 'Sunday') return { day, state: 'closed', opens: null, closes: null, note: 'Emergencies only' }
  if (day === 'Saturday') return { day, state: 'appointment', opens: '08:00', closes: '16:00', note: null }
  return { day, state: 'open', opens: '07:00', closes: '18:00', note: null }
})
const thanksgiving = { date: '2026-11-26', lastDate: null, name: 'Thanksgiving', opens: null, closes: null }
const half = { date: '2026-11-27', lastDate: null, name: 'Day after', opens: '07:00', closes: '12:00' }

test('the week that visitors see begins today and knows the days that differ', () => {
  const hours = { days, exceptions: [thanksgiving, half], areaEmergency: '24/7' }
  expect(
    weekAhead(hours, new Date('2026-11-25T03:00:00Z')).map(({ days, hours }) => `${days}: ${hours}`),
  ).toEqual([
    'Tuesday, November 24: 7:00 AM–6:00 PM',
    'Wednesday, November 25: 7:00 AM–6:00 PM',
    'Thursday, November 26: Closed, Thanksgiving',
    'Friday, November 27: 7:00 AM–12:00 PM, Day after',
    'Saturday, November 28: 8:00 AM–4:00 PM, by appointment',
    'Sunday, November 29: Emergencies only',
    'Monday, November 30: 7:00 AM–6:00 PM',
  ])
})
