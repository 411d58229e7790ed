import { calendarDay, formatDate } from './calendar-date.ts'
import { type HoursLine, hoursOf } from './opening-hours.ts'

/** Days of the calendar with hours of their own, or with none: a holiday, a week of vacation. */
export type OpeningException = {
  /** Such as `2026-11-26`. */
  date: string
  /** The last of several days; null when it is one. */
  lastDate: string | null
  name: string
  opens: string | null
  closes: string | null
}

/** The days that differ from the week, in their order, such as `{days: 'Thanksgiving, November 26, 2026', hours: 'Closed'}`. */
export function exceptionLines(exceptions: readonly OpeningException[]): HoursLine[] {
  return [...exceptions]
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, lastDate, name, opens, closes }) => {
      const dates = [date, lastDate].flatMap((day) => (day ? formatDate(day) : [])).join(' to ')
      return { days: `${name}, ${dates}`, hours: hoursOf({ opens, closes, note: null }) }
    })
}

/** Whether the day, or the last of several, is over at a moment, by the calendar of Charlotte. */
export function isOver({ date, lastDate }: Pick<OpeningException, 'date' | 'lastDate'>, now: Date): boolean {
  return (lastDate ?? date) < calendarDay(now)
}
