import { z } from 'zod'
import type { Hours } from '#content/hours/open-now.ts'
import { exceptionLines } from '#content/hours/opening-exceptions.ts'
import { textOf, weekLines } from './google-facts.ts'

/** The hours that the owner saw last on the screen for Google, or put off, on this device. */
const KEPT_AS = 'hours-for-google'

const kept = z.object({ week: z.string(), days: z.array(z.object({ until: z.string(), line: z.string() })) })

/** What Google is told of hours: the week, and each day that differs, until when. */
function toldOf(hours: Hours): z.infer<typeof kept> {
  const days = exceptionLines(hours.exceptions ?? [])
  return {
    week: weekLines(hours).map(textOf).join('\n'),
    days: days.map((day) => ({ until: day.until, line: textOf(day) })),
  }
}

export function keepSeenHours(hours: Hours): void {
  localStorage.setItem(KEPT_AS, seenText(hours))
}

/** Whether the hours changed since; at first they are taken as seen. */
export function areHoursNew(hours: Hours, today: string): boolean {
  const seen = localStorage.getItem(KEPT_AS)
  if (seen !== null) return isDifferent(seen, hours, today)
  keepSeenHours(hours)
  return false
}

/** Hours as they are kept on the device. */
export const seenText = (hours: Hours): string => JSON.stringify(toldOf(hours))

/** Whether hours differ from kept ones on a day, such as `2026-11-27`. A day that goes by, or is taken out then, changes nothing. */
export function isDifferent(seen: string, hours: Hours, today: string): boolean {
  const toldOn = ({ week, days }: z.infer<typeof kept>) =>
    [week, ...days.filter(({ until }) => until >= today).map(({ line }) => line)].join('\n')
  const before = keptIn(seen)
  return before === undefined || toldOn(before) !== toldOn(toldOf(hours))
}

/** Undefined for what another version kept, or a hand. */
function keptIn(text: string): z.infer<typeof kept> | undefined {
  try {
    return kept.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
