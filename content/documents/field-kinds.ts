import { z } from 'zod'
import { isTime } from '../hours/opening-hours.ts'
import { readZipCode } from '../places/service-area.ts'
import { cleanCode, cleanText } from '../text/clean-text.ts'
import { readColor, readPhone } from './typed.ts'

// One definition of each kind of field. Pages read with it what is stored, and the form refuses what it can't read, in its words.

/** Text that must not be empty. */
export const requiredText = z.string().overwrite(cleanText).min(1, 'must not be empty')

/** A field that pages do without: an empty text, blanks and an empty list are read as nothing. */
export const optional = <Kind extends z.ZodType>(kind: Kind) =>
  z.preprocess((value) => (isNothing(value) ? null : value), kind.nullable())

export const optionalText = optional(requiredText)

/** Lines of text, at least so many and at most so many; empty ones don't count. */
export const texts = (least: number, words: string, most = Number.POSITIVE_INFINITY) =>
  z.preprocess(withoutNothing, z.array(requiredText, words).min(least, words).max(most, words))

export const optionalTexts = optional(
  z.preprocess(withoutNothing, z.array(requiredText, 'Leave an empty line out, or fill it in.')),
)

export const phone = understood(
  readPhone,
  'Enter the ten digits alone, such as 704 555 0100: no extension, no words.',
)

export const email = understood(
  (text) => matching(z.regexes.email, text.replace(/^mailto:/i, '')),
  'Enter a full email address, such as quotes@example.com.',
)

export const zipCode = understood(readZipCode, 'Enter the five digits of the zip code.')

const ZIP_CODES = 'Add at least one zip code.'

/** Zip codes, at least so many. */
export const zipCodes = (least: number) =>
  z.preprocess(withoutNothing, z.array(zipCode, ZIP_CODES).min(least, ZIP_CODES))

/** The two letters of a state. */
export const state = understood(
  (text) => matching(/^[A-Z]{2}$/, text.toUpperCase()),
  'Enter the state’s two letters, such as NC.',
)

/** A color such as `#1558ad`. */
export const color = understood(readColor, 'Pick a color, or type its code, such as #1558ad.')

/** The address of a page of another site. */
export const webAddress = understood(
  (text) => (/^https:\/\/[^\s/]/i.test(text) && URL.canParse(text) ? text : undefined),
  'Paste the full address, starting with https://.',
)

/** A day such as `2026-11-27`. */
export const day = understood(
  (text) => (z.iso.date().safeParse(text).success ? text : undefined),
  'Choose a day of the calendar.',
)

/** A time such as `07:00`. */
export const time = understood(
  (text) => (isTime(text) ? text : undefined),
  'Enter a time such as 7:00 AM or 6:00 PM.',
)

const PLACE = 'Enter the two numbers from a map, such as 35.1168, -80.7237.'

/** A point on the map, in degrees. */
export const place = z.object({
  lat: z.number(PLACE).min(-90, PLACE).max(90, PLACE),
  lng: z.number(PLACE).min(-180, PLACE).max(180, PLACE),
})

/** A whole number; `words` say which. */
export const wholeNumber = (least: number, words: string, most = Number.MAX_SAFE_INTEGER) =>
  z.int(words).min(least, words).max(most, words)

export const positiveNumber = (words: string) => z.number(words).positive(words)

/** A position in a picture, in per cent of its size. */
export const share = (words = 'must be a number from 0 to 100') =>
  z.number(words).min(0, words).max(100, words)

/** A text without words that `read` understands; `words` say what to write when it doesn't. */
function understood<Value>(read: (text: string) => Value | undefined, words: string) {
  return z.string(words).transform((text, context) => {
    const value = read(cleanCode(text))
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: words, input: text })
    return z.NEVER
  })
}

const matching = (pattern: RegExp, text: string) => (pattern.test(text) ? text : undefined)

function withoutNothing(list: unknown): unknown {
  return Array.isArray(list) ? list.filter((item) => !isNothing(item)) : list
}

function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return cleanText(value) === ''
  return value === undefined || value === null || (Array.isArray(value) && value.every(isNothing))
}
