import { formatPhone } from '../documents/phone.ts'
import { DAY } from '../hours/business-clock.ts'
import { contentLines, momentValue, textValue } from './content-lines.ts'

type Season = 'Spring' | 'Summer' | 'Fall' | 'Winter'

type ReminderCalendar = {
  /** Who reminds, and how to reach them. */
  business: { name: string; phone: string; email: string }
  /** What is due with the seasons, such as "Preventive maintenance". */
  title: string
  /** The document and its page. */
  id: string
  url: string
  /** When the document changed last, such as `2026-11-20T13:49:05Z`. */
  updatedAt: string
  seasons: readonly { season: Season; tasks: readonly string[] }[]
}

/** The first day of each season, as the weather has it. */
const firstDays: Record<Season, string> = {
  Spring: '03-01',
  Summer: '06-01',
  Fall: '09-01',
  Winter: '12-01',
}

/**
 * A reminder on the first day of each season, every year, as iCalendar (RFC 5545). The same document makes the same file:
 * the first year follows from its last change, and a reminder keeps its UID, so that a second import brings no second one.
 */
export function reminderCalendar(calendar: ReminderCalendar): string {
  const { business, title, seasons } = calendar
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(business.name)}//Reminders//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textValue(`${title}, ${business.name}`)}`,
    ...seasons.flatMap((season) => reminder(calendar, season)),
    'END:VCALENDAR',
  ])
}

function reminder(
  { business, title, id, url, updatedAt }: ReminderCalendar,
  { season, tasks }: ReminderCalendar['seasons'][number],
): string[] {
  const [, domain = ''] = business.email.split('@')
  const day = firstDayOf(season, updatedAt)
  const summary = textValue(`${title}: ${season.toLowerCase()}`)
  const description = [
    ...tasks.map((task) => `- ${task}`),
    '',
    `${business.name}, ${formatPhone(business.phone)}`,
    url,
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${season.toLowerCase()}@${domain}`,
    `DTSTAMP:${momentValue(updatedAt)}`,
    `DTSTART;VALUE=DATE:${dateValue(day)}`,
    `DTEND;VALUE=DATE:${dateValue(day + DAY)}`,
    'RRULE:FREQ=YEARLY',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${textValue(description.join('\n'))}`,
    `URL:${url}`,
    // The day stays free in the calendar; the alarm is at nine in the morning.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** Midnight in UTC, in milliseconds since 1970, of the season's first day that is not before the moment. */
function firstDayOf(season: Season, moment: string): number {
  const today = moment.slice(0, 10)
  const thisYear = `${today.slice(0, 4)}-${firstDays[season]}`
  if (thisYear >= today) return Date.parse(thisYear)
  return Date.parse(`${Number(today.slice(0, 4)) + 1}-${firstDays[season]}`)
}

const dateValue = (day: number) => new Date(day).toISOString().slice(0, 10).replaceAll('-', '')
