import { randomUUID } from 'node:crypto'
import { type Call, datasetOf, viewOf } from './call.ts'
import type { LakeDocument } from './document.ts'
import { isPublicId } from './document.ts'
import { effectsOf } from './effects.ts'
import { LakeError } from './errors.ts'
import { compile, type Documents, type Query } from './groq.ts'
import type { ServerEvent } from './listen-hub.ts'
import { paramsOf, requireQuery } from './query-endpoint.ts'
import { missedCommits, newestTransaction } from './resume.ts'
import type { Commit } from './store.ts'
import type { DocumentChange } from './workspace.ts'

/** A document that starts to match the listener's query appears, one that no longer matches disappears. */
type Transition = 'appear' | 'update' | 'disappear'

type Match = { change: DocumentChange; transition: Transition }

/**
 * `GET /data/listen/:dataset`: an event stream of what happens to the documents that match a query. With `enableResume`
 * a listener that comes back with `Last-Event-ID` gets what it missed, or `reset` when that is too much.
 */
export function answerListen(call: Call): Response {
  const dataset = datasetOf(call)
  const text = requireQuery(call.url.searchParams.get('query') ?? undefined)
  const query = understood(call, text)
  if (query instanceof LakeError) return call.hub.refuse([{ event: 'channelError', data: query.body }])
  const eventsOf = (commit: Commit) => (commit.dataset === dataset ? mutationEvents(call, query, commit) : [])
  return call.hub.stream(greeting(call, dataset, eventsOf), eventsOf)
}

function understood(call: Call, text: string): Query | LakeError {
  try {
    return compile(text, paramsOf(call.url))
  } catch (error) {
    if (error instanceof LakeError) return error
    throw error
  }
}

function greeting(
  call: Call,
  dataset: string,
  eventsOf: (commit: Commit) => readonly ServerEvent[],
): ServerEvent[] {
  const newest = newestTransaction(call.store, dataset)
  const id = newest === undefined ? undefined : `${newest}#`
  const last =
    call.url.searchParams.get('enableResume') === 'true' ? call.request.headers.get('last-event-id') : null
  const listener = { listenerName: randomUUID() }
  if (!last) return [{ event: 'welcome', id, data: listener }]
  const [transactionId = '', documentId] = last.split('#')
  const missed = missedCommits(call.store, dataset, transactionId)
  if (!missed) return [{ event: 'reset', id, data: listener }]
  // The id of a greeting names no document: all of that transaction was before it.
  const replay = (documentId ? missed : missed.slice(1)).flatMap(eventsOf)
  const seen = replay.findIndex((event) => event.id === last)
  return [{ event: 'welcomeback', id: last, data: listener }, ...replay.slice(seen + 1)]
}

function mutationEvents(call: Call, query: Query, commit: Commit): ServerEvent[] {
  const matches = commit.changes.flatMap((change) => matchOf(call, query, commit, change) ?? [])
  return matches.map((match, index) => {
    const id = `${commit.transactionId}#${match.change.documentId}`
    // Counted over what this listener gets: the Studio holds back a transaction's events until it has them all.
    const count = { transactionTotalEvents: matches.length, transactionCurrentEvent: index + 1 }
    return { event: 'mutation', id, data: { eventId: id, ...describe(call, commit, match), ...count } }
  })
}

function matchOf(call: Call, query: Query, commit: Commit, change: DocumentChange): Match | undefined {
  if (!call.visitor.isMember && !isPublicId(change.documentId)) return undefined
  const [before, after] = [change.before, change.after].map((document) =>
    matches(call, query, commit.dataset, document),
  )
  if (!before && !after) return undefined
  return { change, transition: before && after ? 'update' : after ? 'appear' : 'disappear' }
}

/** Runs the listener's query on a dataset that holds this one document; references still lead to the others. */
function matches(call: Call, query: Query, dataset: string, document: LakeDocument | null): boolean {
  if (!document) return false
  const only: Documents = {
    all: () => [document],
    ofType: (type) => (document._type === type ? [document] : []),
    withId: (id) => (document._id === id ? document : undefined),
    find: (id) => viewOf(call, dataset, 'raw').find(id),
  }
  const result = query.run(only, call.visitor.id)
  return Array.isArray(result) ? result.length > 0 : result !== null && result !== false
}

function describe({ url }: Call, commit: Commit, { change, transition }: Match) {
  const wants = (option: string, standard: boolean) =>
    (url.searchParams.get(option) ?? String(standard)) === 'true'
  const { documentId, before, after, mutations } = change
  return {
    documentId,
    transactionId: commit.transactionId,
    transition,
    identity: commit.identity,
    ...(wants('includeMutations', true) && { mutations }),
    ...(before && { previousRev: before._rev }),
    // The Studio waits for good for an event that has no resultRev, even when the document is gone.
    resultRev: commit.transactionId,
    ...(after && wants('includeResult', false) && { result: after }),
    ...(before && wants('includePreviousRevision', false) && { previous: before }),
    ...(url.searchParams.get('effectFormat') === 'mendoza' && { effects: effectsOf(before, after) }),
    timestamp: commit.timestamp,
    // Queries see a commit as soon as it is acknowledged, so an event is never ahead of them.
    visibility: 'query',
  }
}
