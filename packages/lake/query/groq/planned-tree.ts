import { parse } from 'groq-js'
import { isObject, type JsonObject } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import type { ReadPart } from '../../documents/sync-tags.ts'
import { ALL, fieldIndex, orderIndex } from '../indexes/document-indexes.ts'
import type { Documents } from '../indexes/indexed-documents.ts'
import { ordersOf, rangeOf, reachesOut, type Sequence, scoresAbove0, sequenceOf } from './expressions.ts'
import { narrower, type Selection, scoredSelection, selectionOf } from './selection.ts'

/** The run that a tree reads for. */
export type Run = {
  documents(): Documents
  /** The documents as the query may see them. */
  shown(documents: readonly LakeDocument[]): readonly LakeDocument[]
  evaluate(node: JsonObject): unknown
}

type Read = (documents: Documents, outer: readonly unknown[]) => unknown

const TYPE = fieldIndex(['_type'])
const RELEASES = { ...parse('*[_type == "system.release"]') }
/** Documents of which a filter is asked at a time, at first. */
const STEP = 64

/**
 * A query's tree in which each `*` reads no more documents than it must: those that an index finds for the filter behind it, or
 * of an ordered list those until the slice is full. groq-js still evaluates each filter on what is read.
 */
export function plannedTree(tree: unknown, run: Run): unknown {
  return bind(tree)

  function bind(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(bind)
    if (!isObject(node) || node.type === 'Value') return node
    return shortcut(node) ?? bindInside(node)
  }

  function bindInside(node: JsonObject): JsonObject {
    // A page's query has thousands of nodes: entries of each would take as long as the parser does.
    const bound: JsonObject = {}
    for (const key in node) bound[key] = bind(node[key])
    return bound
  }

  function shortcut(node: JsonObject): JsonObject | undefined {
    switch (node.type) {
      case 'Everything':
        return reader(['all'], (documents) => run.shown(documents.by(ALL).get(true)))
      case 'Filter':
        return narrowed(node)
      case 'FuncCall':
        return counted(node)
      case 'Slice':
      case 'AccessElement':
        return page(node)
      default:
        return undefined
    }
  }

  /** A filter, or several in a row, on what an index finds for them. */
  function narrowed(node: JsonObject): JsonObject | undefined {
    const scores = scoresAbove0(node)
    const sequence = sequenceOf(scores?.base ?? node)
    if (!sequence) return undefined
    const outer: unknown[] = []
    const byScore = scores && scoredSelection(scores.args, outer)
    const selection = narrower(selectionOf(sequence.filter, outer), byScore)
    if (!selection) return undefined
    const read: Read = (documents, values) => run.shown(selection.find(documents, values))
    const found = reader(selection.parts, read, outer)
    return selection.isExact && !scores ? found : onBase(node, found)
  }

  /** The node with another base in place of its `*`. */
  function onBase(node: JsonObject, everything: JsonObject): JsonObject {
    if (node.type === 'Everything') return everything
    const { base, ...rest } = node
    return { ...bindInside(rest), base: isObject(base) ? onBase(base, everything) : base }
  }

  function counted({ namespace, name, args }: JsonObject): JsonObject | undefined {
    if (namespace === 'releases' && name === 'all') return narrowed(RELEASES)
    if (namespace !== 'global' || name !== 'count' || !Array.isArray(args)) return undefined
    const { type, parts, isExact } = selectionOf(sequenceOf(args[0])?.filter, []) ?? {}
    if (type === undefined || !parts || !isExact) return undefined
    return reader(parts, (documents) => documents.by(TYPE).get(type).length)
  }

  /** A slice of a sequence, for which no more is read than until it is full. */
  function page(node: JsonObject): JsonObject | undefined {
    const sequence = sequenceOf(node.base)
    const range = rangeOf(node)
    if (!sequence || !range || reachesOut(node.base)) return undefined
    const outer: unknown[] = []
    const selection = selectionOf(sequence.filter, outer)
    const read = pageOf(node, sequence, range, selection)
    const base = read && reader(selection?.parts ?? ['all'], read, outer)
    return base && node.type === 'AccessElement' ? { ...node, index: 0, base } : base
  }

  function pageOf(
    node: JsonObject,
    { filter, args }: Sequence,
    { from, to }: { from: number; to: number },
    selection: Selection | undefined,
  ): Read | undefined {
    const orders = ordersOf(args)
    const type = selection?.type
    if (!orders || (orders.length > 0 && type === undefined)) return undefined
    const order = orders.length > 0 ? orderIndex(orders) : undefined
    const isExact = filter === undefined || selection?.isExact === true
    const expr = isExact ? undefined : bind(filter)
    const few: JsonObject = { type: 'Value', value: [] }
    const onFew = isObject(node.base) ? onBase(node.base, few) : few
    return (documents, values) => {
      const found = selection ? selection.find(documents, values) : documents.by(ALL).get(true)
      const sorted = order && type !== undefined ? documents.by(order).get(type) : undefined
      // A filter that few documents pass is evaluated on them all rather than on one after the other in order.
      if (sorted && !isExact && found.length ** 2 < to * sorted.length) {
        few.value = run.shown(found)
        const all = run.evaluate(onFew)
        return Array.isArray(all) ? all.slice(from, to) : all
      }
      const list = sorted ?? found
      return isExact ? run.shown(list.slice(from, to)) : walk(list, expr, to).slice(from, to)
    }
  }

  /** The first items of a list that a filter keeps: as many as are wanted, or more. */
  function walk(list: readonly LakeDocument[], expr: unknown, wanted: number): unknown[] {
    const found: unknown[] = []
    let [start, size] = [0, STEP]
    while (start < list.length && found.length < wanted) {
      // Also looks at the clock.
      run.documents()
      const value = run.shown(list.slice(start, start + size))
      const kept = run.evaluate({ type: 'Filter', base: { type: 'Value', value }, expr })
      if (Array.isArray(kept)) for (const item of kept) found.push(item)
      start += size
      size *= 2
    }
    return found
  }

  /**
   * A node that reads documents when it is evaluated. groq-js evaluates `a + b` of two lists as `a.concat(b)`; here that method of
   * the first list reads, and the second has the values of `outer`, evaluated as they would be in a filter.
   */
  function reader(parts: readonly ReadPart[], read: Read, outer: readonly unknown[] = []): JsonObject {
    const concat = (values: readonly unknown[]) => {
      const documents = run.documents()
      for (const part of parts) documents.note(part)
      return read(documents, values)
    }
    const left = { type: 'Value', value: Object.assign([], { concat }) }
    if (outer.length === 0) return { type: 'OpCall', op: '+', left, right: { type: 'Value', value: [] } }
    const elements = outer.map((value) => ({
      type: 'ArrayElement',
      isSplat: false,
      value: bind(value),
    }))
    const base = { type: 'Value', value: {} }
    const right = { type: 'Projection', base, expr: { type: 'Array', elements } }
    return { type: 'OpCall', op: '+', left, right }
  }
}
