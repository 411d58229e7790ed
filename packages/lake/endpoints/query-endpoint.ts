import type { Perspective } from '../documents/dataset-view.ts'
import { objectAt, stringAt } from '../documents/json.ts'
import { badRequest } from '../errors/lake-error.ts'
import { jsonText, parsedJson, readJsonObject } from '../http/json-body.ts'
import type { Params } from '../query/groq/groq-query.ts'
import type { SourceMapKind } from '../query/groq/source-map.ts'
import { type Call, callerOf, datasetOf } from './call.ts'

/** From this version on, a query without a perspective means `published` (sanity.io/docs/content-lake/perspectives). */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/** `/data/query/:dataset`, by GET with `query` and `$name` parameters or by POST with `{query, params}`. */
export async function answerQuery(call: Call): Promise<Response> {
  const started = performance.now()
  const dataset = datasetOf(call)
  const { query, params } = await questionOf(call)
  const { id: identity, readsAs } = call.visitor
  const question = { dataset, query, params, identity, readsAs, sourceMap: sourceMapOf(call) }
  requireKnownOptions(call)
  const perspective = perspectiveOf(call)
  requireReleases(call, dataset, perspective)
  const { json = 'null', tags, map } = await call.queries.answer(callerOf(call), question, perspective)
  const echo = call.url.searchParams.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`
  const ms = Math.round(performance.now() - started)
  const sources = map === undefined ? '' : `"resultSourceMap":${map},`
  const body = `{${echo}"result":${json},${sources}"syncTags":${JSON.stringify(tags)},"ms":${ms}}`
  return jsonText(body)
}

/** What a client can ask for besides the result, and the lake does not have: an answer without it would be a wrong one. */
const MISSING_OPTIONS = {
  variant: 'variants',
  variantCondition: 'variants',
  explain: 'explanations of a query',
} as const

function requireKnownOptions({ url }: Call): void {
  for (const [option, name] of Object.entries(MISSING_OPTIONS)) {
    const value = url.searchParams.get(option) ?? url.searchParams.get(`${option}[]`)
    if (value === null || value === 'false') continue
    throw badRequest(`This content lake has no ${name} yet: leave out "${option}"`)
  }
}

function sourceMapOf({ url }: Call): SourceMapKind | undefined {
  const wanted = url.searchParams.get('resultSourceMap')
  if (wanted === null || wanted === 'false') return undefined
  if (wanted === 'true' || wanted === 'withKeyArraySelector') return wanted
  throw badRequest('"resultSourceMap" must be true, false or "withKeyArraySelector"')
}

/** A client with a misspelled release would take what is published for the release. */
function requireReleases({ store, visitor }: Call, dataset: string, perspective: Perspective): void {
  if (perspective === 'raw') return
  const isThere = (name: string) => visitor.readsAs !== 'stranger' && store.dataset(dataset).hasRelease(name)
  const missing = perspective.find((name) => name !== 'drafts' && name !== 'published' && !isThere(name))
  if (missing !== undefined)
    throw badRequest(`The perspective names the release "${missing}", which does not exist`)
}

/** Bytes: the longest query of a stranger with its parameters, escaped as JSON. */
const STRANGERS_BODY = 88_000

async function questionOf({ request, url, visitor }: Call): Promise<{ query: string; params: Params }> {
  if (request.method === 'POST') {
    const body = await readJsonObject(request, visitor.kind === 'known' ? undefined : STRANGERS_BODY)
    return { query: requireQuery(stringAt(body, 'query')), params: objectAt(body, 'params') ?? {} }
  }
  return { query: requireQuery(url.searchParams.get('query') ?? undefined), params: paramsOf(url) }
}

/** The `$name=<JSON>` parameters of an address. */
export function paramsOf(url: URL): Params {
  const given = [...url.searchParams].filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(
    given.map(([name, value]) => [name.slice(1), parsedJson(value, `Parameter ${name}`)]),
  )
}

/** The query as text; 400 without one. */
export function requireQuery(query: string | undefined): string {
  if (query?.trim()) return query
  throw badRequest('"query" is missing')
}

function perspectiveOf({ url, version }: Call): Perspective {
  const given = url.searchParams.get('perspective') ?? url.searchParams.getAll('perspective[]').join(',')
  if (given === '') return version === 'X' || version >= PUBLISHED_BY_DEFAULT ? ['published'] : 'raw'
  const layers = given.split(',').map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
  if (layers.includes('raw')) {
    if (layers.length === 1) return 'raw'
    throw badRequest('The perspective "raw" can not be combined with others')
  }
  if (!layers.every((layer) => /^[A-Za-z0-9_-]{1,100}$/.test(layer))) {
    throw badRequest(`Invalid perspective "${given.slice(0, 100)}"`)
  }
  return layers.at(-1) === 'published' ? layers : [...layers, 'published']
}
