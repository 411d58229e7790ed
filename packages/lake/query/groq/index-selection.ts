import { isObject, type JsonObject } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import type { Documents } from './groq-query.ts'

/** Reads from an index every document that a filter can match, and perhaps more. */
export type IndexSelection = (documents: Documents) => readonly LakeDocument[]

type Field = '_id' | 'slug.current' | '_type'
type IndexKeys = { field: Field; values: ReadonlySet<string> }

/** The index that finds the fewest documents first. */
const narrowest: readonly Field[] = ['_id', 'slug.current', '_type']

/**
 * Selects the index that answers `*[filter]` without a full scan: by id, by slug or by type, where the filter compares `_id`,
 * `slug.current` or `_type` with constants. Undefined when it does not. The filter itself is still evaluated on the documents
 * found.
 */
export function indexSelectionOf(filter: unknown): IndexSelection | undefined {
  const keys = indexKeysOf(filter)
  if (!keys) return undefined
  const values = [...keys.values].sort()
  if (keys.field === '_id') return (documents) => values.flatMap((id) => documents.withId(id) ?? [])
  const read = (documents: Documents, value: string) =>
    keys.field === '_type' ? documents.ofType(value) : documents.withSlug(value)
  const [only] = values
  if (values.length === 1 && only !== undefined) return (documents) => read(documents, only)
  return (documents) =>
    values.flatMap((value) => read(documents, value)).sort((left, right) => (left._id < right._id ? -1 : 1))
}

function indexKeysOf(node: unknown): IndexKeys | undefined {
  if (!isObject(node)) return undefined
  if (node.type === 'Group') return indexKeysOf(node.base)
  if (node.type === 'And') return narrower(indexKeysOf(node.left), indexKeysOf(node.right))
  if (node.type === 'Or') return union(indexKeysOf(node.left), indexKeysOf(node.right))
  if (node.type !== 'OpCall') return undefined
  if (node.op === '==') return comparison(node.left, node.right) ?? comparison(node.right, node.left)
  return node.op === 'in' ? comparison(node.left, node.right) : undefined
}

function narrower(left: IndexKeys | undefined, right: IndexKeys | undefined): IndexKeys | undefined {
  if (!left || !right) return left ?? right
  return narrowest.indexOf(left.field) < narrowest.indexOf(right.field) ? left : right
}

function union(left: IndexKeys | undefined, right: IndexKeys | undefined): IndexKeys | undefined {
  if (!left || !right || left.field !== right.field) return undefined
  return { field: left.field, values: new Set([...left.values, ...right.values]) }
}

function comparison(attribute: unknown, constant: unknown): IndexKeys | undefined {
  const field = fieldOf(attribute)
  const values = isObject(constant) ? constantsOf(constant) : undefined
  return field && values?.every((value) => typeof value === 'string')
    ? { field, values: new Set(values) }
    : undefined
}

/** The fields of the document itself, not of something within it. */
function fieldOf(node: unknown): Field | undefined {
  if (!isObject(node) || node.type !== 'AccessAttribute') return undefined
  if (node.base !== undefined)
    return node.name === 'current' && isSlug(node.base) ? 'slug.current' : undefined
  return node.name === '_id' || node.name === '_type' ? node.name : undefined
}

function isSlug(node: unknown): boolean {
  return isObject(node) && node.type === 'AccessAttribute' && node.name === 'slug' && node.base === undefined
}

function constantsOf(node: JsonObject): unknown[] | undefined {
  if (node.type === 'Value') return Array.isArray(node.value) ? node.value : [node.value]
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined
  return node.elements.map((element: unknown) =>
    isObject(element) &&
    isObject(element.value) &&
    element.isSplat === false &&
    element.value.type === 'Value'
      ? element.value.value
      : undefined,
  )
}
