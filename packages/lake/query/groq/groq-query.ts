import { evaluate, evaluateSync, toJS } from 'groq-js'
import { isObject, type JsonObject } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import { plainError, queryError } from '../../errors/lake-error.ts'
import { type Params, parsed } from './groq-tree.ts'
import { type IndexSelection, indexSelectionOf } from './index-selection.ts'
import { searchesText, withWords } from './text-search.ts'

const CACHED_QUERIES = 500
/** Characters of query and parameters; larger ones are rare and would fill the memory. */
const LONGEST_CACHED = 20_000
const MAX_QUERY_LENGTH = 100_000
/** Milliseconds that one query may take, unless less is asked for. */
const LONGEST_QUERY = 5_000

/** What a query reads: all documents for `*`, the indexes by type, by slug and by id, and the targets of references. */
export type Documents = {
  all(): readonly LakeDocument[]
  ofType(type: string): readonly LakeDocument[]
  /** Those whose `slug.current` it is. */
  withSlug(slug: string): readonly LakeDocument[]
  withId(id: string): LakeDocument | undefined
  find(id: string): LakeDocument | undefined
}

type Place = { projectId: string; dataset: string }

const cache = new Map<string, Query>()

/**
 * Parses a query with its parameters, or takes it from the cache. groq-js bakes parameter values into the tree,
 * so the cache is keyed by both. Throws the protocol's `queryParseError`.
 */
export function compile(text: string, params: Params): Query {
  if (text.length > MAX_QUERY_LENGTH)
    throw plainError(413, `The query is longer than ${MAX_QUERY_LENGTH} characters`)
  const key = `${text}\n${JSON.stringify(params)}`
  const known = cache.get(key)
  if (known) {
    cache.delete(key)
    cache.set(key, known)
    return known
  }
  const query = new Query(text, params)
  if (key.length > LONGEST_CACHED) return query
  cache.set(key, query)
  const [oldest] = cache.keys()
  if (cache.size > CACHED_QUERIES && oldest !== undefined) cache.delete(oldest)
  return query
}

/** A parsed query. Each `*` in it reads the documents that the query is run on, through an index where one applies. */
export class Query {
  readonly #text: string
  readonly #params: Params
  readonly #tree: unknown
  readonly #withWords: boolean
  readonly #isAsync: boolean
  #documents: Documents | null = null
  #budget = 0
  #deadline = 0

  constructor(text: string, params: Params) {
    this.#text = text
    this.#params = params
    const tree = parsed(text, params)
    this.#withWords = searchesText(tree)
    this.#isAsync = comparesValues(tree)
    this.#tree = this.#bind(tree)
  }

  /**
   * The query's result as JSON-like data; one run at a time. Nothing can stop it from outside: the clock is read at each `*` and
   * each `->`, and `budget` is in milliseconds. `place` is what `sanity::projectId()` and `sanity::dataset()` answer.
   */
  async run(documents: Documents, identity: string, budget = LONGEST_QUERY, place?: Place): Promise<unknown> {
    this.#documents = documents
    this.#budget = budget
    this.#deadline = performance.now() + budget
    const dereference = ({ _ref }: { _ref: string }) => this.#source().find(_ref)
    try {
      const options = { params: this.#params, identity, dereference, sanity: place }
      if (!this.#isAsync) return toJS(evaluateSync(this.#tree, options))
      // Without a dataset groq-js follows no reference here.
      return toJS(await (await evaluate(this.#tree, { ...options, dataset: [] })).asStatic())
    } catch (error) {
      throw error instanceof Error && error.constructor === Error
        ? queryError(this.#text, error.message)
        : error
    } finally {
      this.#documents = null
    }
  }

  #source(): Documents {
    if (!this.#documents) throw new Error('A query reads documents only while it runs')
    if (performance.now() > this.#deadline) {
      throw plainError(408, `The query took longer than ${this.#budget} ms and was stopped`)
    }
    return this.#documents
  }

  /** Replaces each `*` by a node that reads all documents, or, under a filter such as `_type == "x"`, the index for it. */
  #bind(node: unknown): unknown {
    if (Array.isArray(node)) return node.map((item) => this.#bind(item))
    if (!isObject(node) || node.type === 'Value') return node
    if (node.type === 'Everything') return this.#valueNode((documents) => documents.all())
    // A page's query has thousands of nodes: entries of each would take as long as the parser does.
    const bound: JsonObject = {}
    for (const key in node) bound[key] = this.#bind(node[key])
    if (node.namespace === 'releases' && node.name === 'all')
      return this.#valueNode((documents) => documents.ofType('system.release'))
    if (node.type !== 'Filter' || !isObject(node.base) || node.base.type !== 'Everything') return bound
    const selection = indexSelectionOf(node.expr)
    return selection ? { ...bound, base: this.#valueNode(selection) } : bound
  }

  #valueNode(select: IndexSelection): JsonObject {
    const read = () => {
      const found = select(this.#source())
      return this.#withWords ? found.map(withWords) : found
    }
    return {
      type: 'Value',
      get value() {
        return read()
      },
    }
  }
}

/** Tells whether a tree calls `diff::changedAny` or `diff::changedOnly`, which groq-js has for `evaluate` alone. */
function comparesValues(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(comparesValues)
  if (!isObject(node) || node.type === 'Value') return false
  return node.namespace === 'diff' || Object.values(node).some(comparesValues)
}
