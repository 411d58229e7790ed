import { readAmount } from '../documents/typed.ts'
import { cleanText } from '../text/clean-text.ts'
import type { PriceKind, PriceUnit } from './price.ts'

/** One line of a list of prices as it was pasted; amounts in US cents. */
export type PastedPrice = {
  line: string
  name: string
  kind: Exclude<PriceKind, 'custom'>
  minimum: number
  /** Of a span, such as "$95–150". */
  maximum: number | null
  /** Null where the line does not say what the amount pays for. */
  unit: PriceUnit | null
}

/** A line whose amount can't be read, as it is written there. */
type UnreadPrice = { line: string; amount: string }

/** `others` are lines that name no price. */
type PastedPrices = {
  prices: readonly PastedPrice[]
  unread: readonly UnreadPrice[]
  others: readonly string[]
}

/** Thousands parted by a blank: behind a dollar sign, and "5 000"; "Bedroom 2 145" has two numbers. */
const PARTED = String.raw`(?:(?<=\$\s?)\d{1,3}(?:\s\d{3})+|\d{1,3}(?:\s\d{3})*\s000)(?!\d)`
/** All digits of a number, also where they make no amount: of "1.000" nothing is read alone, nor of "24/7". */
const NUMBER = String.raw`(?<!\d\/?)(?:${PARTED}|(?:(?<![\p{L}\d.])\.)?\d+(?:[.,]\d+)*(?![\d.,]*\/\d))`
const AMOUNT = String.raw`\$?\s?${NUMBER}(?:\s?k(?!-?\p{L}|\d))?`
const SPAN = new RegExp(String.raw`(${AMOUNT})(?:\s*(?:[-\u2010-\u2015]|\bto\b)\s*(${AMOUNT}))?`, 'giu')
const PER = /^\s*(?:\/|per\b)/i
const EACH = /^\s*(?:an?\b|each\b|ea\b)/i
/** Behind a number that says how large or how long, not how much; a row's next cell stands two blanks away. */
const SIZE =
  /^[ -]?(?:(?:hours|hrs|days|weeks|minutes|gal(?:lon)?s?|ft|feet|foot|inch(?:es)?|lbs?)\b|(?:h(?:ou)?r|sq(?:uare)? (?:ft|feet|foot))[ -]min|[″%])/i
/** Words around an amount that say nothing about which price it is. A run of signs is looked at once, not from each of them. */
const AROUND =
  /^[\s,;:|=.\u2010-\u2015-]+|(?<![\s,;:|=.\u2010-\u2015-])[\s,;:|=.\u2010-\u2015-]+$|(?<!\s)\s+(?:from|starting at|starts at|at)\s*$/gi

const UNITS: readonly (readonly [RegExp, PriceUnit])[] = [
  [/^(?:\/|per|an?|each)?\s*(?:sq(?:uare)?\.?\s*(?:ft|foot|feet)|sf)\b\.?/i, 'squareFoot'],
  [/^(?:\/|per|an?|each)\s*h(?:ou)?rs?\b\.?/i, 'hour'],
  [/^(?:\/|per|a|each)\s*door\b/i, 'door'],
  [/^(?:\/|per|a|each)\s*visit\b/i, 'visit'],
  [/^(?:\/|per|a|each)\s*mo(?:nth)?\b\.?/i, 'month'],
  [/^(?:\/|per|a|each)\s*quarter\b/i, 'quarter'],
  [/^(?:\/|per|a|each)\s*y(?:ea)?r\b\.?/i, 'year'],
  [/^(?:(?:\/|per|a)\s*job\b|each\b|ea\b\.?|flat\b)/i, 'job'],
]
/** The amount is the lowest one. */
const LOWEST = /\bfrom\b|\bstart(?:ing|s) at\b|\band up\b|\bor more\b|\dk?\+/i
/** After an amount, and no part of a name. */
const AFTER = /^(?:\+|and up\b|or more\b)\s*/i

/** The prices in rows that were copied from a spreadsheet, or in a text with one price a line. */
export function readPrices(pasted: string): PastedPrices {
  const lines = pasted.split(/\r?\n|\r/).filter((line) => cleanText(line) !== '')
  const read = lines.map((line) => readLine(line))
  return {
    prices: read.flatMap((one) => (one && 'name' in one ? [one] : [])),
    unread: read.flatMap((one) => (one && 'amount' in one ? [one] : [])),
    others: lines.filter((_, place) => read[place] === null).map(cleanText),
  }
}

/** What stands before the amount is the name, or else what stands after it. */
function readLine(pasted: string): PastedPrice | UnreadPrice | null {
  const line = cleanText(pasted.replace(/\t+/g, '  '))
  const found = amountIn(line)
  if (!found) return null
  const { text, at, end } = found
  const { minimum, maximum } = readSpan(found)
  if (minimum === undefined || maximum === undefined) return { line, amount: text.trim() }
  if (maximum !== null && maximum <= minimum) return null
  const { unit, rest } = unitIn(line.slice(end))
  const before = nameIn(line.slice(0, at))
  const name = before || nameIn(rest)
  const kind = maximum !== null ? 'range' : LOWEST.test(line) ? 'from' : 'exact'
  return name === '' ? null : { line, name, kind, minimum, maximum, unit }
}

/** The first one with a dollar sign or "per hour", or else with "each", or else the last number: a name may have numbers too. */
function amountIn(line: string) {
  const all = [...line.matchAll(SPAN)].map((found) => {
    const [text, first = '', second] = found
    const end = found.index + text.length
    const behind = line.slice(end)
    return { text, first, second, at: found.index, end, behind, hasUnit: unitIn(behind).unit !== null }
  })
  return (
    all.find(({ text, behind, hasUnit }) => text.includes('$') || (hasUnit && PER.test(behind))) ??
    all.find(({ behind, hasUnit }) => hasUnit && EACH.test(behind)) ??
    all.findLast(({ behind }) => !SIZE.test(behind))
  )
}

/** In US cents; undefined where it can't be read. Of "2–3k" both are thousands, of "$900–1.2k" one is. */
function readSpan({ first, second }: { first: string; second: string | undefined }) {
  const minimum = readAmount(first)
  if (second === undefined) return { minimum, maximum: null }
  const maximum = readAmount(second)
  const thousands = /k$/i.test(second) ? readAmount(`${first}k`) : undefined
  const areThousands = thousands !== undefined && maximum !== undefined && thousands < maximum
  return { minimum: areThousands ? thousands : minimum, maximum }
}

function unitIn(after: string): { unit: PriceUnit | null; rest: string } {
  const text = after.trimStart().replace(AFTER, '')
  for (const [words, unit] of UNITS) {
    const [found] = words.exec(text) ?? []
    if (found) return { unit, rest: text.slice(found.length) }
  }
  return { unit: null, rest: text }
}

function nameIn(text: string): string {
  let name = text
  for (let former = ''; former !== name; ) {
    former = name
    name = name.replace(AROUND, '')
  }
  return cleanText(name.replace(/\s+/g, ' '))
}

/** Whether two names are the same but for capitals, signs and spaces. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

const plain = (name: string) => wordsOf(name).join(' ')
const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** Whether every word of the shorter name is in the longer one: they may be the same. */
export function isLikeName(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  return Boolean(short && long && short.length > 0 && short.every((word) => long.includes(word)))
}
