import type { ExprNode } from 'groq-js'
import { isObject, type JsonObject } from '../../documents/json.ts'
import type { Order, Path } from '../indexes/document-indexes.ts'

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

/** `*[first][second] | order(…)`: the filters as one, undefined when there is none, and the arguments of the order. */
export type Sequence = { filter: unknown; args: readonly unknown[] }

/** The sequence that a node is; undefined for anything else. */
export function sequenceOf(node: unknown): Sequence | undefined {
  if (!isObject(node)) return undefined
  if (node.type === 'Everything') return { filter: undefined, args: [] }
  const inner = node.type === 'Filter' || node.type === 'PipeFuncCall' ? sequenceOf(node.base) : undefined
  if (!inner || inner.args.length > 0) return undefined
  if (node.type === 'Filter') {
    const { filter } = inner
    return { filter: filter ? { type: 'And', left: filter, right: node.expr } : node.expr, args: [] }
  }
  return node.name === 'order' && Array.isArray(node.args) ? { ...inner, args: node.args } : undefined
}

/** What is scored in `… | score(…)[_score > 0]`, and by what. */
export function scoresAbove0({
  type,
  base,
  expr,
}: JsonObject): { base: unknown; args: readonly unknown[] } | undefined {
  if (type !== 'Filter' || !isObject(base) || base.type !== 'PipeFuncCall' || base.name !== 'score')
    return undefined
  if (!isObject(expr) || expr.op !== '>' || pathOf(expr.left)?.join('.') !== '_score') return undefined
  const isAbove0 = isObject(expr.right) && expr.right.type === 'Value' && Number(expr.right.value) >= 0
  return isAbove0 && Array.isArray(base.args) ? { base: base.base, args: base.args } : undefined
}

/** The first and the last, excluded, of what a slice or an index asks for; undefined when it counts from the end. */
export function rangeOf(node: JsonObject): { from: number; to: number } | undefined {
  const [from, last] = node.type === 'Slice' ? [node.left, node.right] : [node.index, node.index]
  if (typeof from !== 'number' || typeof last !== 'number' || !Number.isInteger(from + last)) return undefined
  const to = node.type === 'Slice' && node.isInclusive !== true ? last : last + 1
  return from >= 0 && last >= 0 ? { from, to } : undefined
}

/** The fields that the arguments of `order(…)` name; undefined when one is something else. */
export function ordersOf(args: readonly unknown[]): readonly Order[] | undefined {
  const orders = args.map((arg) => {
    const isMarked = isObject(arg) && (arg.type === 'Asc' || arg.type === 'Desc')
    const path = pathOf(isMarked ? arg.base : arg)
    return path && { path, isDescending: isMarked && arg.type === 'Desc' }
  })
  return orders.every((order) => order !== undefined) ? orders : undefined
}

/** A tree as groq-js evaluates it, which may be one that was planned; throws a TypeError for what is none. */
export function expressionOf(tree: unknown): ExprNode {
  if (isExpression(tree)) return tree
  throw new TypeError('A planned query is no expression of GROQ.')
}

const isExpression = (tree: unknown): tree is ExprNode => isObject(tree) && typeof tree.type === 'string'
