/** The days of the week, Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** A day of the week as the lake holds it; times in 24-hour form, Charlotte time, null when closed. */
export type OpeningDay = {
  day: Weekday
  opens: string | null
  closes: string | null
  /** Shown instead of times, such as "Emergencies only". */
  note: string | null
}

/** Days in a row that have the same hours, such as `{days: 'Monday-Friday', hours: '7:00 AM-6:00 PM'}`. */
export type HoursLine = { days: string; hours: string }

/** The week in as few lines as it takes, Monday first, whatever the order of `days`. */
export function hoursLines(days: readonly OpeningDay[]): HoursLine[] {
  return runs(days).map(({ first, last, hours }) => ({ days: span(first, last), hours }))
}

/** The week as the pages of towns show it: Saturday in the owner's words for towns, emergencies on a line of their own. */
export function townHoursLines(hours: {
  days: readonly OpeningDay[]
  areaSaturday: string
  areaEmergency: string
}): HoursLine[] {
  const days = hours.days.map((day) =>
    day.day === 'Saturday' ? { ...day, opens: null, closes: null, note: hours.areaSaturday } : day,
  )
  return hoursWithEmergencies({ ...hours, days })
}

/** The week in as few lines as it takes, and emergencies on a line of their own. */
export function hoursWithEmergencies(hours: {
  days: readonly OpeningDay[]
  areaEmergency: string
}): HoursLine[] {
  return [...hoursLines(hours.days), { days: 'Emergencies', hours: hours.areaEmergency }]
}

/** The open days in one short line, such as "Mon-Fri 7-6, Sat 8-4"; a line never breaks between a day and its hours. */
export function hoursInBrief(days: readonly OpeningDay[]): string {
  return runs(days.filter(({ opens }) => opens))
    .map(({ first, last, open }) => `${span(first, last, 3)}${NO_BREAK}${open ? briefly(open) : ''}`)
    .join(', ')
}

/** The hours of one day, such as "7:00 AM-6:00 PM", or the words that are shown instead of times. */
export function hoursOf(day: Omit<OpeningDay, 'day'>): string {
  const open = spanOf(day)
  if (open) return `${formatTime(open.opens)}-${formatTime(open.closes)}`
  return day.note ?? 'Closed'
}

/** A time of the day as visitors read it: `07:00` → `7:00 AM`; throws for anything but hours and minutes. */
export function formatTime(time: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (!hours) throw new Error(`"${time}" is not a time: write it as 07:00 in the Studio under Opening hours.`)
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}

const NO_BREAK = '\u00a0'

type Run = { first: Weekday; last: Weekday; hours: string; open: Span | null }
type Span = { opens: string; closes: string }

function runs(days: readonly OpeningDay[]): Run[] {
  const found: Run[] = []
  for (const day of [...days].sort((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day))) {
    const hours = hoursOf(day)
    const previous = found.at(-1)
    const continues =
      previous?.hours === hours && weekdays.indexOf(day.day) === weekdays.indexOf(previous.last) + 1
    if (continues) previous.last = day.day
    else found.push({ first: day.day, last: day.day, hours, open: spanOf(day) })
  }
  return found
}

function spanOf({ opens, closes }: Omit<OpeningDay, 'day'>): Span | null {
  return opens && closes ? { opens, closes } : null
}

function span(first: Weekday, last: Weekday, letters?: number): string {
  const [from, to] = [first.slice(0, letters), last.slice(0, letters)]
  return from === to ? from : `${from}-${to}`
}

const briefly = ({ opens, closes }: Span) => `${shortTime(opens)}-${shortTime(closes)}`
const shortTime = (time: string) =>
  formatTime(time)
    .replace(':00', '')
    .replace(/ [AP]M$/, '')
