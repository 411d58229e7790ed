import { dayInWords } from './business-clock.ts'
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
  /** Whether these are hours for those who have an appointment. */
  state?: 'appointment' | null
}

/** A line about days that differ, and the last of them, such as `2026-11-26`. */
export type ExceptionLine = HoursLine & { until: string }

/** The days that differ from the week, in their order, such as `{days: 'Thanksgiving, Thursday, November 26', hours: 'Closed'}`. */
export function exceptionLines(exceptions: readonly OpeningException[]): ExceptionLine[] {
  const inOrder = [...exceptions].sort((one, other) => one.date.localeCompare(other.date))
  return inOrder.map((exception) => ({
    until: exception.lastDate ?? exception.date,
    days: `${exception.name}, ${datesOf(exception)}`,
    hours: hoursOf({ ...exception, note: null }),
  }))
}

/** Such as "Thursday, November 26" or "Thursday, December 24 to Friday, January 1". */
export function datesOf({ date, lastDate }: Pick<OpeningException, 'date' | 'lastDate'>): string {
  return [date, lastDate].flatMap((day) => (day ? dayInWords(Date.parse(day)) : [])).join(' to ')
}

/** Whether its last day is over on a day, such as `2026-11-27`. */
export function isOver(
  { date, lastDate }: Pick<OpeningException, 'date' | 'lastDate'>,
  today: string,
): boolean {
  return (lastDate ?? date) < today
}
