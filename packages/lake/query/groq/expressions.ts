import { isObject, type JsonObject } from '../../documents/json.ts'
import type { Path } from '../indexes/document-indexes.ts'

/** The path of `a.b.c`, a field of the document itself; undefined for anything else. */
export function pathOf(node: unknown): Path | undefined {
  if (!isObject(node) || node.type !== 'AccessAttribute' || typeof node.name !== 'string') return undefined
  if (node.base === undefined) return [node.name]
  const base = pathOf(node.base)
  return base && [...base, node.name]
}

/** The value of a constant, or the items of a list of constants; undefined for what is neither. */
export function constantsOf(node: unknown): readonly unknown[] | undefined {
  if (!isObject(node)) return undefined
  if (node.type === 'Group') return constantsOf(node.base)
  if (node.type === 'Value') return Array.isArray(node.value) ? node.value : [node.value]
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined
  const items = node.elements.map((element: unknown) =>
    isObject(element) && element.isSplat === false && isObject(element.value) ? element.value : {},
  )
  return items.every(({ type }) => type === 'Value') ? items.map(({ value }) => value) : undefined
}

/** Nodes whose value follows from the values of the nodes in them. */
const PLAIN: readonly unknown[] = ['Value', 'Group', 'Array', 'ArrayElement', 'ArrayCoerce']
const PURE: readonly unknown[] = ['pt text', 'global lower', 'global upper', 'string lower', 'string upper']

/** Tells whether a value follows from the document alone: not from others, from those around it, or from the time. */
export function isLocal(node: unknown): boolean {
  if (!isObject(node)) return false
  if (node.type === 'This') return true
  if (node.type === 'AccessAttribute') return node.base === undefined || isLocal(node.base)
  if (node.type === 'Map' || node.type === 'FlatMap') return isLocal(node.base) && isLocal(node.expr)
  if (node.type === 'FuncCall' && !PURE.includes(`${node.namespace} ${node.name}`)) return false
  return (PLAIN.includes(node.type) || node.type === 'FuncCall') && childrenOf(node).every(isLocal)
}

/** Tells whether a value follows from the documents around a subquery, and so is the same for each document that it looks at. */
export function isOfOuter(node: unknown): boolean {
  if (!isObject(node)) return false
  if (node.type === 'Parent') return true
  if (node.type === 'AccessAttribute' || node.type === 'Deref') return isOfOuter(node.base)
  if (node.type === 'Map' || node.type === 'FlatMap') return isOfOuter(node.base) && isLocal(node.expr)
  if (node.type === 'OpCall' && node.op !== '+') return false
  return (PLAIN.includes(node.type) || node.type === 'OpCall') && childrenOf(node).every(isOfOuter)
}

/** Tells whether an expression asks for a document further out than those that it goes through itself. */
export function reachesOut(node: unknown, depth = 0): boolean {
  if (Array.isArray(node)) return node.some((item) => reachesOut(item, depth))
  if (!isObject(node) || node.type === 'Value') return false
  if (node.type === 'Parent') return typeof node.n !== 'number' || node.n >= depth
  const inner =
    node.type === 'PipeFuncCall' ? 'args' : node.type === 'Filter' || node.type === 'Projection' ? 'expr' : ''
  for (const key in node) if (reachesOut(node[key], key === inner ? depth + 1 : depth)) return true
  return false
}

/** What a node is made of. A constant's value is data, whatever it looks like. */
function childrenOf(node: JsonObject): JsonObject[] {
  if (node.type === 'Value') return []
  return Object.values(node).flat().filter(isObject)
}
