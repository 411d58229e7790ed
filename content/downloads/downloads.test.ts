import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { visitAt, visitPath } from '../addresses/downloads.ts'
import { contactCard } from './contact-card.ts'
import { reminderCalendar } from './reminder-calendar.ts'
import { visitCalendar } from './visit-calendar.ts'

/** What somebody may type, or paste, as a name, a town, a line of hours or a task. */
const pieces = [
  ...['\r\n', '\n', '\r', '\t', ';', ',', ':', '\\', '\\n', '"'],
  ...['BEGIN:VCARD', 'END:VCALENDAR', '🛠️', '👩🏽‍🔧', 'é'],
]
const text = fc
  .oneof(
    fc.array(fc.constantFrom(...pieces, ' ', 'a'), { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.integer({ min: 4_990, max: 5_000 }).map((length) => 'é🛠, '.repeat(length / 5)),
  )
  .filter((typed) => typed.trim() !== '')

/** Long texts take minutes to shrink. */
const RUNS = { numRuns: 50, endOnFailure: true }

/** ical.js takes an escaped backslash at the end of a part for one that escapes the semicolon behind it. */
const placeOf = (typed: string) => `${typed}.`

const ofPlainCard = propertiesOf(cardOf('Plain'))
const ofPlainCalendar = propertiesOf(calendarOf('Plain'))

test('another program reads of a contact card what was typed, whatever it is', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const read = readAllowed(cardOf(typed))
      expect(read.name).toBe('vcard')
      expect(read.getAllSubcomponents()).toEqual([])
      expect(read.getAllProperties().map(({ name }) => name)).toEqual(ofPlainCard)
      expect(textOf(read, 'fn')).toBe(withoutEscapes(asRead(typed)))
      expect(textOf(read, 'org')).toBe(withoutEscapes(asRead(typed)))
      expect(textOf(read, 'note')).toBe(withoutEscapes(asRead(`${typed}: ${typed}\n${typed}`)))
      const part = asRead(placeOf(typed))
      expect(read.getFirstPropertyValue('adr')).toEqual(['', '', '', part, part, part, 'USA'])
    }),
    RUNS,
  )
})

test('another program reads of a calendar what was typed, whatever it is', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const read = readAllowed(calendarOf(typed))
      expect(read.getAllProperties().map(({ name }) => name)).toEqual(ofPlainCalendar)
      const events = eventsOf(calendarOf(typed))
      expect(events.map(({ summary }) => summary)).toEqual([
        `${asRead(typed)}: spring`,
        `${asRead(typed)}: fall`,
      ])
      for (const event of events) {
        expect(event.description).toContain(`- ${asRead(typed)}\n`)
        expect(event.description).toContain(`\n${asRead(typed)}, (704) 555-0142\n`)
      }
    }),
    RUNS,
  )
})

test('a contact card is that of a company to iPhones, names no person, and says when it changed', () => {
  const lines = cardOf('Plain').split('\r\n')
  expect(lines).toEqual(expect.arrayContaining(['X-ABShowAs:COMPANY', 'N:;;;;', 'REV:20261120T134905Z']))
})

test('the first reminders are those of the seasons after the last change, which keeps their names', () => {
  expect(eventsOf(calendarOf('Plain')).map(({ startDate }) => startDate.toString())).toEqual([
    '2027-03-01',
    '2027-09-01',
  ])
  const changed = eventsOf(calendarOf('Plain', '2027-09-01T23:00:00Z'))
  expect(changed.map(({ startDate }) => startDate.toString())).toEqual(['2028-03-01', '2027-09-01'])
  const names = eventsOf(calendarOf('Plain')).map(({ uid }) => uid)
  expect(changed.map(({ uid }) => uid)).toEqual(names)
  expect(new Set(names).size).toBe(2)
})

test('they take a day of every year, and are heard at nine in the morning', () => {
  const [spring] = eventsOf(calendarOf('Plain'))
  const days = spring?.iterator()
  expect([days?.next().toString(), days?.next().toString()]).toEqual(['2027-03-01', '2028-03-01'])
  expect(spring?.duration.toSeconds()).toBe(86_400)
  const alarm = spring?.component.getFirstSubcomponent('valarm')
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT9H')
})

test('a visit is an entry at its times, without a zone, and the same address makes the same entry', () => {
  const visit = { day: '2026-12-01', from: '07:30', to: '12:00', initials: 'ao' }
  expect(visitAt(visitPath(visit))).toEqual(visit)
  const [event] = eventsOf(visitCalendar(visit))
  expect([event?.summary, event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    'Visit (AO)',
    '2026-12-01T07:30:00',
    '2026-12-01T12:00:00',
  ])
  expect(event?.description).toBe('From a quote request. The name, phone, and address are in the email.')
  readAllowed(visitCalendar(visit))
  const names = [visit, { ...visit, initials: 'bo' }, { ...visit, initials: '' }].map(
    (one) => eventsOf(visitCalendar(one))[0]?.uid,
  )
  expect(new Set(names).size).toBe(3)
  expect(visitCalendar(visit)).toBe(visitCalendar({ ...visit }))
})

/** What another program reads of it, once no line has a character that the formats forbid. */
function readAllowed(written: string): ICAL.Component {
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u)
  expect(written.isWellFormed()).toBe(true)
  expect(written.endsWith('\r\n')).toBe(true)
  const longest = Math.max(...written.split('\r\n').map((line) => new TextEncoder().encode(line).length))
  expect(longest).toBeLessThanOrEqual(75)
  return new ICAL.Component(ICAL.parse(written))
}

/** Line breaks of every kind are one; control characters, which the formats forbid, are left out, and halves of characters replaced. */
function asRead(typed: string): string {
  return typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .toWellFormed()
}

function textOf(card: ICAL.Component, name: string): string {
  return withoutEscapes(String(card.getFirstPropertyValue(name)))
}

/** ical.js leaves an escaped semicolon of a vCard as it is, which RFC 2426 wants escaped, and loses a backslash before one. */
function withoutEscapes(text: string): string {
  return text.replace(/\\+;/g, ';')
}

function cardOf(typed: string): string {
  return contactCard({
    name: typed,
    phone: '+17045550142',
    email: 'quotes@crownandlevel.example',
    url: 'https://crownandlevel.example/',
    source: 'https://crownandlevel.example/contact.vcf',
    locality: placeOf(typed),
    region: placeOf(typed),
    postalCode: placeOf(typed),
    hours: [{ days: typed, hours: typed }],
    licenceLine: typed,
    logo: 'iVBORw0KGgo',
    updatedAt: '2026-11-20T13:49:05.000Z',
  })
}

function eventsOf(written: string): ICAL.Event[] {
  const read = new ICAL.Component(ICAL.parse(written))
  return read.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

function calendarOf(typed: string, updatedAt = '2026-11-20T13:49:05Z'): string {
  return reminderCalendar({
    business: { name: typed, phone: '+17045550142', email: 'quotes@crownandlevel.example' },
    title: typed,
    id: 'service-maintenance-preventive',
    url: 'https://crownandlevel.example/services/maintenance/preventive',
    updatedAt,
    seasons: [
      { season: 'Spring', tasks: [typed, typed] },
      { season: 'Fall', tasks: [typed] },
    ],
  })
}

function propertiesOf(written: string): string[] {
  return new ICAL.Component(ICAL.parse(written)).getAllProperties().map(({ name }) => name)
}
