/** Both are made when first used: a phone takes dozens of milliseconds to load the names and time zones of the world. */
let clock: Intl.DateTimeFormat | undefined
let dayNames: Intl.DateTimeFormat | undefined

/** In milliseconds; days of the calendar are counted in UTC, where each has as many hours. */
export const DAY = 86_400_000

/** Wall clock and calendar in Charlotte, wherever the reader is: the day as its midnight in UTC, the time as `07:00`. */
export function inCharlotte(now: Date): { today: number; time: string } {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    today: Date.UTC(Number(part.year), Number(part.month) - 1, Number(part.day)),
    time: `${part.hour}:${part.minute}`,
  }
}

/** A day as people say it, such as "Friday, November 27"; throws for what is no moment. */
export function dayInWords(day: number): string {
  dayNames ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  return dayNames.format(day)
}

/** A day as the lake keeps it, such as `2026-11-27`. */
export const dateOf = (day: number) => new Date(day).toISOString().slice(0, 10)
