import { originalAddress } from '../assets/asset-server.ts'
import { assetUrls } from '../documents/asset-name.ts'
import { isObject, type JsonObject, listAt } from '../documents/json.ts'
import { type LakeDocument, publishedId } from '../documents/lake-document.ts'
import { isPreviewSecret } from '../documents/reader.ts'
import { badRequest } from '../errors/lake-error.ts'
import { invalid, mutationErrorAt, type WriteErrorKind } from '../errors/mutation-error.ts'
import { jsonLines, jsonText, readJsonObject } from '../http/json-body.ts'
import { LOOPBACK } from '../http/listen.ts'
import { stageAction } from '../mutations/document-actions.ts'
import { type MutationResult, stageMutation, targetQueryOf } from '../mutations/mutate.ts'
import { requireTransactionId, transact } from '../mutations/transact.ts'
import { jsonWithin, LIMITS } from '../query/query-limits.ts'
import { type Call, callerOf, datasetOf, documentFor, idsOf, requireRoleFor, requireWriter } from './call.ts'

/**
 * `GET /data/doc/:dataset/:ids`: documents by id, in the order asked, each once; with `includeAllVersions` each as it is published,
 * as a draft and in releases. Throws 413 when they are larger than the answer to a query of this visitor may be.
 */
export function answerDocuments(call: Call): Response {
  const dataset = datasetOf(call)
  const isOfAll = call.url.searchParams.get('includeAllVersions') === 'true'
  const named = idsOf(call)
  const ids = [...new Set(isOfAll ? named.map(publishedId) : named)]
  const versionsOf = (id: string) => (isOfAll ? call.store.dataset(dataset).idsOf(id) : [id])
  const found = ids.map((id) => ({
    id,
    documents: versionsOf(id).flatMap((each) => documentFor(call, dataset, each) ?? []),
  }))
  const documents = found.flatMap((each) => each.documents)
  const omitted = found
    .filter((each) => each.documents.length === 0)
    .map(({ id }) => ({ id, reason: 'existence' }))
  const body = jsonWithin({ documents, omitted }, LIMITS[callerOf(call).kind].answerSize)
  return jsonText(body)
}

/**
 * `GET /data/export/:dataset`: every document, or those of `types`, as lines of JSON for `@sanity/export`. Pictures have the
 * address of their original, so that an import gets the same bytes and thus the same id. Who asks on this machine finds them there:
 * its public name, and even `localhost`, may lead elsewhere.
 */
export function answerExport(call: Call): Response {
  const documents = call.store.all(datasetOf(call))
  const types = call.url.searchParams.get('types')?.split(',')
  const chosen = documents.filter(
    (document) => !isPreviewSecret(document) && (types?.includes(document._type) ?? true),
  )
  const { hostname, origin: publicUrl, port } = call.url
  const isHere = LOOPBACK.includes(hostname)
  const addressed = isHere ? chosen.map(assetUrls({ publicUrl, port: Number(port) })) : chosen
  return jsonLines(addressed.map((document) => withOriginal(document, call.options.token)))
}

function withOriginal(document: LakeDocument, token: string): LakeDocument {
  if (document._type !== 'sanity.imageAsset' || typeof document.url !== 'string') return document
  return { ...document, url: originalAddress(document.url, token) }
}

/** `POST /data/mutate/:dataset`: what every write of `@sanity/client` is sent as. */
export async function answerMutate(call: Call): Promise<object> {
  const rest = requestOf(call, 'mutationError')
  const body = await readJsonObject(call.request)
  const { searchParams } = call.url
  const flag = (name: string) => searchParams.get(name) === 'true'
  const request = {
    ...rest,
    transactionId: requireTransactionId(body.transactionId ?? searchParams.get('transactionId')),
    steps: stepsOf(body, 'mutations'),
    dryRun: flag('dryRun'),
  }
  const withKeys = flag('autoGenerateArrayKeys')
  const found = await documentsNamedByQueries(call, request.dataset, request.steps)
  const outcome = transact(call.store, request, (workspace, step) =>
    stageMutation(workspace, step, withKeys, found.get(step)),
  )
  const results = outcome.results ?? formerResults(call, request.dataset, outcome.transactionId)
  return {
    transactionId: outcome.transactionId,
    results: flag('returnDocuments') ? results : results.map(({ id, operation }) => ({ id, operation })),
  }
}

/** `POST /data/actions/:dataset`: what the Studio's edits, publishing and deletion are sent as. */
export async function answerActions(call: Call): Promise<object> {
  const rest = requestOf(call, 'actionError')
  const body = await readJsonObject(call.request)
  const request = {
    ...rest,
    transactionId: requireTransactionId(body.transactionId),
    steps: stepsOf(body, 'actions'),
    dryRun: body.dryRun === true,
  }
  return { transactionId: transact(call.store, request, stageAction).transactionId }
}

/** Throws unless the visitor may write; what they may, each step is held to. */
function requestOf(call: Call, kind: WriteErrorKind) {
  const dataset = datasetOf(call)
  requireWriter(call, kind)
  const requireMayChange = (types: ReadonlySet<string>) => requireRoleFor(call, types, kind)
  return { dataset, identity: call.visitor.id, kind, requireMayChange }
}

/** The non-empty list of a body's mutations or actions. */
function stepsOf(body: JsonObject, field: 'mutations' | 'actions'): readonly unknown[] {
  const steps = listAt(body, field)
  if (steps.length > 0) return steps
  throw badRequest(`"${field}" must be a list of at least one`)
}

/** For each mutation that has a query in place of an id: the ids that it finds in the dataset before this transaction. */
async function documentsNamedByQueries(call: Call, dataset: string, steps: readonly unknown[]) {
  const found = new Map<unknown, string[]>()
  for (const [index, step] of steps.entries()) {
    const target = targetQueryOf(step)
    if (!target) continue
    const { id: identity, readsAs } = call.visitor
    const question = { ...target, dataset, identity, readsAs }
    const { json = 'null' } = await call.queries.answer(callerOf(call), question, 'raw')
    const result: unknown = JSON.parse(json)
    const ids = (Array.isArray(result) ? result : [result]).map((item: unknown) => isObject(item) && item._id)
    if (!ids.every((id) => typeof id === 'string'))
      throw mutationErrorAt(
        index,
        invalid('The query must return documents with their "_id"'),
        'mutationError',
      )
    found.set(step, ids)
  }
  return found
}

/** What a transaction did when it was first sent, for a client that sends it again because the answer was lost. */
function formerResults({ store }: Call, dataset: string, transactionId: string): MutationResult[] {
  const sequence = store.transaction(dataset, transactionId)?.sequence ?? 0
  const rows = store.sql.all`SELECT * FROM changes WHERE sequence = ${sequence} ORDER BY position`
  return rows.map((row) => {
    const id = String(row.document)
    const operation =
      row.result_revision === null ? 'delete' : row.previous_revision === null ? 'create' : 'update'
    return { id, operation, document: store.document(dataset, id) ?? null }
  })
}
