import { isObject, type JsonObject } from '../../documents/json.ts'
import type { Order } from '../indexes/document-indexes.ts'
import { pathOf } from './expressions.ts'

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
