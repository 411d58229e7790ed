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

/** `others` are lines that name no price, or none that is understood. */
export type PastedPrices = { prices: readonly PastedPrice[]; others: readonly string[] }

const AMOUNT = String.raw`\$?\s?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?(?![\d.,]*\d)`
const SPAN = new RegExp(String.raw`(${AMOUNT})(?:\s*(?:[-\u2010-\u2015]|\bto\b)\s*(${AMOUNT}))?`, 'g')
/** Words around an amount that say nothing about which price it is. */
const AROUND =
  /^[\s,;:|=.\u2010-\u2015-]+|[\s,;:|=.\u2010-\u2015-]+$|\s+(?:from|starting at|starts at|at)\s*$/gi

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
const LOWEST = /\bfrom\b|\bstart(?:ing|s) at\b|\band up\b|\bor more\b|\d\+/i
/** After an amount, and no part of a name. */
const AFTER = /^(?:\+|and up\b|or more\b)\s*/i

/** The prices in rows that were copied from a spreadsheet, or in a text with one price a line. */
export function readPrices(pasted: string): PastedPrices {
  const lines = pasted.split(/\r?\n|\r/).filter((line) => cleanText(line) !== '')
  const read = lines.map((line) => readLine(line))
  return {
    prices: read.filter((one) => one !== null),
    others: lines.filter((_, place) => read[place] === null).map(cleanText),
  }
}

/** What stands before the amount is the name, or else what stands after it. */
function readLine(pasted: string): PastedPrice | null {
  const line = cleanText(pasted.replace(/\t+/g, '  '))
  const found = amountIn(line)
  if (!found) return null
  const { minimum, maximum, at, end } = found
  const { unit, rest } = unitIn(line.slice(end).trimStart())
  const before = nameIn(line.slice(0, at))
  const name = before || nameIn(rest)
  const kind = maximum !== null ? 'range' : LOWEST.test(line) ? 'from' : 'exact'
  return name === '' ? null : { line, name, kind, minimum, maximum, unit }
}

/** The first one with a dollar sign, or else the last number: a name may have numbers too. */
function amountIn(line: string) {
  const all = [...line.matchAll(SPAN)]
  const found = all.find(([text]) => text.includes('$')) ?? all.at(-1)
  if (!found) return null
  const [text, first = '', second] = found
  const minimum = readAmount(first)
  const maximum = second === undefined ? null : readAmount(second)
  if (minimum === undefined || maximum === undefined) return null
  if (maximum !== null && maximum <= minimum) return null
  return { minimum, maximum, at: found.index, end: found.index + text.length }
}

function unitIn(after: string): { unit: PriceUnit | null; rest: string } {
  const text = after.replace(AFTER, '')
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
