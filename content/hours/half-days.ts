import { DAY, dateOf, dayInWords, inBusinessTime, isDay } from './business-clock.ts'
import { dayAt, type Hours } from './open-now.ts'

/** The halves of a working day, which noon parts. */
export const halves = { morning: 'Morning', afternoon: 'Afternoon' } as const

/** A day such as `2026-12-01`, and the half of it; without one it is any time of the day. */
type HalfDay = { day: string; half: string }

/** From when to when, in 24-hour form, where the business is. */
export type Span = { from: string; to: string }

const NOON = '12:00'
/** How many days ahead somebody may choose. */
const AHEAD = 366

export const NO_DAY = 'please pick a day from the calendar.'

/** When the business works on a half-day; `undefined` when it doesn't, or for what is no day. */
export function workingTimes(hours: Hours, { day, half }: HalfDay): Span | undefined {
  if (!isDay(day)) return undefined
  const { opens, closes } = dayAt(hours, Date.parse(day))
  if (!opens || !closes) return undefined
  const from = half === 'afternoon' && opens < NOON ? NOON : opens
  const to = half === 'morning' && closes > NOON ? NOON : closes
  return from < to ? { from, to } : undefined
}

/** A half-day as people say it: "Tuesday, December 1, morning", or "Tuesday, December 1, any time"; what is no day as it was typed. */
export function halfDayInWords({ day, half }: HalfDay): string {
  return `${isDay(day) ? dayInWords(Date.parse(day)) : day}, ${half || 'any time'}`
}

/** What is wrong with a chosen half-day at a moment, in words that follow a field's name; `undefined` when nothing is, or nothing is chosen. */
export function halfDayProblem(chosen: HalfDay, hours: Hours, now: Date): string | undefined {
  const { day, half } = chosen
  if (!day) return half ? 'please pick the day, too.' : undefined
  if (!isDay(day)) return NO_DAY
  const { today, time } = inBusinessTime(now)
  if (Date.parse(day) > today + AHEAD * DAY) return 'that’s over a year away. Please pick an earlier day.'
  const times = workingTimes(hours, chosen)
  if (day < dateOf(today) || (times && day === dateOf(today) && times.to <= time))
    return 'that’s in the past. Please pick a later day.'
  if (times) return undefined
  const isClosed = workingTimes(hours, { day, half: '' }) === undefined
  const words = dayInWords(Date.parse(day))
  return isClosed
    ? `we’re closed on ${words}. Please pick another day.`
    : `we don’t work on ${words}, in the ${half}. Please pick another time.`
}
