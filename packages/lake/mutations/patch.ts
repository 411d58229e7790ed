import { Mutation } from '@sanity/mutator'
import { isObject, type JsonObject, objectAt, stringAt } from '../documents/json.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { invalid, MutationError } from '../errors/mutation-error.ts'
import { reasonOf } from '../errors/reason.ts'

/** The operations of a patch, in the order the hosted service applies them (sanity.io/docs/http-patches). */
const OPERATIONS = [
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
  'merge',
] as const

const MOST_PATHS = 1_000
const LONGEST_PATH = 1_000
/** The highest index in a path; a list is filled up to it. */
const HIGHEST_INDEX = 100_000
/** Items that all ranges of a patch, such as `a[0:100]`, cover together; the time grows with their square. */
const MOST_IN_RANGES = 1_000
/** Characters of JSON that all paths with a filter, such as `a[_key=="x"]`, may search together. */
const MOST_SEARCHED = 50_000_000
/** The same for paths that recurse, such as `a..b`; the time grows with the square of the document, here in kB. */
const MOST_RECURSED = 50_000
/** Hunks of `diffMatchPatch`; one whose text does not occur takes long. */
const MOST_HUNKS = 100

/** Applies a patch as the Studio does, through @sanity/mutator. Throws a MutationError that says what is wrong with it. */
export function patched(
  document: LakeDocument,
  patch: JsonObject,
): JsonObject & { _id: string; _type: string } {
  requireRevision(document, stringAt(patch, 'ifRevisionID'))
  const operations = operationsOf(patch)
  requireBounds(document, operations)
  const result = applied(document, operations)
  if (result._id !== document._id || result._type !== document._type) {
    throw invalid('The immutable attributes "_id" and "_type" may not be modified')
  }
  return { ...result, _id: document._id, _type: document._type, _createdAt: document._createdAt }
}

/** Refuses with the protocol's 409 when a document is at another revision than the one its writer has seen. */
export function requireRevision(document: LakeDocument, expected: string | undefined): void {
  if (expected === undefined || document._rev === expected) return
  throw new MutationError(409, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${document._id}" has revision "${document._rev}", but the patch expects "${expected}"`,
    id: document._id,
    currentRevisionID: document._rev,
    expectedRevisionID: expected,
  })
}

function operationsOf(patch: JsonObject): JsonObject {
  const operations: JsonObject = {}
  for (const name of OPERATIONS) {
    const operation = patch[name]
    if (operation === undefined) continue
    const isRight = name === 'unset' ? isStringList(operation) : isObject(operation)
    if (!isRight) throw invalid(`"${name}" must be ${name === 'unset' ? 'a list of paths' : 'an object'}`)
    operations[name] = operation
  }
  return operations
}

function isStringList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function applied(document: LakeDocument, operations: JsonObject): JsonObject {
  try {
    const mutation = new Mutation({ mutations: [{ patch: { id: document._id, ...operations } }] })
    const result = { ...mutation.apply(document) }
    if ((operations.inc || operations.dec) && isInfiniteWithin(result))
      throw new Error('"inc" and "dec" can\'t lead beyond the range of ±1.8e308')
    return result
  } catch (error) {
    throw invalid(reasonOf(error))
  }
}

function isInfiniteWithin(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(isInfiniteWithin)
}

/**
 * Refuses a patch that would take long or fill the memory; a short one can: `{"set": {"a[0:99999999]": 1}}`. Each bound keeps
 * a patch below about a second, and no edit of the Studio comes near it. Throws a MutationError that names the bound.
 */
function requireBounds(document: object, operations: JsonObject): void {
  const paths = pathsOf(operations)
  if (paths.length > MOST_PATHS)
    throw invalid(`A patch may name at most ${MOST_PATHS} paths, not ${paths.length}: send several patches`)
  for (const path of paths) requirePlainPath(path)
  if (sum(paths, rangesIn) > MOST_IN_RANGES)
    throw invalid(`The ranges of a patch may reach at most ${MOST_IN_RANGES} items: send several patches`)
  const [filters, recursions] = [sum(paths, filtersIn), sum(paths, recursionsIn)]
  const size = filters + recursions > 0 ? JSON.stringify(document).length : 0
  if (filters * size > MOST_SEARCHED)
    throw invalid('The document is too large for so many paths that search in it: send several patches')
  if (recursions * (size / 1_000) ** 2 > MOST_RECURSED)
    throw invalid('The document is too large for paths with "..": name the fields')
  const hunks = sum(Object.values(objectAt(operations, 'diffMatchPatch') ?? {}), (text) =>
    piecesIn(text, '@@ -'),
  )
  if (hunks > MOST_HUNKS)
    throw invalid(`"diffMatchPatch" may change at most ${MOST_HUNKS} places: set the text instead`)
}

function requirePlainPath(path: string): void {
  const start = `${path.slice(0, 60)}${path.length > 60 ? '…' : ''}`
  if (path.length > LONGEST_PATH)
    throw invalid(`A path may have at most ${LONGEST_PATH} characters: ${start}`)
  const numbers = indicesIn(path).flatMap((text) => text.match(/\d+/g) ?? [])
  if (numbers.some((number) => Number(number) > HIGHEST_INDEX))
    throw invalid(`An index may be at most ${HIGHEST_INDEX}: ${start}`)
  if (recursionsIn(path) > 1) throw invalid(`A path may have ".." once: ${start}`)
}

function pathsOf(operations: JsonObject): string[] {
  return Object.entries(operations).flatMap(([name, operation]) => {
    if (Array.isArray(operation)) return operation.map(String)
    if (!isObject(operation)) return []
    if (name !== 'insert') return Object.keys(operation)
    return [operation.before, operation.after, operation.replace].filter((path) => typeof path === 'string')
  })
}

/** A range without an end stops at the end of what is there. */
function rangesIn(path: string): number {
  const ranges = indicesIn(path).flatMap((text) => [...text.matchAll(/(-?\d*)\s*:\s*(-?\d+)/g)])
  return sum(ranges, ([, from, to]) => Math.abs(Number(to) - Number(from)))
}

/** What stands in brackets and is no filter; it may be a union, such as `1,4:7`. */
function indicesIn(path: string): string[] {
  return [...path.matchAll(/\[([-\d:,\s]+)\]/g)].map(([, text = '']) => text)
}

function filtersIn(path: string): number {
  return path.match(/[=<>?]+/g)?.length ?? 0
}

function recursionsIn(path: string): number {
  return piecesIn(path, '..')
}

function piecesIn(text: unknown, piece: string): number {
  return String(text).split(piece).length - 1
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}
