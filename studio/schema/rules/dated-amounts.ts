import { dayInWords } from '#content/hours/charlotte-clock.ts'
import { type ShownWhen, spanOf } from '#content/hours/shown-when.ts'
import { dollars } from '#content/prices/price.ts'

type Typed = { shownFrom?: string; shownUntil?: string; minimum?: number; maximum?: number }

/** What is wrong with the dates of an amount, for a form. */
export function datesFit(typed: Typed | undefined): string | true {
  if (!typed) return true
  const { shownFrom, shownUntil } = typed
  if (!shownFrom && !shownUntil) return 'Enter the day it begins, the day it ends, or both.'
  if (shownFrom && shownUntil && shownUntil < shownFrom)
    return 'The last day must not be before the first one.'
  return true
}

/** An amount with dates as a list has it: what it is, and when the website has it. */
export function datedPreview({ minimum, maximum, ...when }: Typed, now = Date.now()) {
  const amounts = [minimum, maximum].flatMap((cents) => (typeof cents === 'number' ? dollars(cents) : []))
  return { title: amounts.join(' to ') || 'Amount missing', subtitle: whenShown(when, now) }
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
