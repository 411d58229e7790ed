import { isObject, type JsonObject } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import type { ReadPart } from '../../documents/sync-tags.ts'
import {
  ALL,
  fieldIndex,
  isKey,
  itemIndex,
  REFERENCES,
  SCORED,
  type Term,
  termsOf,
  wordIndex,
} from '../indexes/document-indexes.ts'
import type { Documents } from '../indexes/indexed-documents.ts'
import { byId, type Index } from '../indexes/keyed-lists.ts'
import { constantsOf, isLocal, isOfOuter, pathOf } from './expressions.ts'

/**
 * Reads from indexes every document that a filter can match, and perhaps more, sorted by id. `outer` are the values of the
 * expressions about the documents around a subquery, such as `^._id`.
 */
type Find = (documents: Documents, outer: readonly unknown[]) => readonly LakeDocument[]

/** How to find what a filter can match, and what is known of that. */
export type Selection = {
  find: Find
  /** The parts of the dataset that it follows from, but for what is found by its id, which is noted as it is found. */
  parts: readonly ReadPart[]
  /** The type that all of it has. */
  type?: string | undefined
  /** Whether the filter matches all that is found. */
  isExact?: boolean
}

type Keys = (outer: readonly unknown[]) => readonly unknown[]

const everything: Find = (documents) => documents.by(ALL).get(true)

/** One that may follow from any document. */
function ofAll(find: Find): Selection {
  return { find, parts: ['all'] }
}

/**
 * The selection for a filter; undefined when no index helps. The filter itself is still evaluated on what it finds. Adds to
 * `outer` the expressions whose values the selection needs.
 */
export function selectionOf(filter: unknown, outer: unknown[]): Selection | undefined {
  if (!isObject(filter)) return undefined
  const each = (node: unknown) => selectionOf(node, outer)
  if (filter.type === 'Group') return each(filter.base)
  if (filter.type === 'And') {
    const found = narrower(each(filter.left), each(filter.right))
    return found && { ...found, isExact: false }
  }
  if (filter.type === 'Or') return union(each(filter.left), each(filter.right))
  return comparison(filter, outer)
}

/** The same for documents whose `score(…)` is above 0: here one word of a `match` is enough, unless it stands in brackets. */
export function scoredSelection(scores: readonly unknown[], outer: unknown[]): Selection | undefined {
  const scored = ofAll((documents) => documents.by(SCORED).get(true))
  return scores.map((score) => scoreSelection(score, outer)).reduce(union, scored)
}

function scoreSelection(score: unknown, outer: unknown[]): Selection | undefined {
  if (!isObject(score)) return undefined
  const each = (node: unknown) => scoreSelection(node, outer)
  if (score.type === 'And') return narrower(each(score.left), each(score.right))
  if (score.type === 'Or') return union(each(score.left), each(score.right))
  if (score.type === 'FuncCall' && score.name === 'boost' && Array.isArray(score.args))
    return each(score.args[0])
  return score.op === 'match' ? matching(score, 'some') : selectionOf(score, outer)
}

function comparison(node: JsonObject, outer: unknown[]): Selection | undefined {
  const { left, right } = node
  if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'references')
    return Array.isArray(node.args) ? referring(node.args, outer) : undefined
  if (node.type !== 'OpCall') return undefined
  if (node.op === 'match') return matching(node, 'every')
  if (node.op === '==') return equal(left, right, outer) ?? equal(right, left, outer)
  return node.op === 'in' ? (equal(left, right, outer) ?? containing(right, left, outer)) : undefined
}

function equal(field: unknown, value: unknown, outer: unknown[]): Selection | undefined {
  const path = pathOf(field)
  const keys = path && keysOf(value, outer)
  if (!path || !keys) return undefined
  const constants = constantsOf(value)
  const texts = constants?.filter((constant) => typeof constant === 'string') ?? []
  const isOfTexts = texts.length === constants?.length
  const find = under(fieldIndex(path), keys)
  switch (path.join('.')) {
    case '_id':
      return {
        find: (documents, values) => withIds(documents, keys(values)),
        parts: isOfTexts || !constants ? [] : ['all'],
      }
    case 'slug.current':
      return isOfTexts ? { find, parts: texts.map((text) => `slug ${text}` as const) } : ofAll(find)
    case '_type':
      return isOfTexts ? ofTypes(find, texts) : ofAll(find)
    default:
      return ofAll(find)
  }
}

function ofTypes(find: Find, types: readonly string[]): Selection {
  const [type, ...others] = types
  const parts = types.map((name) => `type ${name}` as const)
  return type !== undefined && others.length === 0 ? { find, parts, type, isExact: true } : { find, parts }
}

function withIds(documents: Documents, ids: readonly unknown[]): LakeDocument[] {
  const found = [...new Set(ids)].flatMap((id) =>
    typeof id === 'string' ? (documents.withId(id) ?? []) : [],
  )
  return found.sort(byId)
}

/** Those where a value is in a list of the document: `$tag in tags`. */
function containing(list: unknown, value: unknown, outer: unknown[]): Selection | undefined {
  const keys = isLocal(list) ? keysOf(value, outer) : undefined
  return keys && ofAll(under(itemIndex(list), keys))
}

function referring(targets: readonly unknown[], outer: unknown[]): Selection | undefined {
  const all = targets.map((target) => keysOf(target, outer)).filter((keys) => keys !== undefined)
  if (all.length < targets.length) return undefined
  return ofAll((documents, values) => {
    const ids = all.flatMap((keys) => keys(values)).filter((id) => typeof id === 'string')
    return merged([...new Set(ids)].map((id) => documents.by(REFERENCES).get(id)))
  })
}

/** Null stands for a missing field as well, which no index finds. */
function under(index: Index, keys: Keys): Find {
  return (documents, outer) => {
    const values = new Set(keys(outer))
    if (values.has(null) || values.has(undefined)) return everything(documents, outer)
    return merged([...values].filter(isKey).map((key) => documents.by(index).get(key)))
  }
}

/** A number that many words match is no reason to look for them: all documents are read instead. */
const MOST_WORDS = 5_000

function matching({ left, right }: JsonObject, terms: 'every' | 'some'): Selection | undefined {
  const pattern = constantsOf(right)
  if (!pattern || !isLocal(left)) return undefined
  const index = wordIndex(left)
  const wanted = termsOf(pattern)
  return ofAll((documents) => {
    const found = wanted.map((term) => withTerm(documents, index, term))
    if (terms === 'some')
      return found.includes(undefined)
        ? everything(documents, [])
        : merged(found.flatMap((each) => (each ? [each] : [])))
    const known = found.filter((list) => list !== undefined)
    if (wanted.length > 0 && known.length === 0) return everything(documents, [])
    return known.reduce(shorter, known[0] ?? [])
  })
}

function withTerm(documents: Documents, index: Index, term: Term): readonly LakeDocument[] | undefined {
  const lists = documents.readyBy(index)
  if (!lists) return undefined
  if ('word' in term) return lists.get(term.word)
  const words = [...lists.keys()].filter((word) => term.matches(String(word)))
  return words.length > MOST_WORDS ? undefined : merged(words.map((word) => lists.get(word)))
}

function keysOf(node: unknown, outer: unknown[]): Keys | undefined {
  const constants = constantsOf(node)
  if (constants) return () => constants
  if (!isOfOuter(node)) return undefined
  const place = outer.push(node) - 1
  return (values) => [values[place]].flat()
}

/** Both are read in any case, since what is found by an id is noted as it is read. */
export function narrower(left: Selection | undefined, right: Selection | undefined): Selection | undefined {
  if (!left || !right) return left ?? right
  return {
    find: (documents, outer) => shorter(left.find(documents, outer), right.find(documents, outer)),
    parts: rankOf(left.parts) < rankOf(right.parts) ? left.parts : right.parts,
    type: left.type ?? right.type,
  }
}

/** The fewer documents such parts have as a rule, the lower. */
function rankOf([first]: readonly ReadPart[]): number {
  return ['id', 'slug', 'type', 'all'].indexOf(first?.split(' ')[0] ?? 'id')
}

function shorter(one: readonly LakeDocument[], other: readonly LakeDocument[]): readonly LakeDocument[] {
  return other.length < one.length ? other : one
}

function union(left: Selection | undefined, right: Selection | undefined): Selection | undefined {
  if (!left || !right) return undefined
  return {
    find: (documents, outer) => merged([left.find(documents, outer), right.find(documents, outer)]),
    parts: [...new Set([...left.parts, ...right.parts])],
  }
}

/** Several lists that are sorted by id as one, each document once. */
function merged(lists: readonly (readonly LakeDocument[])[]): readonly LakeDocument[] {
  const [only, ...others] = lists.filter((list) => list.length > 0)
  if (!only) return []
  if (others.length === 0) return only
  // Sorting takes advantage of parts that are sorted already.
  const all = [only, ...others].flat().sort(byId)
  return all.filter(({ _id }, index) => all[index - 1]?._id !== _id)
}
