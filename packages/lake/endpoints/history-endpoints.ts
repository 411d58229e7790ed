import { draftId, publishedId } from '../documents/lake-document.ts'
import { badRequest } from '../errors/lake-error.ts'
import { formerDocument } from '../history/former-document.ts'
import { type RevisionSummary, summariesOf } from '../history/revisions.ts'
import { type TransactionOn, transactionsBetween, transactionsOn } from '../history/transaction-list.ts'
import { jsonLines } from '../http/json-body.ts'
import { type Call, datasetOf, idsOf } from './call.ts'

const MOST_TRANSACTIONS = 1_000
const USUAL_EVENTS = 100
const FIRST_TIME = '1970-01-01T00:00:00Z'
const LAST_TIME = '9999-12-31T23:59:59.999Z'

/** `GET /data/history/:dataset/transactions/:ids`: transactions as lines of JSON, oldest first unless `reverse`. */
export function answerTransactions(call: Call): Response {
  const { searchParams } = call.url
  const withMutations = searchParams.get('excludeMutations') !== 'true'
  const transactions = transactionsOn(call.store, datasetOf(call), idsOf(call), {
    from: searchParams.get('fromTransaction'),
    to: searchParams.get('toTransaction'),
    ...orderIn(searchParams),
    withMutations,
  })
  return jsonLines(transactions.map((transaction) => lineOf(transaction, withMutations)))
}

/**
 * `GET /data/history/:dataset/transactions` with `excludeContent=true`: the transactions of the whole dataset as lines of JSON,
 * by which deleted documents are found. `fromTime` and `toTime` are inclusive. Without them there is no limit: the clock may have
 * been set back since a transaction.
 */
export function answerAllTransactions(call: Call): Response {
  const { searchParams } = call.url
  if (searchParams.get('excludeContent') !== 'true')
    throw badRequest('The transactions of a whole dataset are listed with "excludeContent=true" only')
  const transactions = transactionsBetween(call.store, datasetOf(call), {
    fromTime: timeOf(searchParams, 'fromTime', FIRST_TIME),
    toTime: timeOf(searchParams, 'toTime', LAST_TIME),
    ...orderIn(searchParams),
  })
  return jsonLines(transactions)
}

/** `GET /data/history/:dataset/documents/:ids` with `revision`, `time` or `lastRevision`: documents as they were then. */
export function answerFormerDocuments(call: Call): object {
  const { searchParams } = call.url
  const moment = {
    revision: searchParams.get('revision'),
    time: searchParams.has('time') ? timeOf(searchParams, 'time', LAST_TIME) : null,
    isLast: searchParams.get('lastRevision') === 'true',
  }
  const dataset = datasetOf(call)
  const documents = idsOf(call).flatMap((id) => formerDocument(call.store, dataset, id, moment) ?? [])
  return { documents }
}

/** `GET /data/history/:dataset/events/documents/:id`: what the Studio lists beside a document, newest first. */
export function answerEvents(call: Call): object {
  const { params, store, url } = call
  const id = params.id ?? ''
  const group = [publishedId(id), draftId(id), ...(id === publishedId(id) ? [] : [id])]
  const events = eventsOf(summariesOf(store, datasetOf(call), [...new Set(group)]), id)
  const start = countIn(url.searchParams, 'nextCursor', 0)
  const end = start + countIn(url.searchParams, 'limit', USUAL_EVENTS)
  return {
    events: { [id]: events.slice(start, end) },
    nextCursor: end < events.length ? String(end) : '',
  }
}

function orderIn(search: URLSearchParams) {
  const limit = Math.min(countIn(search, 'limit', MOST_TRANSACTIONS), MOST_TRANSACTIONS)
  return { limit, newestFirst: search.get('reverse') === 'true' }
}

/** A whole number above 0; for anything else `otherwise`. */
function countIn(search: URLSearchParams, name: string, otherwise: number): number {
  const count = Math.trunc(Number(search.get(name)))
  return count > 0 ? count : otherwise
}

/** As the lake writes times, so that they compare as text. */
function timeOf(search: URLSearchParams, name: string, otherwise: string): string {
  const time = new Date(search.get(name) ?? otherwise)
  if (Number.isNaN(time.getTime())) throw badRequest(`"${name}" must be a time, such as 2026-11-22T08:00:00Z`)
  return time.toISOString()
}

function lineOf({ revisions, ...transaction }: TransactionOn, withMutations: boolean) {
  return {
    ...transaction,
    documentIDs: revisions.map(({ documentId }) => documentId),
    ...(withMutations && { mutations: revisions.flatMap(({ mutations }) => mutations) }),
    effects: Object.fromEntries(revisions.map(({ documentId, effects }) => [documentId, effects])),
  }
}

/** An event in the shape of the Studio's event store (`DocumentGroupEvent` of the package sanity). */
type HistoryEvent = {
  type: string
  timestamp: string
  author: string
  documentId: string
  [field: string]: string
}

type Ids = { published: string; version: string }

type Step = { published: RevisionSummary | undefined; version: RevisionSummary | undefined }

/**
 * The transactions on a document and its draft as events of the Studio's history (published, edited, …), newest first.
 *
 * What was published without a draft, by a seed or an undo, is a publish in the history of the draft too: the Studio compares a
 * draft with the newest `publishDocumentVersion` (`resolveSinceId` of the package sanity), and where there is none with the draft's
 * first revision, which has the first edit already.
 */
function eventsOf(revisions: readonly RevisionSummary[], id: string): HistoryEvent[] {
  const published = publishedId(id)
  const ids = { published, version: id === published ? draftId(id) : id }
  const steps = stepsOf(revisions, ids)
  let isDrafted = wasThereBefore(steps.find(({ version }) => version)?.version)
  const events = steps.flatMap((step) => {
    if (step.version) isDrafted = !isGone(step.version)
    const isDirect = id === draftId(published) && !step.version && !isDrafted
    return (isDirect ? directPublishOf(step, ids) : undefined) ?? eventOf(step, ids) ?? []
  })
  return events.toReversed()
}

function stepsOf(revisions: readonly RevisionSummary[], ids: Ids): Step[] {
  return [...Map.groupBy(revisions, ({ sequence }) => sequence).values()].map((group) => {
    const find = (id: string) => group.find(({ documentId }) => documentId === id)
    return { published: find(ids.published), version: find(ids.version) }
  })
}

/** It has no `versionRevisionId`, as there was no version; the Studio asks for `revisionId` instead. */
function directPublishOf({ published }: Step, ids: Ids): HistoryEvent | undefined {
  if (!published || isGone(published)) return undefined
  const { timestamp, author, transactionId: revisionId } = published
  const base = { timestamp, author, documentId: ids.published, versionId: ids.version }
  return { type: 'publishDocumentVersion', ...base, revisionId, publishCause: 'document.publish' }
}

function eventOf({ published, version }: Step, ids: Ids): HistoryEvent | undefined {
  const revision = published ?? version
  if (!revision) return undefined
  const { timestamp, author, transactionId } = revision
  const base = { timestamp, author, documentId: ids.published }
  const versioned = { ...base, versionId: ids.version, versionRevisionId: transactionId }
  if (published && isGone(published)) {
    if (version && !isGone(version)) return { type: 'unpublishDocument', ...versioned }
    return { type: 'deleteDocumentGroup', ...base }
  }
  if (published && version && isGone(version)) {
    const versionRevisionId = version.previousRevision ?? transactionId
    const cause = { revisionId: transactionId, publishCause: 'document.publish' }
    return { type: 'publishDocumentVersion', ...versioned, versionRevisionId, ...cause }
  }
  if (published) {
    const type = wasThereBefore(published) ? 'updateLiveDocument' : 'createLiveDocument'
    return { type, ...base, revisionId: transactionId }
  }
  if (version && isGone(version)) {
    const versionRevisionId = version.previousRevision ?? transactionId
    return { type: 'deleteDocumentVersion', ...versioned, versionRevisionId }
  }
  // The Studio makes the events of single edits from the transactions themselves.
  return version?.previousRevision === null ? { type: 'createDocumentVersion', ...versioned } : undefined
}

/** Whether the document existed before the change. */
function wasThereBefore(revision: RevisionSummary | undefined): boolean {
  return revision !== undefined && revision.previousRevision !== null
}

function isGone({ resultRevision }: RevisionSummary): boolean {
  return resultRevision === null
}
