import { calendarDay } from '../hours/business-clock.ts'

/** The units of "2 wks ago" in days, by what each may be called. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:s|secs?|seconds?)$/i, 1 / 86_400],
  [/^(?:m|mins?|minutes?)$/i, 1 / 1440],
  [/^(?:h|hrs?|hours?)$/i, 1 / 24],
  [/^(?:d|days?)$/i, 1],
  [/^(?:w|wks?|weeks?)$/i, 7],
  [/^(?:mos?|months?)$/i, 30],
  [/^(?:y|yrs?|years?)$/i, 365],
]
const DAY_MS = 86_400_000
/** What pages write beside a date. */
const LABEL = /^(?:edited|reviewed|posted) | new$/gi
const AGO = /^(an?(?: few| couple of)?|few|\d{1,3}) ?([a-z]+)\.? ago(?: on \w+)?$/i
/** Without "ago", as "2wk". */
const SHORT = /^(\d{1,3})([a-z]{1,3})$/i
const MONTH =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|(?:jan|febr)uary|march|april|august|(?:septem|octo|novem|decem)ber)'
const DATE = new RegExp(
  String.raw`^(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/(?:\d\d){1,2}|${MONTH}\.? (?:\d{1,2},? )?\d{4})$`,
  'i',
)

/**
 * The day that a page of reviews means by "3 weeks ago", "2wk", "yesterday", "Oct 12, 2026", "10/12/2026", "2026-10-12", or "October 2026",
 * which is its first, as `YYYY-MM-DD`; undefined for what is no date, or later than today.
 */
export function dateIn(said: string, today: Date): string | undefined {
  const text = said.replace(LABEL, '')
  const days = daysAgo(text)
  if (days !== undefined) return calendarDay(new Date(today.getTime() - days * DAY_MS))
  if (!DATE.test(text)) return undefined
  const inFull = text.replace('.', '').replace(/^(?<month>[a-z]+) (?<year>\d{4})$/i, '$<month> 1, $<year>')
  const time = Date.parse(/^\d{4}-/.test(text) ? text : `${inFull} UTC`)
  return Number.isNaN(time) || time > today.getTime() ? undefined : new Date(time).toISOString().slice(0, 10)
}

function daysAgo(text: string): number | undefined {
  if (/^(?:today|just now|(?:a )?moments? ago)$/i.test(text)) return 0
  if (/^yesterday$/i.test(text)) return 1
  const [, count = '', unit = ''] = AGO.exec(text) ?? SHORT.exec(text) ?? []
  const [, days] = UNITS.find(([names]) => names.test(unit)) ?? []
  return days && days * countOf(count)
}

function countOf(count: string): number {
  if (/few/i.test(count)) return 3
  if (/couple/i.test(count)) return 2
  return Number.parseInt(count, 10) || 1
}
