import { monthAndDay } from '#content/hours/business-clock.ts'
import { type ShownWhen, spanOf } from '#content/hours/shown-when.ts'
import { dollars } from '#content/prices/price.ts'

type Typed = ShownWhen & { minimum?: number | null; maximum?: number | null }

/** What is wrong with the dates of an amount, for a form. */
export function datesFit(typed: Typed | undefined): string | true {
  if (!typed) return true
  if (!isDated(typed)) return 'Enter the day it begins, the day it ends, or both.'
  return lastNotBeforeFirst(typed)
}

const isDated = ({ shownFrom, shownUntil }: ShownWhen) => Boolean(shownFrom || shownUntil)

export function lastNotBeforeFirst({ shownFrom, shownUntil }: ShownWhen): string | true {
  const isBefore = shownFrom && shownUntil && shownUntil < shownFrom
  return isBefore ? 'The last day must not be before the first one.' : true
}

/** An amount with dates as a list has it: what it is, and when the website has it. Phones have room for few words. */
export function datedPreview(typed: Typed, now = Date.now()) {
  return { title: amountsText(typed) || 'Amount missing', subtitle: capital(whenShown(typed, now)) }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export function amountsText({ minimum, maximum }: Typed): string {
  return [minimum, maximum].flatMap((cents) => (typeof cents === 'number' ? dollars(cents) : [])).join(' to ')
}

/** The words below the name of something in a list, with when the website has it where that depends on days. */
export function withDays(words: string | undefined, when: ShownWhen, now = Date.now()): string | undefined {
  if (!isDated(when)) return words
  const { ends } = spanOf(when)
  const shown = ends <= now ? capital(whenShown(when, now)) : `On the website ${whenShown(when, now)}`
  return [shown, words].filter(Boolean).join(' · ')
}

/** Such as "from December 1", "from December 1 until December 15" and, once it began, "until December 15". */
export function whenShown(when: ShownWhen, now: number): string {
  const { begins, ends } = spanOf(when)
  const [first, last] = [when.shownFrom, when.shownUntil].map((day) => dayText(day))
  if (ends <= now) return `ended ${last}`
  if (now < begins) return [`from ${first}`, last && `until ${last}`].filter(Boolean).join(' ')
  return last ? `until ${last}` : `since ${first}`
}

function dayText(day: string | null | undefined): string | undefined {
  const date = Date.parse(day ?? '')
  return Number.isNaN(date) ? undefined : monthAndDay(date)
}
