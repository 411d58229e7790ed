import { DAY, dateOf } from './business-clock.ts'

export type Holiday = { name: string; date: string }

/** A day of each year: on a date, or on the first, second… weekday of a month (0 is Sunday), the last one being -1. */
type Rule = { name: string; month: number } & ({ day: number } | { weekday: number; week: number })

/** As 5 U.S.C. 6103 has them, by the names on the door. */
const rules: readonly Rule[] = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Martin Luther King Jr. Day', month: 1, weekday: 1, week: 3 },
  { name: 'Presidents’ Day', month: 2, weekday: 1, week: 3 },
  { name: 'Memorial Day', month: 5, weekday: 1, week: -1 },
  { name: 'Juneteenth', month: 6, day: 19 },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, week: 1 },
  { name: 'Columbus Day', month: 10, weekday: 1, week: 2 },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: 'Thanksgiving', month: 11, weekday: 4, week: 4 },
  { name: 'Christmas Day', month: 12, day: 25 },
]

const SUNDAY = 0
const SATURDAY = 6

/**
 * The federal holidays of the twelve months from a day on, such as `2026-11-22`, in their order. One that falls on a weekend is
 * followed or preceded by the weekday on which it is observed.
 */
export function holidaysFrom(today: string): Holiday[] {
  const year = Number(today.slice(0, 4))
  const end = `${year + 1}${today.slice(4)}`
  return [year, year + 1, year + 2]
    .flatMap((candidate) => rules.flatMap((rule) => withObserved(rule.name, dayOf(rule, candidate))))
    .filter(({ date }) => today <= date && date < end)
    .sort((one, other) => one.date.localeCompare(other.date))
}

function dayOf(rule: Rule, year: number): number {
  const first = Date.UTC(year, rule.month - 1, 1)
  if ('day' in rule) return first + (rule.day - 1) * DAY
  if (rule.week < 0) {
    const last = Date.UTC(year, rule.month, 0)
    return last - ((weekdayOf(last) - rule.weekday + 7) % 7) * DAY
  }
  return first + (((rule.weekday - weekdayOf(first) + 7) % 7) + (rule.week - 1) * 7) * DAY
}

function withObserved(name: string, day: number): Holiday[] {
  const weekday = weekdayOf(day)
  const away = weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0
  const observed = { name: `${name} (observed)`, date: dateOf(day + away * DAY) }
  return [{ name, date: dateOf(day) }, ...(away === 0 ? [] : [observed])]
}

const weekdayOf = (day: number) => new Date(day).getUTCDay()
