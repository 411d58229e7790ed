import type { Commit } from '../data/store.ts'
import { isPublicId } from '../documents/lake-document.ts'
import { isPreviewSecret } from '../documents/preview-secret.ts'
import { partsOf, syncTagOf } from '../documents/sync-tags.ts'
import type { DocumentChange } from '../documents/workspace.ts'
import { encoded, type ServerEvent } from '../listen/event-stream.ts'
import { newestTransaction } from '../listen/resume.ts'
import { type Call, callerOf, datasetOf, endOf, requireMember } from './call.ts'

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
    greeting: greeting(call, dataset),
    encode: (commit) => {
      const shown = commit.dataset === dataset ? shownIn(commit, withDrafts) : []
      return shown.length > 0 ? encoded([messageOf(commit, shown)]) : undefined
    },
  })
}

function greeting({ store, request }: Call, dataset: string): ServerEvent[] {
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
