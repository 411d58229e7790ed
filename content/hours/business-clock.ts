import { weekdays } from './opening-hours.ts'

/** In milliseconds. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

// Not from `Intl`: a phone takes dozens of milliseconds to load the names of the world.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * The time zone of the business: hours behind UTC in winter and, with daylight saving time, in summer; the same twice where clocks
 * stay, as in Phoenix. A test compares both with what Node knows of the zone's name.
 */
export const timeZone = { name: 'America/New_York', standard: 5, daylight: 4 }

/**
 * Wall clock and calendar where the business is, wherever the visitor is: the day as its midnight in UTC in milliseconds, the time as
 * `07:00`. Worked out here, because a phone takes dozens of milliseconds to load the time zones of the world. The rule for
 * daylight saving time is 15 U.S.C. 260a, in force since 2007.
 */
export function inBusinessTime(now: Date, zone = timeZone): { today: number; time: string } {
  const behind = isDaylightTime(now, zone) ? zone.daylight : zone.standard
  const there = new Date(now.getTime() - behind * HOUR)
  return { today: Math.floor(there.getTime() / DAY) * DAY, time: there.toISOString().slice(11, 16) }
}

/** The moment at which a day, such as `2026-11-27`, begins there; in milliseconds since 1970, NaN for what is no day. */
export function beginOf(day: string): number {
  if (Number.isNaN(Date.parse(day))) return Number.NaN
  const daylight = Date.parse(day) + timeZone.daylight * HOUR
  const standard = Date.parse(day) + timeZone.standard * HOUR
  return inBusinessTime(new Date(daylight)).time === '00:00' ? daylight : standard
}

/** From the second Sunday of March to the first one of November, each at two o'clock as the clocks show until then. */
function isDaylightTime(now: Date, { standard, daylight }: typeof timeZone): boolean {
  const year = now.getUTCFullYear()
  const starts = sundayFrom(Date.UTC(year, 2, 8)) + (2 + standard) * HOUR
  const ends = sundayFrom(Date.UTC(year, 10, 1)) + (2 + daylight) * HOUR
  return starts <= now.getTime() && now.getTime() < ends
}

/** The first Sunday that is not before a day. */
function sundayFrom(day: number): number {
  return day + ((7 - new Date(day).getUTCDay()) % 7) * DAY
}

/** A day, given as its midnight in UTC, as people say it: "Friday, November 27". Throws for what is no moment. */
export function dayInWords(day: number): string {
  return `${weekdayOf(day)}, ${monthAndDay(day)}`
}

/** The same where the day of the week doesn't matter: "November 27". Throws for what is no moment. */
export function monthAndDay(day: number): string {
  const date = new Date(day)
  if (Number.isNaN(date.getTime())) throw new RangeError('This is no day.')
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}

export const weekdayOf = (day: number) => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'Monday'

/** A day as the lake keeps it, such as `2026-11-27`. */
export const dateOf = (day: number) => new Date(day).toISOString().slice(0, 10)

/** The day that it is there at a moment, as the lake keeps days. */
export const calendarDay = (moment: Date) => dateOf(inBusinessTime(moment).today)

/** Whether a text is a day of the calendar, such as `2026-11-27`. */
export function isDay(text: string | undefined): text is string {
  const day = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(day) && dateOf(day) === text
}

/** A day of the calendar as visitors read it: `2026-11-17` → `November 17, 2026`; throws for anything else. */
export function formatDate(date: string): string {
  if (!isDay(date)) throw new Error(`"${date}" is not a date: write it as 2026-11-17.`)
  return `${monthAndDay(Date.parse(date))}, ${date.slice(0, 4)}`
}

/** The day that it was at a moment there, such as `2026-03-04T02:00:00Z` → `March 3, 2026`; throws for no moment. */
export const dayOf = (moment: string) => formatDate(calendarDay(new Date(moment)))
