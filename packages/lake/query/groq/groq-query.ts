import { type AnyStaticValue, type EvaluateOptions, evaluate, evaluateSync, parse, toJS } from 'groq-js'
import type { JsonObject } from '../../documents/json.ts'
import { keepLast } from '../../documents/keep-last.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import { LakeError, plainError, queryError } from '../../errors/lake-error.ts'
import { TimeBudget } from '../../processes/processor-time.ts'
import { ALL } from '../indexes/document-indexes.ts'
import type { Documents } from '../indexes/indexed-documents.ts'
import { nodeIn } from './node-in.ts'
import { PlannedTree, type Run } from './planned-tree.ts'
import { type SourceMapKind, TracedResult } from './source-map.ts'
import { searchesText, withTextSearch, withWords } from './text-search.ts'
import { traced } from './traced-tree.ts'

const CACHED_QUERIES = 500
/** Characters of query and parameters; larger ones are rare and would fill the memory. */
const LONGEST_CACHED = 20_000
/** Milliseconds of processor time that one query may take, unless less is asked for. */
const LONGEST_QUERY = 5_000

type Place = { projectId: string; dataset: string }
type Asked = { documents: Documents; identity: string; budget: number; place?: Place | undefined }

const cache = new Map<string, Query>()

/** Namespaces that groq-js can parse but not evaluate here. Refused, since such a query would find nothing without an error. */
const MISSING_NAMESPACES: readonly unknown[] = ['delta', 'documents', 'geo', 'media', 'text', 'user']

/**
 * Parses a query with its parameters, or takes it from the cache. groq-js bakes parameter values into the tree,
 * so the cache is keyed by both. Throws the protocol's `queryParseError`.
 */
export function compile(text: string, params: Params): Query {
  const key = `${text}\n${JSON.stringify(params)}`
  const query = cache.get(key) ?? new Query(text, params)
  if (key.length <= LONGEST_CACHED) keepLast(cache, key, query, CACHED_QUERIES)
  return query
}

/** A parsed query. */
export class Query {
  readonly #text: string
  readonly #params: Params
  readonly #parsed: unknown
  readonly #tree: unknown
  #tracedTree: unknown
  /** The documents of the current run, for its source map. */
  #read: Set<LakeDocument> | undefined
  readonly #withWords: boolean
  readonly #isAsync: boolean
  #documents: Documents | null = null
  #options: EvaluateOptions = {}
  #budget = new TimeBudget(0)

  constructor(text: string, params: Params) {
    this.#text = text
    this.#params = params
    const tree = parsed(text, params)
    this.#withWords = searchesText(tree)
    // `diff::changedAny` and `diff::changedOnly`, which groq-js has for `evaluate` alone.
    this.#isAsync = nodeIn(tree, ({ namespace }) => namespace === 'diff') !== undefined
    this.#parsed = tree
    this.#tree = this.#isAsync ? tree : new PlannedTree(tree, this.#reading()).root
  }

  /**
   * The query's result as JSON-like data; one run at a time. Nothing can stop it from outside: it looks at its time at each
   * `*` and each `->`, and `budget` is in milliseconds of processor time. `place` is what `sanity::projectId()` and `sanity::dataset()` answer.
   */
  async run(documents: Documents, identity: string, budget = LONGEST_QUERY, place?: Place): Promise<unknown> {
    return toJS(await this.#evaluated(this.#tree, { documents, identity, budget, place }))
  }

  /** The same with a source map. */
  async trace(
    documents: Documents,
    task: Omit<Asked, 'documents'>,
    kind: SourceMapKind,
  ): Promise<TracedResult> {
    const read = new Set<LakeDocument>()
    this.#tracedTree ??= this.#isAsync
      ? this.#parsed
      : new PlannedTree(traced(this.#parsed), this.#reading()).root
    this.#read = read
    const { data } = await this.#evaluated(this.#tracedTree, { documents, ...task })
    return new TracedResult(data, read, kind)
  }

  async #evaluated(tree: unknown, { documents, identity, budget, place }: Asked): Promise<AnyStaticValue> {
    this.#documents = documents
    this.#budget = new TimeBudget(budget)
    const dereference = ({ _ref }: { _ref: string }) => {
      const found = this.#source().find(_ref)
      if (found) this.#read?.add(found)
      return found
    }
    const timestamp = new Date()
    this.#options = { params: this.#params, identity, dereference, sanity: place, timestamp }
    try {
      return this.#isAsync ? await this.#unplanned() : evaluateSync(tree, this.#options)
    } catch (error) {
      throw error instanceof Error && error.constructor === Error
        ? queryError(this.#text, error.message)
        : error
    } finally {
      this.#documents = null
      this.#read = undefined
    }
  }

  async #unplanned() {
    const documents = this.#source()
    documents.note('all')
    const dataset = documents.by(ALL).get(true)
    return (await evaluate(this.#tree, { ...this.#options, dataset })).asStatic()
  }

  #reading(): Run {
    return {
      documents: () => this.#source(),
      shown: (documents) => {
        const shown = this.#withWords ? documents.map(withWords) : documents
        if (this.#read) for (const document of shown) this.#read.add(document)
        return shown
      },
      evaluate: (node) => evaluateSync(node, this.#options).data,
    }
  }

  #source(): Documents {
    if (!this.#documents) throw new Error('A query reads documents only while it runs')
    const { isUsed, time } = this.#budget
    if (isUsed) throw plainError(408, `The query took more than ${time} ms of processor time and was stopped`)
    return this.#documents
  }
}

export type Params = Readonly<Record<string, unknown>>

/** The syntax tree of a query with its parameters. Throws the protocol's `queryParseError` with the position of the error. */
export function parsed(text: string, params: Params): unknown {
  try {
    const tree = withTextSearch(parse(text, { params }))
    requireKnown(tree, text)
    return tree
  } catch (error) {
    if (error instanceof LakeError || !(error instanceof Error)) throw error
    // A syntax error has a place; the other errors of the parser, such as an unknown function, have none.
    throw queryError(text, error.message, 'position' in error ? Number(error.position) : 0)
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
  throw queryError(text, reason, Math.max(text.indexOf(name), 0))
}

function isMissing({ type, namespace }: JsonObject): boolean {
  return type === 'FuncCall' && MISSING_NAMESPACES.includes(namespace)
}
