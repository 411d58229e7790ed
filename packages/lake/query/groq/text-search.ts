import { isObject, type JsonObject } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import { nodeIn } from './node-in.ts'

/** Stands in a tree for all that is written in the document. No field of a document has this name. */
const WORDS = '\u0000words'

/**
 * Makes two things that groq-js does not know into what it knows: `match text::query($words)` becomes `match $words`, with all
 * of the words, and `@ match`, alone or in a list, asks for everything written in the document.
 */
export function withTextSearch(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withTextSearch)
  if (!isObject(node) || node.type === 'Value') return node
  const changed: JsonObject = {}
  for (const key in node) changed[key] = withTextSearch(node[key])
  if (node.type !== 'OpCall' || node.op !== 'match') return changed
  const left = wordsInPlaceOfThis(changed.left)
  const words = wordsOfTextQuery(changed.right)
  if (words === undefined) return { ...changed, left }
  const match = { ...changed, left, right: words }
  // Where a score is computed, groq-js counts each word by itself. In a group it asks whether all of them are there.
  return { type: 'And', left: match, right: { type: 'Group', base: match } }
}

function wordsInPlaceOfThis(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(wordsInPlaceOfThis)
  if (!isObject(node)) return node
  if (node.type === 'This') return { type: 'AccessAttribute', name: WORDS }
  if (node.type === 'Array') return { ...node, elements: wordsInPlaceOfThis(node.elements) }
  return node.type === 'ArrayElement' ? { ...node, value: wordsInPlaceOfThis(node.value) } : node
}

function wordsOfTextQuery(node: unknown): unknown {
  if (!isObject(node) || node.type !== 'FuncCall' || node.namespace !== 'text') return undefined
  return node.name === 'query' && Array.isArray(node.args) ? node.args[0] : undefined
}

/** Tells whether a tree asks for all that is written in a document. */
export function searchesText(node: unknown): boolean {
  return nodeIn(node, ({ type, name }) => type === 'AccessAttribute' && name === WORDS) !== undefined
}

/** A copy of the document with its words, for a tree that asks for them. They are no part of what a query returns. */
export function withWords(document: LakeDocument): LakeDocument {
  return Object.defineProperty({ ...document }, WORDS, { value: wordsOf(document) })
}

/** The same for what reads them and returns nothing: as an ordinary field, which is made faster. */
export function alongsideWords(document: LakeDocument): LakeDocument {
  return { ...document, [WORDS]: wordsOf(document) }
}

function wordsOf(document: LakeDocument): string {
  const words: string[] = []
  gather(document, '_type', words)
  return words.join(' ')
}

/** What begins with an underscore is not written by people; the type of the document can be asked for. */
function gather(value: unknown, key: string, words: string[]): void {
  if (typeof value === 'string') {
    if (!key.startsWith('_') || key === '_type') words.push(value)
  } else if (Array.isArray(value)) for (const item of value) gather(item, '_type', words)
  else if (isObject(value)) for (const name in value) gather(value[name], name, words)
}
