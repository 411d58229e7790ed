import { type AnyStaticValue, type EvaluateOptions, evaluate, evaluateSync, parse, toJS } from 'groq-js'
import type { JsonObject } from '../../documents/json.ts'
import { keepLast } from '../../documents/keep-last.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import { LakeError, plainError, queryError } from '../../errors/lake-error.ts'
import { TimeBudget } from '../../processes/processor-time.ts'
import { ALL } from '../indexes/document-indexes.ts'
import type { Documents } from '../indexes/indexed-documents.ts'
import { expressionOf } from './expressions.ts'
import { nodeIn } from './node-in.ts'
import { plannedTree, type Run } from './planned-tree.ts'
import { type SourceMapKind, takeApart } from './source-map.ts'
import { syntaxMistakeIn } from './syntax-mistake.ts'
import { searchesText, withTextSearch, withWords } from './text-search.ts'
import { traced } from './traced-tree.ts'

const CACHED_QUERIES = 500
/** Characters of query and parameters; larger ones are rare and would fill the memory. */
const LONGEST_CACHED = 20_000

/** Who asks, for how many milliseconds of processor time, and what `sanity::projectId()` and `sanity::dataset()` answer. */
type Asked = { identity: string; time: number; projectId: string; dataset: string }

const cache = new Map<string, Query>()

/** Namespaces that groq-js can parse but not evaluate here. Refused, since such a query would find nothing without an error. */
const MISSING_NAMESPACES: readonly unknown[] = ['delta', 'documents', 'geo', 'media', 'text', 'user']

/**
 * Parses a query with its parameters, or takes it from the cache. groq-js bakes parameter values into the tree,
 * so the cache is keyed by both. Throws the protocol's `queryParseError`.
 */
export function compile(text: string, params: Params): Query {
  const key = `${text}\n${JSON.stringify(params)}`
  const query = cache.get(key) ?? createQuery(text, params)
  if (key.length <= LONGEST_CACHED) keepLast(cache, key, query, CACHED_QUERIES)
  return query
}

function createQuery(text: string, params: Params) {
  const tree = parsed(text, params)
  const asksForWords = searchesText(tree)
  // `diff::changedAny` and `diff::changedOnly`, which groq-js has for `evaluate` alone.
  const isAsync = nodeIn(tree, ({ namespace }) => namespace === 'diff') !== undefined
  /** Of the current run: what it reads, for its source map what it has read, its time, and its options. */
  let documents: Documents | null = null
  let read: Set<LakeDocument> | undefined
  let budget = new TimeBudget(0)
  let options: EvaluateOptions = {}
  const current: Run = {
    documents: source,
    shown,
    evaluate: (node) => evaluateSync(expressionOf(node), options).data,
  }
  const plan = (whole: unknown) => (isAsync ? whole : plannedTree(whole, current))
  const planned = plan(tree)
  let tracing: unknown
  return { run, trace }

  /**
   * The query's result as JSON-like data; one run at a time. Nothing can stop it from outside: it looks at its time at each
   * `*` and each `->`.
   */
  async function run(from: Documents, asked: Asked): Promise<unknown> {
    return toJS(await evaluated(planned, from, asked))
  }

  /** The same with a source map. */
  async function trace(from: Documents, asked: Asked, kind: SourceMapKind) {
    const seen = new Set<LakeDocument>()
    tracing ??= plan(isAsync ? tree : traced(tree))
    read = seen
    const { data } = await evaluated(tracing, from, asked)
    return takeApart(data, seen, kind)
  }

  async function evaluated(whole: unknown, from: Documents, asked: Asked): Promise<AnyStaticValue> {
    documents = from
    budget = new TimeBudget(asked.time)
    const dereference = ({ _ref }: { _ref: string }) => {
      const found = source().find(_ref)
      if (found) read?.add(found)
      return found
    }
    const { identity, projectId, dataset } = asked
    const sanity = { projectId, dataset }
    options = { params, identity, dereference, sanity, timestamp: new Date() }
    try {
      return isAsync ? await unplanned() : evaluateSync(expressionOf(whole), options)
    } catch (error) {
      throw error instanceof Error && error.constructor === Error ? queryError(text, error.message) : error
    } finally {
      documents = null
      read = undefined
    }
  }

  async function unplanned() {
    source().note('all')
    const dataset = source().by(ALL).get(true)
    return (await evaluate(expressionOf(tree), { ...options, dataset })).asStatic()
  }

  function shown(found: readonly LakeDocument[]): readonly LakeDocument[] {
    const seen = asksForWords ? found.map(withWords) : found
    if (read) for (const document of seen) read.add(document)
    return seen
  }

  function source(): Documents {
    if (!documents) throw new Error('A query reads documents only while it runs')
    const { isUsed, time } = budget
    if (isUsed) throw plainError(408, `The query took more than ${time} ms of processor time and was stopped`)
    return documents
  }
}

type Query = ReturnType<typeof createQuery>

export type Params = Readonly<Record<string, unknown>>

/** The syntax tree of a query with its parameters. Throws the protocol's `queryParseError` with the position of the error. */
export function parsed(text: string, params: Params): unknown {
  try {
    const tree = withTextSearch(parse(text, { params }))
    requireKnown(tree, text)
    return tree
  } catch (error) {
    if (error instanceof LakeError || !(error instanceof Error)) throw error
    // The other errors of the parser, such as an unknown function, have no place.
    if (!('position' in error)) throw queryError(text, error.message, { start: 0 })
    const mistake = syntaxMistakeIn(text)
    throw queryError(
      text,
      mistake?.description ?? error.message,
      mistake ?? { start: Number(error.position) },
    )
  }
}

function requireKnown(tree: unknown, text: string): void {
  const unknown = nodeIn(tree, (node) => node.type === 'Parameter' || isMissing(node))
  if (!unknown) return
  const isCall = isMissing(unknown)
  const name = isCall ? `${unknown.namespace}::${unknown.name}` : `$${unknown.name}`
  const reason = isCall
    ? `The function ${name}() is not available in this content lake`
    : `param ${name} referenced, but not provided`
  throw queryError(text, reason, { start: Math.max(text.indexOf(name), 0) })
}

function isMissing({ type, namespace }: JsonObject): boolean {
  return type === 'FuncCall' && MISSING_NAMESPACES.includes(namespace)
}
