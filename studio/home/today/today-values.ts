import {
  beginOf,
  calendarDay,
  DAY,
  dateOf,
  dayInWords,
  inBusinessTime,
  weekdayOf,
} from '#content/hours/business-clock.ts'
import { formatTime } from '#content/hours/opening-hours.ts'

/** In milliseconds. */
const HOUR = 3_600_000

/** The days that are chosen with one tap, such as `{date: '2026-12-04', name: 'Friday'}`: a week from today on. */
export function daysAhead(now: Date): { date: string; name: string }[] {
  const today = Date.parse(calendarDay(now))
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = today + ahead * DAY
    return { date: dateOf(day), name: ['Today', 'Tomorrow'][ahead] ?? weekdayOf(day) }
  })
}

/** When a notice ends, as the owner says it. */
export const noticeEnds = [
  ['tonight', 'Tonight'],
  ['hours', 'In two hours'],
  ['tomorrow', 'Tomorrow night'],
  ['week', 'In a week'],
] as const

/** Until when a notice stands, as people say it: "9:30 PM today", "tonight", "Saturday, December 5". */
export function endText(end: string, now: Date): string {
  const { today, time } = inBusinessTime(new Date(Date.parse(end) - 1))
  if (dateOf(today) !== calendarDay(now)) return dayInWords(today)
  return time === '23:59' ? 'tonight' : `${formatTime(inBusinessTime(new Date(end)).time)} today`
}

/** The moment at which a notice ends, such as `2026-11-29T05:00:00.000Z`. */
export function endOfNotice(choice: string, now: Date): string {
  if (choice === 'hours') return new Date(now.getTime() + 2 * HOUR).toISOString()
  const days = choice === 'week' ? 7 : choice === 'tomorrow' ? 2 : 1
  const last = dateOf(Date.parse(calendarDay(now)) + days * DAY)
  return new Date(beginOf(last)).toISOString()
}
