import { DAY } from '#content/hours/charlotte-clock.ts'
import { type Weekday, weekdays } from '#content/hours/opening-hours.ts'
import { type DayValue, isDate } from './hours-values.ts'

const NOON = '12:00'
/** For a day on which the business is closed otherwise. */
const ELSE = { opens: '08:00', closes: '17:00' }

type Week = ReadonlyMap<Weekday, DayValue>
type Times = { opens: string; closes: string }

/** The hours that the week has on the weekday of a date. */
export function usualHours(week: Week, date: string | undefined): Times {
  const usual = isDate(date) ? week.get(weekdayOf(date)) : undefined
  const { opens, closes, state } = usual ?? {}
  return opens && closes && state !== 'closed' ? { opens, closes } : ELSE
}

/** From the usual opening to noon. */
export function halfDay(week: Week, date: string | undefined): Times {
  const { opens } = usualHours(week, date)
  return { opens: opens < NOON ? opens : ELSE.opens, closes: NOON }
}

/** 1970 began on a Thursday; the week begins on Monday. */
const weekdayOf = (date: string): Weekday => weekdays[(Date.parse(date) / DAY + 3) % 7] ?? 'Monday'
