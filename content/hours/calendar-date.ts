import { calendarDay } from './business-clock.ts'

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day of the calendar as visitors read it: `2026-11-17` → `November 17, 2026`; throws for anything else. */
export function formatDate(date: string): string {
  const day = new Date(date)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(day.getTime()))
    throw new Error(`"${date}" is not a date: write it as 2026-11-17.`)
  return words.format(day)
}

/** The day that it was at a moment where the business is, such as `2026-03-04T02:00:00Z` → `March 3, 2026`; throws for no moment. */
export function dayOf(moment: string): string {
  return formatDate(calendarDay(new Date(moment)))
}
