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

export const dayStates = ['open', 'appointment', 'closed'] as const
export type DayState = (typeof dayStates)[number]

/** A day of the week as the lake holds it; times in 24-hour form, where the business is, null when there are none. */
export type OpeningDay = {
  day: Weekday
  /** Without it, a day with times is open, and one without is closed. */
  state?: DayState | null
  opens: string | null
  closes: string | null
  /** Shown of a closed day instead of "Closed", such as "Emergencies only". */
  note: string | null
}

/** Days in a row that have the same hours, such as `{days: 'Monday–Friday', hours: '7:00 AM–6:00 PM'}`. */
export type HoursLine = { days: string; hours: string }

/** The week in as few lines as it takes, Monday first, whatever the order of `days`. */
export function hoursLines(days: readonly OpeningDay[]): HoursLine[] {
  return runs(days).map(({ first, last, hours }) => ({ days: span(first, last), hours }))
}

/** The week in as few lines as it takes, and emergencies, if any are taken, on a line of their own. */
export function hoursWithEmergencies({
  days,
  areaEmergency,
}: {
  days: readonly OpeningDay[]
  areaEmergency: string | null
}): HoursLine[] {
  return [...hoursLines(days), ...(areaEmergency ? [{ days: 'Emergencies', hours: areaEmergency }] : [])]
}

/** The open days in one short line, such as "Mon–Fri 7–6, Sat 8–4"; a line never breaks between a day and its hours. */
export function hoursInBrief(days: readonly OpeningDay[]): string {
  return runs(days.filter(timesOf))
    .map(({ first, last, times }) => `${span(first, last, 3)}${NO_BREAK}${times ? briefly(times) : ''}`)
    .join(', ')
}

/** The hours of one day, such as "7:00 AM–6:00 PM", "8:00 AM–4:00 PM, by appointment" or "Closed". */
export function hoursOf(day: Hours): string {
  const times = timesOf(day)
  if (times && isAllDay(times))
    return stateOf(day) === 'appointment' ? `${ALL_DAY}, ${BY_APPOINTMENT}` : `Open ${ALL_DAY}`
  const span = times && `${formatTime(times.opens)}–${formatTime(times.closes)}`
  if (span) return stateOf(day) === 'appointment' ? `${span}, ${BY_APPOINTMENT}` : span
  return wordsOf(day) ?? 'Closed'
}

/** Whether a day is open, open by appointment, or closed. */
export function stateOf({ state, opens, closes }: Hours): DayState {
  return state ?? (opens && closes ? 'open' : 'closed')
}

/** From when to when a day is open; null when it is closed, or nobody says. */
export function timesOf(day: Hours): Times | null {
  const { opens, closes } = day
  return opens && closes && stateOf(day) !== 'closed' ? { opens, closes } : null
}

/** What there is to say of a day beside its times, or without them. */
export function wordsOf(day: Hours): string | null {
  const state = stateOf(day)
  if (state === 'appointment') return 'By appointment'
  return state === 'closed' ? day.note : null
}

const NO_BREAK = '\u00a0'

/** How long a day is open that never closes, in words. */
export const ALL_DAY = `24${NO_BREAK}hours`

/** What is said after the times of such a day, on one line. */
export const BY_APPOINTMENT = `by${NO_BREAK}appointment`

/** Until the end of the day, as search engines want it said: a day has no 24:00. */
export const UNTIL_MIDNIGHT = '23:59'

export const isAllDay = ({ opens, closes }: Pick<Hours, 'opens' | 'closes'>) =>
  opens === '00:00' && closes === UNTIL_MIDNIGHT

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Tells whether a text is a time as the lake keeps it, such as `07:00`. */
export const isTime = (time: string | undefined): time is string => time !== undefined && TIME.test(time)

/**
 * A time of the day as visitors read it: `07:00` → `7:00 AM`, and at either end of the day `midnight`; throws for anything but hours
 * and minutes.
 */
export function formatTime(time: string): string {
  const [, hours, minutes] = TIME.exec(time) ?? []
  if (!hours)
    throw new Error(`"${time}" is not a time: write it as 07:00 in the Studio under Business hours.`)
  if (time === '00:00' || time === UNTIL_MIDNIGHT) return 'midnight'
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}

type Hours = Omit<OpeningDay, 'day'>
type Times = { opens: string; closes: string }
type Run = { first: Weekday; last: Weekday; hours: string; times: Times | null }

function runs(days: readonly OpeningDay[]): Run[] {
  const found: Run[] = []
  for (const day of [...days].sort((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day))) {
    const hours = hoursOf(day)
    const previous = found.at(-1)
    const continues =
      previous?.hours === hours && weekdays.indexOf(day.day) === weekdays.indexOf(previous.last) + 1
    if (continues) previous.last = day.day
    else found.push({ first: day.day, last: day.day, hours, times: timesOf(day) })
  }
  return found
}

function span(first: Weekday, last: Weekday, letters?: number): string {
  const [from, to] = [first.slice(0, letters), last.slice(0, letters)]
  return from === to ? from : `${from}–${to}`
}

const briefly = (times: Times) =>
  isAllDay(times) ? ALL_DAY : `${shortTime(times.opens)}–${shortTime(times.closes)}`
const shortTime = (time: string) =>
  formatTime(time)
    .replace(':00', '')
    .replace(/ [AP]M$/, '')
