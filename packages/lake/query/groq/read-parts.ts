import { isObject } from '../../documents/json.ts'
import type { ReadPart } from '../../documents/sync-tags.ts'
import { constantsOf, isOfOuter, pathOf } from './expressions.ts'

type Field = '_id' | 'slug.current' | '_type'
type Keys = { field: Field; values: ReadonlySet<unknown> }

/** The field that fewest documents share first. */
const narrowest: readonly Field[] = ['_id', 'slug.current', '_type']

/**
 * The parts of a dataset that the answer to a filter follows from: slugs or types that it names, else all. None for a filter by
 * id: what is found by its id is noted as it is found.
 */
export function partsOf(filter: unknown): readonly ReadPart[] {
  const keys = keysOf(filter)
  if (!keys) return ['all']
  if (keys.field === '_id') return []
  const kind = keys.field === '_type' ? 'type' : 'slug'
  return [...keys.values].map((value) => `${kind} ${value}` as const)
}

/** The type that all documents have which a filter matches; undefined when it does not name one, or several. */
export function typeIn(filter: unknown): string | undefined {
  if (!isObject(filter)) return undefined
  if (filter.type === 'Group') return typeIn(filter.base)
  if (filter.type === 'And') return typeIn(filter.left) ?? typeIn(filter.right)
  const keys = filter.type === 'OpCall' && filter.op === '==' ? keysOf(filter) : undefined
  const [type] = keys?.field === '_type' ? keys.values : []
  return typeof type === 'string' ? type : undefined
}

/** Tells whether a filter says no more than that. */
export function isOnlyType(filter: unknown): boolean {
  if (!isObject(filter)) return false
  return filter.type === 'Group'
    ? isOnlyType(filter.base)
    : filter.type === 'OpCall' && typeIn(filter) !== undefined
}

function keysOf(node: unknown): Keys | undefined {
  if (!isObject(node)) return undefined
  if (node.type === 'Group') return keysOf(node.base)
  if (node.type === 'And') return narrower(keysOf(node.left), keysOf(node.right))
  if (node.type === 'Or') return union(keysOf(node.left), keysOf(node.right))
  if (node.type !== 'OpCall') return undefined
  if (node.op === '==') return comparison(node.left, node.right) ?? comparison(node.right, node.left)
  return node.op === 'in' ? comparison(node.left, node.right) : undefined
}

function narrower(left: Keys | undefined, right: Keys | undefined): Keys | undefined {
  if (!left || !right) return left ?? right
  return narrowest.indexOf(left.field) < narrowest.indexOf(right.field) ? left : right
}

function union(left: Keys | undefined, right: Keys | undefined): Keys | undefined {
  if (!left || !right || left.field !== right.field) return undefined
  return { field: left.field, values: new Set([...left.values, ...right.values]) }
}

function comparison(attribute: unknown, other: unknown): Keys | undefined {
  const path = pathOf(attribute)?.join('.')
  const field = narrowest.find((name) => name === path)
  if (!field) return undefined
  const values = constantsOf(other)
  if (values?.every((value) => typeof value === 'string')) return { field, values: new Set(values) }
  return field === '_id' && isOfOuter(other) ? { field, values: new Set() } : undefined
}
