import { draftId, type LakeDocument, publishedId } from '../documents/lake-document.ts'
import { isPreviewSecret } from '../documents/preview-secret.ts'
import { plainError } from '../errors/lake-error.ts'
import { eventsOf } from '../history/history-events.ts'
import { isBeforeHistory, type Revision, revisionsOf, stateBefore } from '../history/revisions.ts'
import { type TransactionOn, transactionsBetween, transactionsOn } from '../history/transaction-list.ts'
import { json } from '../http/json-body.ts'
import { type Call, datasetOf, requireMember } from './call.ts'

const MOST_TRANSACTIONS = 1_000

/** `GET /data/history/:dataset/transactions/:ids`: transactions as lines of JSON, oldest first unless `reverse`. */
export function answerTransactions(call: Call): Response {
  requireMember(call)
  const { searchParams } = call.url
  const range = transactionsOn(call.store, datasetOf(call), idsOf(call), {
    from: searchParams.get('fromTransaction'),
    to: searchParams.get('toTransaction'),
  }).map((transaction) => transactionOf(call, transaction))
  const ordered = searchParams.get('reverse') === 'true' ? range.toReversed() : range
  return linesOf(ordered.slice(0, limitOf(searchParams)))
}

/**
 * `GET /data/history/:dataset/transactions` with `excludeContent=true`: the transactions of the whole dataset as lines of JSON,
 * by which deleted documents are found. `fromTime` and `toTime` are inclusive.
 */
export function answerAllTransactions(call: Call): Response {
  requireMember(call)
  const { searchParams } = call.url
  if (searchParams.get('excludeContent') !== 'true')
    throw plainError(400, 'The transactions of a whole dataset are listed with "excludeContent=true" only')
  const transactions = transactionsBetween(call.store, datasetOf(call), {
    fromTime: timeOf(searchParams, 'fromTime', 0),
    toTime: timeOf(searchParams, 'toTime', Date.now()),
    limit: limitOf(searchParams),
    newestFirst: searchParams.get('reverse') === 'true',
  })
  return linesOf(transactions)
}

/** `GET /data/history/:dataset/documents/:ids` with `revision`, `time` or `lastRevision`: documents as they were then. */
export function answerFormerDocuments(call: Call): Response {
  requireMember(call)
  const dataset = datasetOf(call)
  const documents = idsOf(call).flatMap(
    (id) => documentThen(call, dataset, id) ?? draftToBe(call, dataset, id) ?? [],
  )
  return json({ documents })
}

/** `GET /data/history/:dataset/events/documents/:id`: what the Studio lists beside a document, newest first. */
export function answerEvents(call: Call): Response {
  requireMember(call)
  const { params, store, url } = call
  const id = params.id ?? ''
  const group = [publishedId(id), draftId(id), ...(id === publishedId(id) ? [] : [id])]
  const events = eventsOf(revisionsOf(store, datasetOf(call), [...new Set(group)]), id)
  const start = Number(url.searchParams.get('nextCursor') ?? 0) || 0
  const end = start + (Number(url.searchParams.get('limit') ?? 100) || 100)
  return json({
    events: { [id]: events.slice(start, end) },
    nextCursor: end < events.length ? String(end) : '',
  })
}

/** `GET /data/references/:dataset/documents/:id/to`: references from other datasets, of which there are none. */
export function answerCrossReferences(call: Call): Response {
  requireMember(call)
  return json({ totalCount: 0, references: [] })
}

function linesOf(transactions: readonly object[]): Response {
  const lines = transactions.map((transaction) => `${JSON.stringify(transaction)}\n`)
  return new Response(lines.join(''), { headers: { 'content-type': 'application/x-ndjson' } })
}

function limitOf(search: URLSearchParams): number {
  return Math.min(Number(search.get('limit') ?? MOST_TRANSACTIONS) || MOST_TRANSACTIONS, MOST_TRANSACTIONS)
}

/** As the lake writes times, so that they compare as text. */
function timeOf(search: URLSearchParams, name: string, otherwise: number): string {
  const time = new Date(search.get(name) ?? otherwise)
  if (Number.isNaN(time.getTime()))
    throw plainError(400, `"${name}" must be a time, such as 2026-11-22T08:00:00Z`)
  return time.toISOString()
}

function idsOf({ params }: Call): string[] {
  return (params.ids ?? '').split(',')
}

function transactionOf({ url }: Call, { revisions, ...transaction }: TransactionOn) {
  const mutations = revisions.flatMap((revision) => revision.mutations)
  return {
    ...transaction,
    documentIDs: revisions.map(({ documentId }) => documentId),
    ...(url.searchParams.get('excludeMutations') !== 'true' && { mutations }),
    effects: Object.fromEntries(revisions.map(({ documentId, effects }) => [documentId, effects])),
  }
}

/** The document at the requested moment: undoes every later change, starting with the current state. */
function documentThen(call: Call, dataset: string, id: string): LakeDocument | null {
  const revisions = revisionsOf(call.store, dataset, [id])
  let state = call.store.document(dataset, id) ?? null
  const isLast = call.url.searchParams.get('lastRevision') === 'true'
  const last = isLast ? revisions.findLastIndex(({ resultRevision }) => resultRevision !== null) : -1
  const isKept = isLast ? (_: Revision, index: number) => index <= last : momentOf(call, dataset)
  for (const [index, revision] of [...revisions.entries()].reverse()) {
    if (isKept(revision, index)) return state
    state = stateBefore(revision, state)
  }
  if (state === null || isPreviewSecret(state)) return null
  // What is left of a history that is damaged, or old, begins with some revision; what was before it is unknown.
  if (state._rev === call.url.searchParams.get('revision')) return state
  return isBeforeHistory(call.store, dataset, id, revisions)
}

/**
 * The Studio asks for every revision under the id of the draft, also for one that changed the published document alone. What
 * a draft would have begun with is then that document; without it, such a revision could be neither opened nor restored.
 */
function draftToBe(call: Call, dataset: string, id: string): LakeDocument | null {
  const published = publishedId(id)
  const revision = call.url.searchParams.get('revision')
  if (id !== draftId(published)) return null
  const isOf = (document: string) =>
    revisionsOf(call.store, dataset, [document]).some(({ transactionId }) => transactionId === revision)
  return isOf(published) && !isOf(id) ? documentThen(call, dataset, published) : null
}

function momentOf({ store, url }: Call, dataset: string): (revision: Revision) => boolean {
  const id = url.searchParams.get('revision')
  const time = url.searchParams.get('time')
  if (id === null) return ({ timestamp }) => time === null || Date.parse(timestamp) <= Date.parse(time)
  const find = store.database.prepare('SELECT sequence FROM transactions WHERE dataset = ? AND id = ?')
  const moment = Number(find.get(dataset, id)?.sequence ?? 0)
  return ({ sequence }) => sequence <= moment
}
