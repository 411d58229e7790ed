import { isObject, type JsonObject } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import type { Documents } from './groq-query.ts'

/** Reads from an index every document that a filter can match, and perhaps more. */
export type IndexSelection = (documents: Documents) => readonly LakeDocument[]

type IndexKeys = { field: '_id' | '_type'; values: ReadonlySet<string> }

/**
 * Selects the index that answers `*[filter]` without a full scan: by id or by type, where the filter compares `_id` or `_type`
 * with constants. Undefined when it does not. The filter itself is still evaluated on the documents found.
 */
export function indexSelectionOf(filter: unknown): IndexSelection | undefined {
  const keys = indexKeysOf(filter)
  if (!keys) return undefined
  const values = [...keys.values].sort()
  if (keys.field === '_id') return (documents) => values.flatMap((id) => documents.withId(id) ?? [])
  const [only] = values
  if (values.length === 1 && only !== undefined) return (documents) => documents.ofType(only)
  return (documents) =>
    values.flatMap((type) => documents.ofType(type)).sort((left, right) => (left._id < right._id ? -1 : 1))
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
  return left?.field === '_id' ? left : (right ?? left)
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

/** `_id` and `_type` of the document itself, not of something within it. */
function fieldOf(node: unknown): '_id' | '_type' | undefined {
  if (!isObject(node) || node.type !== 'AccessAttribute' || node.base !== undefined) return undefined
  return node.name === '_id' || node.name === '_type' ? node.name : undefined
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
