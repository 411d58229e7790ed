import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from './json.ts'
import type { LakeDocument } from './lake-document.ts'

/** The two Mendoza patches between two states of a document, without `_rev`. The protocol calls them `effects`. */
export type DocumentDiff = { apply: unknown[]; revert: unknown[] }

// Opcodes of the Mendoza patch format (github.com/sanity-io/mendoza-js, OPS in src/internal-patcher.ts).
const VALUE = 0
const PUSH_FIELD_COPY = 10
const SET_FIELD_VALUE = 17
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const DELETE_FIELD = 19

/** The patches from `before` to `after` and back. */
export function diffOf(before: LakeDocument | null, after: LakeDocument | null): DocumentDiff {
  const [left, right] = [withoutRevision(before), withoutRevision(after)]
  return { apply: patchBetween(left, right), revert: patchBetween(right, left) }
}

function patchBetween(left: JsonObject | null, right: JsonObject | null): unknown[] {
  return left && right ? objectPatch(left, right) : [VALUE, right]
}

/** Mendoza numbers the fields of the input object by its sorted keys. */
function objectPatch(left: JsonObject, right: JsonObject): unknown[] {
  const keys = Object.keys(left).sort()
  const changed = keys.flatMap((key, index) => {
    if (!Object.hasOwn(right, key)) return [DELETE_FIELD, index]
    return isDeepStrictEqual(left[key], right[key]) ? [] : fieldPatch(key, index, left[key], right[key])
  })
  const added = Object.keys(right).filter((key) => !Object.hasOwn(left, key))
  return [...changed, ...added.flatMap((key) => [SET_FIELD_VALUE, right[key], key])]
}

function fieldPatch(key: string, index: number, left: unknown, right: unknown): unknown[] {
  if (!isObject(left) || !isObject(right)) return [SET_FIELD_VALUE, right, key]
  return [PUSH_FIELD_COPY, index, ...objectPatch(left, right), RETURN_INTO_OBJECT_SAME_KEY_POP]
}

/** What effects are about: all of a document but `_rev`. */
export function withoutRevision(document: LakeDocument | null): JsonObject | null {
  if (!document) return null
  const { _rev, ...fields } = document
  return fields
}
