import { beginOf, DAY } from './business-clock.ts'

/**
 * When the website shows something: from a day on, until a day, both whole days there, such as `2026-12-01`, or moments,
 * such as `2026-11-28T17:00:00Z`. What has neither is always shown.
 */
export type ShownWhen = { shownFrom?: string | null; shownUntil?: string | null }

/** Of a notice on every page, in characters: so many fit into the bar above the pages of a phone. */
export const LONGEST_NOTICE = 70

/** From when, inclusive, until when, exclusive; in milliseconds since 1970. A date that can't be read sets no limit. */
export function spanOf({ shownFrom, shownUntil }: ShownWhen): { begins: number; ends: number } {
  const begins = shownFrom ? startOf(shownFrom) : Number.NaN
  const ends = shownUntil ? endOf(shownUntil) : Number.NaN
  return {
    begins: Number.isNaN(begins) ? Number.NEGATIVE_INFINITY : begins,
    ends: Number.isNaN(ends) ? Number.POSITIVE_INFINITY : ends,
  }
}

/** Whether it is shown at a moment, in milliseconds since 1970. */
export function isShownAt(when: ShownWhen, now: number): boolean {
  const { begins, ends } = spanOf(when)
  return begins <= now && now < ends
}

/** The next moment after another one at which one of them begins or ends to be shown; `undefined` when none ever does. */
export function nextMomentOf(all: readonly ShownWhen[], now: number): number | undefined {
  const moments = all.flatMap((when) => Object.values(spanOf(when)))
  const next = Math.min(...moments.filter((moment) => moment > now))
  return Number.isFinite(next) ? next : undefined
}

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/

function startOf(from: string): number {
  return WHOLE_DAY.test(from) ? beginOf(from) : Date.parse(from)
}

function endOf(until: string): number {
  const day = Date.parse(until)
  if (!WHOLE_DAY.test(until) || Number.isNaN(day)) return day
  // Not 24 hours later: a day on which the clocks change has another length.
  return beginOf(new Date(day + DAY).toISOString().slice(0, 10))
}
