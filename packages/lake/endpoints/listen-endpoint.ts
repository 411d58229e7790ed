import { randomUUID } from 'node:crypto'
import type { Commit } from '../data/store.ts'
import { diffOf } from '../documents/document-diff.ts'
import { isPublicId } from '../documents/lake-document.ts'
import { isPreviewSecret, MAY_READ } from '../documents/reader.ts'
import { partsOf, syncTagOf } from '../documents/sync-tags.ts'
import type { DocumentChange } from '../documents/workspace.ts'
import { LakeError } from '../errors/lake-error.ts'
import { encoded, refusingStream, type ServerEvent } from '../listen/event-stream.ts'
import { missedCommits, newestTransaction } from '../listen/resume.ts'
import type { Question } from '../query/query-task.ts'
import { type Call, callerOf, datasetOf, endOf, requireMember } from './call.ts'
import { paramsOf, requireQuery } from './query-endpoint.ts'

/** `appear` when a document starts to match the listener's query, `disappear` when it no longer matches. */
type Transition = 'appear' | 'update' | 'disappear'

type Match = { change: DocumentChange; transition: Transition }

/** Optional parts of a mutation event that a listener asked for. */
type Details = { mutations: boolean; result: boolean; previous: boolean; effects: boolean }

/**
 * `GET /data/listen/:dataset`: an event stream of changes to the documents that match a query. With `enableResume` a listener
 * that reconnects with `Last-Event-ID` gets the events it missed, or `reset` when there are too many. Strangers get no past data.
 */
export async function answerListen(call: Call): Promise<Response> {
  const { id: identity, readsAs } = call.visitor
  const query = requireQuery(call.url.searchParams.get('query') ?? undefined)
  const question = { dataset: datasetOf(call), query, params: paramsOf(call.url), identity, readsAs }
  const mistake = await mistakeIn(call, question)
  if (mistake) return refusingStream([{ event: 'channelError', data: mistake.body }])
  const { signal, ...caller } = callerOf(call)
  const details = detailsOf(call)
  return call.hub.stream({
    caller,
    ended: endOf(call, question.dataset),
    // The topic includes the caller, so that the cost of a stranger's query counts for that stranger alone.
    topic: JSON.stringify(['listen', caller, question, details]),
    greeting: greeting(call, question, details),
    encode: async (commit) => {
      const matches = await matchesOf(call, question, commit)
      return matches.length > 0 ? encoded(mutationEvents(commit, details, matches)) : undefined
    },
  })
}

/** The error when a query can't be listened to. The Studio expects it as an event on the stream. */
async function mistakeIn(call: Call, question: Question): Promise<LakeError | undefined> {
  try {
    await call.queries.match(callerOf(call), question, [])
    return undefined
  } catch (error) {
    if (error instanceof LakeError && error.status === 400) return error
    throw error
  }
}

function detailsOf({ url, visitor }: Call): Details {
  const isMember = visitor.readsAs !== 'stranger'
  const wants = (option: string, standard: boolean) =>
    (url.searchParams.get(option) ?? String(standard)) === 'true'
  return {
    mutations: wants('includeMutations', true),
    result: wants('includeResult', false),
    previous: isMember && wants('includePreviousRevision', false),
    effects: isMember && url.searchParams.get('effectFormat') === 'mendoza',
  }
}

async function greeting(call: Call, question: Question, details: Details): Promise<readonly ServerEvent[]> {
  const newest = newestTransaction(call.store, question.dataset)
  const id = newest === undefined ? undefined : `${newest}#`
  const last =
    call.url.searchParams.get('enableResume') === 'true' ? call.request.headers.get('last-event-id') : null
  const data = { listenerName: randomUUID() }
  if (!last) return [{ event: 'welcome', id, data }]
  const [transactionId = '', documentId] = last.split('#')
  const missed =
    question.readsAs === 'stranger' ? undefined : missedCommits(call.store, question.dataset, transactionId)
  if (!missed) return [{ event: 'reset', id, data }]
  // The id of a greeting names no document: the listener had all of that transaction.
  const commits = documentId ? missed : missed.filter((commit) => commit.transactionId !== transactionId)
  const events: ServerEvent[] = []
  for (const commit of commits)
    events.push(...mutationEvents(commit, details, await matchesOf(call, question, commit)))
  const seen = events.findIndex((event) => event.id === last)
  return [{ event: 'welcomeback', id: last, data }, ...events.slice(seen + 1)]
}

async function matchesOf(call: Call, question: Question, { dataset, changes }: Commit): Promise<Match[]> {
  const mayRead = MAY_READ[question.readsAs]
  const visible = changes.filter(({ before, after }) =>
    [before, after].every((state) => state === null || mayRead(state)),
  )
  if (dataset !== question.dataset || visible.length === 0) return []
  const { signal, ...caller } = callerOf(call)
  const states = visible.map(({ before, after }) => ({ before, after }))
  const matched = await call.queries.match(caller, question, states)
  return visible.flatMap((change, index) => {
    const [before, after] = matched[index] ?? [false, false]
    const transition = before && after ? 'update' : after ? 'appear' : 'disappear'
    return before || after ? [{ change, transition }] : []
  })
}

function mutationEvents(commit: Commit, details: Details, matches: readonly Match[]): ServerEvent[] {
  return matches.map((match, index) => {
    const id = `${commit.transactionId}#${match.change.documentId}`
    // Counts only the events that this listener gets: the Studio waits until it has all events of a transaction.
    const count = { transactionTotalEvents: matches.length, transactionCurrentEvent: index + 1 }
    return { event: 'mutation', id, data: { eventId: id, ...describe(commit, details, match), ...count } }
  })
}

function describe(commit: Commit, details: Details, { change, transition }: Match) {
  const { documentId, before, after, mutations } = change
  return {
    documentId,
    transactionId: commit.transactionId,
    transition,
    identity: commit.identity,
    ...(details.mutations && { mutations }),
    ...(before && { previousRev: before._rev }),
    // The Studio waits forever for an event without resultRev, even when the document was deleted.
    resultRev: commit.transactionId,
    ...(after && details.result && { result: after }),
    ...(before && details.previous && { previous: before }),
    ...(details.effects && { effects: diffOf(before, after) }),
    timestamp: commit.timestamp,
    // Queries see a commit as soon as it is acknowledged, so an event is never ahead of them.
    visibility: 'query',
  }
}

/**
 * `GET /data/live/events/:dataset`: an event stream that says by sync tags what to query again. `client.live.events()` sends no
 * token unless drafts are included, so without drafts it is open to anyone and reports public documents only. A client that
 * comes back (`Last-Event-ID`) after a change is told by `restart` to query everything again.
 */
export function answerLive(call: Call): Response {
  const dataset = datasetOf(call)
  const withDrafts = call.url.searchParams.get('includeDrafts') === 'true'
  if (withDrafts) requireMember(call)
  return call.hub.stream({
    caller: callerOf(call),
    ended: endOf(call, dataset),
    topic: JSON.stringify(['live', dataset, withDrafts]),
    greeting: liveGreeting(call, dataset),
    encode: (commit) => {
      const shown = commit.dataset === dataset ? shownIn(commit, withDrafts) : []
      return shown.length > 0 ? encoded([messageOf(commit, shown)]) : undefined
    },
  })
}

function liveGreeting({ store, request }: Call, dataset: string): ServerEvent[] {
  const id = newestTransaction(store, dataset) ?? 'start'
  const last = request.headers.get('last-event-id')
  const welcome = { event: 'welcome', id, data: { id } }
  return last === null || last === id ? [welcome] : [{ event: 'restart', id, data: { id } }, welcome]
}

function shownIn({ changes }: Commit, withDrafts: boolean): DocumentChange[] {
  return changes.filter(
    ({ documentId, before, after }) =>
      !isPreviewSecret(after ?? before) && (withDrafts || isPublicId(documentId)),
  )
}

function messageOf({ dataset, transactionId }: Commit, changes: readonly DocumentChange[]): ServerEvent {
  const tags = [...partsOf(changes)].map((part) => syncTagOf(dataset, part))
  return { event: 'message', id: transactionId, data: { tags } }
}
