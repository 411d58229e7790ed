import { visitPath } from '../addresses/downloads.ts'
import { mailLink } from '../documents/phone.ts'
import { halfDayInWords, workingTimes } from '../hours/half-days.ts'
import type { Hours } from '../hours/open-now.ts'
import { halfDayFields, type QuoteFieldName, type TextFieldName } from './quote-form.ts'

export type FieldWords = readonly (readonly [name: string, words: string])[]

export type QuoteMessage = {
  subject: string
  /** Everything that was typed, for the clipboard. */
  whole: string
  /** What goes into a link: as much as mail programs take. */
  short: string
  isShortened: boolean
  /** Opens the visitor's mail program with the short text. */
  mail: string
}

/** Longer addresses are cut off or refused: Windows hands a program 2,048 characters. */
const LONGEST_LINK = 1900
const NOTE = '… [Shortened. Please paste the whole message here.]'

/** In these a visitor may write more than one line; anything else is one line of the message, whatever was sent as it. */
const texts: Readonly<Record<TextFieldName, true>> = { description: true, message: true, happened: true }

/** Together the first line of the message. */
const nameParts = ['fullName', 'firstName', 'lastName'] as const

type HalfDayFieldName = (typeof halfDayFields)[number][number]
/** The half-days together. */
const TIMES = 'times'

/** What the message calls each other field, in the order of its lines. The forms' own labels are questions, and long. */
const labels: Readonly<
  Record<Exclude<QuoteFieldName, (typeof nameParts)[number] | HalfDayFieldName> | typeof TIMES, string>
> = {
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  place: 'Where',
  projectType: 'Project type',
  service: 'Service',
  job: 'Service',
  plan: 'Plan',
  visit: 'Request',
  town: 'Town',
  [TIMES]: 'Times that work',
  shutOff: 'Shut off',
  happened: 'What happened',
  description: 'Description',
  message: 'Message',
}

/**
 * Words the request as mail, text message and clipboard carry it; fields left empty are left out. Of a choice it takes the
 * words that were chosen, not the value behind them. With `calendar` each half-day has a link that puts the visit into one.
 */
export function quoteMessage(email: string, fields: FieldWords, calendar?: Calendar): QuoteMessage {
  const words = new Map(
    fields.map(([name, text]) => [name, Object.hasOwn(texts, name) ? tidy(text) : oneLine(text)]),
  )
  const name = nameIn(words)
  words.set(TIMES, timesIn(words, initialsOf(name), calendar))
  const lines = [['Name', name] as const, ...Object.entries(labels).map(lineOf(words))].filter(
    ([, text]) => text,
  )
  const subject = `${words.has('happened') ? 'Emergency report' : 'New Quote Request'} from ${firstOf(name, 80)}`
  const linkOf = (body: string) => `${mailLink(email, subject)}&body=${encodeURIComponent(body)}`
  const whole = bodyOf(lines)
  const short = shortened(lines, (body) => linkOf(body).length <= LONGEST_LINK)
  return { subject, whole, short, isShortened: short !== whole, mail: linkOf(short) }
}

function nameIn(words: ReadonlyMap<string, string>): string {
  const parts = nameParts.map((part) => words.get(part))
  return parts.filter(Boolean).join(' ')
}

/** What links to entries of a calendar are made of: the hours in which visits are, and where the website is. */
export type Calendar = { hours: Hours; site: string }

/** Each half-day on a line of its own, a link at its end, such as "Tuesday, December 1, morning. Add to calendar: https://…". */
function timesIn(words: ReadonlyMap<string, string>, initials: string, calendar?: Calendar): string {
  const chosen = halfDayFields.flatMap(([dayField, halfField]) => {
    const day = words.get(dayField)
    return day ? { day, half: words.get(halfField)?.toLowerCase() ?? '' } : []
  })
  const lines = chosen.map((halfDay) => {
    const times = calendar && workingTimes(calendar.hours, halfDay)
    const path = times && visitPath({ day: halfDay.day, ...times, initials })
    return `${halfDayInWords(halfDay)}${path ? `. Add to calendar: ${new URL(path, calendar?.site)}` : ''}`
  })
  return lines.join('\r\n')
}

/** The small letters that a name begins and ends with, such as "ao" for "Ana O'Neil"; of other alphabets none. */
function initialsOf(name: string): string {
  const parts = name.normalize('NFD').split(' ')
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return ends.flatMap((part) => part?.match(/^[a-z]/i)?.[0].toLowerCase() ?? []).join('')
}

type Line = readonly [label: string, text: string]

function lineOf(words: ReadonlyMap<string, string>): (label: [string, string]) => Line {
  return ([name, label]) => [label, words.get(name) ?? '']
}

/**
 * Line breaks as mail has them (RFC 6068, section 5), no half of a character, which can't be encoded, and no signs that
 * steer a program in place of being read.
 */
function tidy(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?|[\n\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .replaceAll('\n', '\r\n')
}

/** A line break in a name or an address would begin another line of the message, or of the mail's head. */
function oneLine(text: string): string {
  return tidy(text.replace(/\s+/g, ' '))
}

/** A long text begins on a line of its own. */
function bodyOf(lines: readonly Line[]): string {
  return lines.map(([label, text]) => `${label}:${text.includes('\r\n') ? '\r\n' : ' '}${text}`).join('\r\n')
}

/** Cuts the longest text, and the next one if that was not enough, until the body fits. */
function shortened(lines: readonly Line[], fits: (body: string) => boolean): string {
  let left = [...lines]
  for (const [label] of [...lines].sort(([, one], [, other]) => other.length - one.length)) {
    if (fits(bodyOf(left))) break
    left = cut(left, label, fits)
  }
  return bodyOf(left)
}

function cut(lines: readonly Line[], label: string, fits: (body: string) => boolean): Line[] {
  const text = lines.find(([own]) => own === label)?.[1] ?? ''
  const keep = (count: number): Line[] =>
    lines.map(([own, words]) => [own, own === label ? firstOf(text, count).trimEnd() + NOTE : words])
  let enough = 0
  let tooMany = text.length
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2)
    if (fits(bodyOf(keep(middle)))) enough = middle
    else tooMany = middle
  }
  return keep(enough)
}

/** At most so many units of the text, never a part of what a reader takes for one character, such as an emoji. */
function firstOf(text: string, count: number): string {
  if (text.length <= count) return text
  return text.slice(0, characterAt(text, count))
}

/** Where the character begins that a unit belongs to. Firefox before 125 can't tell; there only surrogates stay together. */
function characterAt(text: string, place: number): number {
  if ('Segmenter' in Intl) return new Intl.Segmenter().segment(text).containing(place)?.index ?? place
  return /[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place - 1 : place
}
