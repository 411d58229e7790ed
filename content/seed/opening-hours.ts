import type { OpeningHours } from '../sanity.types.ts'
import type { Seed } from './document.ts'

type Day = OpeningHours['days'][number]

const weekday = (day: Day['day']): Day => ({
  _type: 'openingDay',
  _key: day.toLowerCase(),
  day,
  state: 'open',
  opens: '07:00',
  closes: '18:00',
})

const closed = (date: string, name: string) =>
  ({ _type: 'openingException', _key: date, date, name }) as const

/** Times are those of Charlotte, in 24-hour form. */
export const openingHours: Seed<OpeningHours> = {
  _id: 'openingHours',
  _type: 'openingHours',
  sample: true,
  days: [
    weekday('Monday'),
    weekday('Tuesday'),
    weekday('Wednesday'),
    weekday('Thursday'),
    weekday('Friday'),
    {
      _type: 'openingDay',
      _key: 'saturday',
      day: 'Saturday',
      state: 'appointment',
      opens: '08:00',
      closes: '16:00',
    },
    { _type: 'openingDay', _key: 'sunday', day: 'Sunday', state: 'closed', note: 'Emergencies only' },
  ],
  exceptions: [
    closed('2026-11-26', 'Thanksgiving'),
    closed('2026-12-25', 'Christmas Day'),
    closed('2027-01-01', 'New Year’s Day'),
  ],
  areaEmergency: '24/7',
}
