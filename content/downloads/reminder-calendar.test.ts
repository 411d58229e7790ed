import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { reminderCalendar } from './reminder-calendar.ts'

const calendar = {
  business: { name: 'Crown & Level', phone: '+17045550142', email: 'quotes@crownandlevel.example' },
  title: 'Preventive maintenance',
  id: 'service-maintenance-preventive',
  url: 'https://crownandlevel.example/services/maintenance/preventive',
  updatedAt: '2026-11-20T13:49:05Z',
  seasons: [
    { season: 'Spring', tasks: ['Wash pollen, mildew; off the shady side', 'Check gutters'] },
    { season: 'Summer', tasks: ['Paint bare trim while it is dry'] },
    { season: 'Fall', tasks: ['Clean gutters once the oaks have dropped'] },
    { season: 'Winter', tasks: ['Wrap pipes – before a hard freeze'] },
  ],
} as const

/** What another program reads. */
function eventsOf(text: string): ICAL.Event[] {
  const read = new ICAL.Component(ICAL.parse(text))
  return read.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const events = eventsOf(reminderCalendar(calendar))

test('another program reads a reminder for each season, all day', () => {
  expect(events.map(({ summary }) => summary)).toEqual([
    'Preventive maintenance: spring',
    'Preventive maintenance: summer',
    'Preventive maintenance: fall',
    'Preventive maintenance: winter',
  ])
  for (const { startDate, duration } of events) {
    expect(startDate.isDate).toBe(true)
    expect(duration.toSeconds()).toBe(86_400)
  }
})

test('its text has the tasks, a line each, then whom to call and where to read more', () => {
  expect(events[0]?.description).toBe(
    [
      '- Wash pollen, mildew; off the shady side',
      '- Check gutters',
      '',
      'Crown & Level, (704) 555-0142',
      'https://crownandlevel.example/services/maintenance/preventive',
    ].join('\n'),
  )
  expect(events[3]?.description).toContain('Wrap pipes – before')
})

describe('time', () => {
  test('the first reminders are those of the seasons that come after the last change', () => {
    const starts = events.map(({ startDate }) => startDate.toString())
    expect(starts).toEqual(['2027-03-01', '2027-06-01', '2027-09-01', '2026-12-01'])
    const onTheDay = eventsOf(reminderCalendar({ ...calendar, updatedAt: '2026-12-01T23:00:00Z' }))
    expect(onTheDay[3]?.startDate.toString()).toBe('2026-12-01')
  })

  test('they come every year on the same day', () => {
    const spring = events[0]?.iterator()
    const days = [spring?.next(), spring?.next(), spring?.next()].map((day) => day?.toString())
    expect(days).toEqual(['2027-03-01', '2028-03-01', '2029-03-01'])
  })

  test('they are heard at nine in the morning', () => {
    const alarm = events[0]?.component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT9H')
  })
})

test('the same document makes the same file, and a change keeps the names of its reminders', () => {
  const names = (updatedAt: string) =>
    eventsOf(reminderCalendar({ ...calendar, updatedAt })).map(({ uid }) => uid)
  expect(reminderCalendar(calendar)).toBe(reminderCalendar(calendar))
  expect(new Set(names('2026-11-20T13:49:05Z')).size).toBe(4)
  expect(names('2028-01-01T00:00:00Z')).toEqual(names('2026-11-20T13:49:05Z'))
})
