import type { Visit } from '../addresses/downloads.ts'
import { contentLines } from './content-lines.ts'

/**
 * A visit as an entry of a calendar, as iCalendar (RFC 5545). It holds nothing but what its address says, and that is no more than
 * a day, times and two letters: whoever makes such an address up can have it say nothing else. The same address makes the same
 * entry with the same UID, so that a second tap brings no second one. Its times have no zone: they are those of the wall clock.
 */
export function visitCalendar({ day, from, to, initials }: Visit): string {
  const name = [day, from, to, initials].filter(Boolean).join('-').replaceAll(':', '')
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:visit-${name}`,
    `DTSTAMP:${dateValue(day)}T000000Z`,
    `DTSTART:${dateValue(day)}T${timeValue(from)}`,
    `DTEND:${dateValue(day)}T${timeValue(to)}`,
    `SUMMARY:Visit${initials && ` (${initials.toUpperCase()})`}`,
    'DESCRIPTION:From a quote request. The name\\, phone\\, and address are in the email.',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}

const dateValue = (day: string) => day.replaceAll('-', '')
const timeValue = (time: string) => `${time.replace(':', '')}00`
