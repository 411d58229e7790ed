import { evaluateSync, toJS } from 'groq-js'
import { isObject } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import { expressionOf } from '../groq/expressions.ts'
import { alongsideWords, searchesText } from '../groq/text-search.ts'
import { byId, type Compare, type Index, type Key } from './keyed-lists.ts'

/** The fields that lead from a document to a value: `['slug', 'current']`. */
export type Path = readonly string[]

export type Order = { path: Path; isDescending: boolean }

/** All documents under one key. */
export const ALL: Index = { name: 'all', keysOf: () => [true], compare: byId }

/** By each `_ref` in them, at any depth. */
export const REFERENCES: Index = { name: 'references', keysOf: referencedIn, compare: byId }

/** Those that bring a score of their own, under one key. */
export const SCORED: Index = {
  name: 'scored',
  keysOf: ({ _score }) => (typeof _score === 'number' ? [true] : []),
  compare: byId,
}

/** What groq-js's `match` takes for the end of a word; `*` is part of a pattern's. */
const SEPARATORS = String.raw`!@#$%^&(),\\/?";:{}|[\]+<>\s-`
const WORDS = new RegExp(`[^${SEPARATORS}*]+`, 'g')
const TERMS = new RegExp(`[^${SEPARATORS}]+`, 'g')
/** Dots at the edge of a word are no part of it. */
const DOTS = /\b\.+|\.+\b/g
const LONGEST_TERM = 1_024
const ASCII = /^[\0-\x7f]*$/

/** By the text, number or boolean in a field. */
export function fieldIndex(path: Path): Index {
  const keysOf = (document: LakeDocument) => [valueAt(document, path)].filter(isKey)
  return { name: `field ${JSON.stringify(path)}`, keysOf, compare: byId }
}

/** By the items of the list that an expression finds in them. */
export function itemIndex(expression: unknown): Index {
  const keysOf = (document: LakeDocument) => {
    const list = resultOf(expression, document)
    return new Set(Array.isArray(list) ? list.filter(isKey) : [])
  }
  return { name: `items ${JSON.stringify(expression)}`, keysOf, compare: byId }
}

/** By the words of the texts that an expression finds in them. */
export function wordIndex(expression: unknown): Index {
  const root = searchesText(expression) ? alongsideWords : (document: LakeDocument) => document
  const keysOf = (document: LakeDocument) => wordsIn(resultOf(expression, root(document)))
  return { name: `words ${JSON.stringify(expression)}`, keysOf, compare: byId }
}

/** By their type, in an order. */
export function orderIndex(orders: readonly Order[]): Index {
  const compare: Compare = (left, right) => {
    for (const { path, isDescending } of orders) {
      const order = compareValues(valueAt(left, path), valueAt(right, path))
      if (order !== 0) return isDescending ? -order : order
    }
    return byId(left, right)
  }
  return { name: `order ${JSON.stringify(orders)}`, keysOf: ({ _type }) => [_type], compare }
}

export function isKey(value: unknown): value is Key {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function valueAt(document: LakeDocument, path: Path): unknown {
  let value: unknown = document
  for (const name of path) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return value
}

function resultOf(expression: unknown, root: LakeDocument): unknown {
  try {
    return toJS(evaluateSync(expressionOf(expression), { root }))
  } catch {
    // A document that groq-js fails at, such as one with a field named "hasOwnProperty", has no result.
    return undefined
  }
}

function referencedIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('_ref' in value && typeof value._ref === 'string') found.add(value._ref)
  for (const inside of Object.values(value)) referencedIn(inside, found)
  return found
}

/** GROQ's total order: numbers, texts, booleans, and all else as if equal. */
function compareValues(left: unknown, right: unknown): number {
  const rank = rankOf(left) - rankOf(right)
  if (rank !== 0) return rank
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0
  return isKey(left) && isKey(right) ? Number(left) - Number(right) : 0
}

function rankOf(value: unknown): number {
  const rank = ['number', 'string', 'boolean'].indexOf(typeof value)
  return rank === -1 ? 3 : rank
}

/** A term of a pattern such as `gar* door`: the word that it is, or a test for those that it stands for. */
export type Term = { word: string } | { matches(word: string): boolean }

/** The words of a text or of a list of texts, each once. Case matters in words with letters beyond ASCII alone. */
function wordsIn(value: unknown): Set<string> {
  const words = new Set<string>()
  for (const text of textsIn(value)) {
    const isAscii = ASCII.test(text)
    for (const word of matchesIn(isAscii ? text.toLowerCase() : text, WORDS))
      words.add(isAscii ? word : folded(word))
  }
  return words
}

/** The terms of a pattern: as groq-js matches them, with the words that `wordsIn` finds. */
export function termsOf(pattern: unknown): Term[] {
  return textsIn(pattern)
    .flatMap((text) => matchesIn(text, TERMS))
    .map((text) => {
      const term = text.slice(0, LONGEST_TERM)
      // In a regular expression, a dot stands for any character. Letters beyond ASCII are no other case of one within it.
      if (!/[.*]/.test(term) && ASCII.test(term)) return { word: folded(term) }
      const expression = new RegExp(`^${term.replaceAll('*', '.*')}$`, 'i')
      return { matches: (word) => expression.test(word) }
    })
}

function textsIn(value: unknown): string[] {
  return [value].flat().filter((item) => typeof item === 'string')
}

function matchesIn(text: string, expression: RegExp): string[] {
  return (text.includes('.') ? text.replaceAll(DOTS, '') : text).match(expression) ?? []
}

function folded(word: string): string {
  return ASCII.test(word) ? word.toLowerCase() : word
}
