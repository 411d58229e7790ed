import { calendarDay, DAY, dateOf, dayInWords } from '#content/hours/business-clock.ts'
import { type Holiday, holidaysFrom } from '#content/hours/federal-holidays.ts'
import type { Hours } from '#content/hours/open-now.ts'
import { type ExceptionLine, exceptionLines, isOver } from '#content/hours/opening-exceptions.ts'
import { type HoursLine, hoursOf, timesOf, weekdays } from '#content/hours/opening-hours.ts'
import { isShownAt } from '#content/hours/shown-when.ts'
import { withDatedAmount } from '#content/prices/dated-price.ts'
import { formatPrice } from '#content/prices/price.ts'
import { type PriceCategory, priceCategories } from '#content/prices/price-list.ts'
import type { GoogleAnswer } from './google-question.ts'

/** In days: six weeks, for which Google asks ahead. */
const AHEAD = 42

/** A line for each day of the week, Sunday first, as Google's form has them. Google knows no words in place of hours. */
export function weekLines({ days }: Pick<Hours, 'days'>): HoursLine[] {
  return [...weekdays.slice(-1), ...weekdays.slice(0, -1)].map((name) => {
    const day = days.find((one) => one.day === name)
    return { days: name, hours: day && timesOf(day) ? hoursOf(day) : 'Closed' }
  })
}

/** What differs in the next six weeks, such as `{days: 'Thanksgiving, Thursday, November 26', hours: 'Closed'}`. */
export function differingDays({ exceptions }: Pick<Hours, 'exceptions'>, now: Date): ExceptionLine[] {
  const { today, end } = weeksFrom(now)
  return exceptionLines((exceptions ?? []).filter((one) => !isOver(one, today) && one.date < end))
}

/** The federal holidays of the next six weeks of which the hours say nothing: Google asks about each. */
export function unmentionedHolidays({ exceptions }: Pick<Hours, 'exceptions'>, now: Date): string[] {
  const { today, end } = weeksFrom(now)
  const isMentioned = (day: Holiday) =>
    exceptions?.some(({ date, lastDate }) => date <= day.date && day.date <= (lastDate ?? date))
  return holidaysFrom(today)
    .filter((day) => day.date < end && !isMentioned(day))
    .map(({ name, date }) => `${name}, ${dayInWords(Date.parse(date))}`)
}

function weeksFrom(now: Date): { today: string; end: string } {
  const today = calendarDay(now)
  return { today, end: dateOf(Date.parse(today) + AHEAD * DAY) }
}

export type Job = { name: string; price: string }
export type JobGroup = { key: string; title: string; jobs: Job[] }

/** Every job with its price of this moment, by trade, in the order of the website's page of prices. */
export function jobGroups({ prices, mainServices }: GoogleAnswer, now: Date): JobGroup[] {
  const current = prices.map((price) => {
    const dated = (price.dated ?? []).filter((one) => isShownAt(one, now.getTime()))
    return withDatedAmount({ ...price, dated })
  })
  const order = { mainServices: mainServices ?? [], townServices: [] }
  const categories: PriceCategory<(typeof current)[number]>[] = priceCategories(current, order)
  const groups = categories.flatMap((category) => category.groups)
  return groups.map(({ key, title, prices: those }) => ({
    ...{ key, title },
    jobs: those.map((price) => ({ name: price.title, price: formatPrice(price) })),
  }))
}

export const textOf = ({ days, hours }: HoursLine) => `${days}: ${hours}`
