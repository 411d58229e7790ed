import { dayInWords } from '#content/hours/charlotte-clock.ts'
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

/** An amount with dates as a list has it: what it is, and when the website has it. */
export function datedPreview({ minimum, maximum, ...when }: Typed, now = Date.now()) {
  const amounts = [minimum, maximum].flatMap((cents) => (typeof cents === 'number' ? dollars(cents) : []))
  return { title: amounts.join(' to ') || 'Amount missing', subtitle: whenShown(when, now) }
}

/** The words below the name of something in a list, with when the website has it where that depends on days. */
export function withDays(words: string | undefined, when: ShownWhen, now = Date.now()): string | undefined {
  return isDated(when) ? [whenShown(when, now), words].filter(Boolean).join(' · ') : words
}

/** Such as "On the website from Tuesday, December 1". */
function whenShown(when: ShownWhen, now: number): string {
  const { begins, ends } = spanOf(when)
  const [first, last] = [when.shownFrom, when.shownUntil].map((day) => dayText(day))
  if (ends <= now) return `Over since ${last}`
  if (now < begins) return [`On the website from ${first}`, last && `until ${last}`].filter(Boolean).join(' ')
  return ['On the website now', last && `until ${last}`].filter(Boolean).join(', ')
}

function dayText(day: string | null | undefined): string | undefined {
  const date = Date.parse(day ?? '')
  return Number.isNaN(date) ? undefined : dayInWords(date)
}
