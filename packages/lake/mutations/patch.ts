import { Mutation } from '@sanity/mutator'
import { isObject, type JsonObject, stringAt } from '../documents/json.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { invalid, MutationError } from '../errors/mutation-error.ts'
import { requireBounds } from './patch-bounds.ts'

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

/** Applies a patch as the Studio does, through @sanity/mutator. Throws a MutationError that says what is wrong with it. */
export function patched(
  document: LakeDocument,
  patch: JsonObject,
): JsonObject & { _id: string; _type: string } {
  checkRevision(document, patch)
  const operations = operationsOf(patch)
  requireBounds(document, operations)
  const result = applied(document, operations)
  if (result._id !== document._id || result._type !== document._type) {
    throw invalid('The immutable attributes "_id" and "_type" may not be modified')
  }
  return { ...result, _id: document._id, _type: document._type, _createdAt: document._createdAt }
}

function checkRevision(document: LakeDocument, patch: JsonObject): void {
  const expected = stringAt(patch, 'ifRevisionID')
  if (expected !== undefined) requireRevision(document, expected)
}

/** Refuses with the protocol's 409 when a document is at another revision than the one its writer has seen. */
export function requireRevision(document: LakeDocument, expected: string): void {
  if (document._rev === expected) return
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
    throw invalid(error instanceof Error ? error.message : String(error))
  }
}

function isInfiniteWithin(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(isInfiniteWithin)
}
