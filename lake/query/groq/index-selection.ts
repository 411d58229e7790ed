import { isObject, type JsonObject } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import type { Documents } from './groq-query.ts'

/** Reads a list that holds at least every document a filter can match. */
export type Narrowing = (documents: Documents) => readonly LakeDocument[]

type Choice = { field: '_id' | '_type'; values: ReadonlySet<string> }

/**
 * How the documents of `*[filter]` can be found without reading them all: by `_id` or `_type` compared with constants.
 * Undefined when the filter says nothing of the kind. The filter itself is still evaluated on what is found.
 */
export function narrowingOf(filter: unknown): Narrowing | undefined {
  const choice = choiceOf(filter)
  if (!choice) return undefined
  const values = [...choice.values].sort()
  if (choice.field === '_id') return (documents) => values.flatMap((id) => documents.withId(id) ?? [])
  const [only] = values
  if (values.length === 1 && only !== undefined) return (documents) => documents.ofType(only)
  return (documents) =>
    values.flatMap((type) => documents.ofType(type)).sort((left, right) => (left._id < right._id ? -1 : 1))
}

function choiceOf(node: unknown): Choice | undefined {
  if (!isObject(node)) return undefined
  if (node.type === 'Group') return choiceOf(node.base)
  if (node.type === 'And') return tighter(choiceOf(node.left), choiceOf(node.right))
  if (node.type === 'Or') return union(choiceOf(node.left), choiceOf(node.right))
  if (node.type !== 'OpCall') return undefined
  if (node.op === '==') return comparison(node.left, node.right) ?? comparison(node.right, node.left)
  return node.op === 'in' ? comparison(node.left, node.right) : undefined
}

function tighter(left: Choice | undefined, right: Choice | undefined): Choice | undefined {
  return left?.field === '_id' ? left : (right ?? left)
}

function union(left: Choice | undefined, right: Choice | undefined): Choice | undefined {
  if (!left || !right || left.field !== right.field) return undefined
  return { field: left.field, values: new Set([...left.values, ...right.values]) }
}

function comparison(attribute: unknown, constant: unknown): Choice | undefined {
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
