import { weekdayOf } from '#content/hours/business-clock.ts'
import { dayAt, type Hours } from '#content/hours/open-now.ts'
import { stateOf, timesOf } from '#content/hours/opening-hours.ts'
import { type DayOffValue, hoursOn } from '../../hours/hours-values.ts'

/** What a day can be at a tap. */
export const dayChoices = [
  ['closed', 'Closed'],
  ['half', 'Half day'],
  ['appointment', 'By appointment'],
  ['usual', 'Usual hours'],
] as const
export type DayChoice = (typeof dayChoices)[number][0]

/** What visitors read as the reason. */
const REASONS = {
  closed: 'Day off',
  half: 'Half day',
  appointment: 'Special day',
  usual: 'Usual hours',
} as const

/** What differs on one day alone, such as `2026-12-04`. */
export type OwnDay = Omit<DayOffValue, 'key'>

/**
 * What a day needs of its own so that the website says of it what was chosen; undefined when it says so without. A day of its own
 * takes precedence over a vacation that it lies in: there, usual hours are hours of its own, and closed is what the vacation is.
 */
export function ownDay(hours: Hours, date: string, choice: DayChoice): OwnDay | undefined {
  const own = { date, name: REASONS[choice], ...hoursOf(hours, date, choice) }
  const vacations = (hours.exceptions ?? []).filter(({ lastDate }) => lastDate)
  const without = dayAt({ ...hours, exceptions: vacations }, Date.parse(date))
  if (without.name === null) return choice === 'usual' ? undefined : own
  const { opens = null, closes = null } = own
  const isSo =
    without.opens === opens && without.closes === closes && (without.note !== null) === Boolean(own.state)
  return isSo ? undefined : own
}

function hoursOf({ days }: Hours, date: string, choice: DayChoice): Partial<OwnDay> {
  if (choice !== 'usual') return hoursOn(choice, new Map(days.map((day) => [day.day, day])), date)
  const usual = days.find(({ day }) => day === weekdayOf(Date.parse(date)))
  return usual ? { ...timesOf(usual), ...(stateOf(usual) === 'appointment' && { state: 'appointment' }) } : {}
}

/** What a tap on a day can change it to; not to what it is anyway. */
export function choicesOf(hours: Hours, date: string): (typeof dayChoices)[number][] {
  const hasOwn = (hours.exceptions ?? []).some((one) => one.date === date && !one.lastDate)
  return dayChoices.filter(([choice]) => hasOwn || ownDay(hours, date, choice))
}
