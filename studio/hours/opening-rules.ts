import { readOtherHours } from '#content/documents/typed.ts'
import { type DayState, isTime } from '#content/hours/opening-hours.ts'

type Times = { opens?: string; closes?: string }

/** What is wrong with the hours of a day of the week, in words; undefined when nothing is. */
export function dayProblem({ state, ...times }: Times & { state?: DayState }): string | undefined {
  if (state === 'closed') return undefined
  if (state === 'open' && !times.opens && !times.closes)
    return 'Enter when you open and close, or choose "Closed".'
  return timesProblem(times)
}

/** What is wrong with a pair of times, in words. */
export function timesProblem({ opens, closes }: Times): string | undefined {
  const help = otherHoursHelp(opens ?? '') ?? otherHoursHelp(closes ?? '')
  if (help) return help
  if (Boolean(opens) !== Boolean(closes)) return 'Enter both times, or neither.'
  if (opens === undefined || closes === undefined) return undefined
  if (!isTime(opens) || !isTime(closes)) return 'Enter times such as 8am and 5:30 PM.'
  return opens >= closes ? 'The closing time must be after the opening time, and by midnight.' : undefined
}

const INSTEAD = {
  overnight:
    'A day’s hours end by midnight. Enter a span such as 9pm to midnight: the hours after that are the next day’s.',
  split: 'A day has one span of hours, without a break. Enter when you first open and when you last close.',
  closed: 'To be closed, choose "Closed" in the list. A time isn’t needed then.',
  appointment: 'Choose "By appointment" in the list, and enter times here or leave them empty.',
}

/** What to do about hours that a day can't have, or that are chosen and not typed; undefined for what is neither. */
export function otherHoursHelp(typed: string): string | undefined {
  const meant = readOtherHours(typed)
  return meant && INSTEAD[meant]
}

/** Whether the fields of the times say themselves what is wrong: one of them is none. */
export const isTold = ({ opens, closes }: Times): boolean =>
  [opens, closes].some((time) => time !== undefined && !isTime(time))

type Dates = { date?: string; lastDate?: string }

/**
 * What is wrong with the dates of days that differ, in words; `earlier` are those above them in the list. A single day may lie
 * within a vacation, and be its first: the website shows the day. Of two days, or two vacations that begin together, it shows one.
 */
export function datesProblem({ date, lastDate }: Dates, earlier: readonly Dates[]): string | undefined {
  if (!date) return 'Choose the date.'
  if (lastDate && lastDate <= date)
    return 'The last day must be after the first. If it’s just one day, leave "Last day" empty.'
  if (earlier.some((day) => day.date === date && Boolean(day.lastDate) === Boolean(lastDate)))
    return 'You have this day already. Change that one, or remove this one.'
  return undefined
}
