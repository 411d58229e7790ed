import type { Commit } from '../data/store.ts'
import { isPublicId } from '../documents/lake-document.ts'
import { isPreviewSecret } from '../documents/preview-secret.ts'
import { encoded, type ServerEvent } from '../listen/event-stream.ts'
import { newestTransaction } from '../listen/resume.ts'
import { type Call, callerOf, datasetOf, requireMember } from './call.ts'
import { syncTagsOf } from './query-endpoint.ts'

/**
 * `GET /data/live/events/:dataset`: an event stream that says when to query again. `client.live.events()` sends no token
 * unless drafts are included, so without drafts it is open to anyone and reports public documents only.
 */
export function answerLive(call: Call): Response {
  const dataset = datasetOf(call)
  const withDrafts = call.url.searchParams.get('includeDrafts') === 'true'
  if (withDrafts) requireMember(call)
  const id = newestTransaction(call.store, dataset) ?? 'start'
  return call.hub.stream({
    caller: callerOf(call),
    ended: call.visitor.ended,
    topic: JSON.stringify(['live', dataset, withDrafts]),
    greeting: [{ event: 'welcome', id, data: { id } }],
    encode: (commit) =>
      commit.dataset === dataset && isShown(commit, withDrafts) ? encoded([changed(commit)]) : undefined,
  })
}

function isShown(commit: Commit, withDrafts: boolean): boolean {
  return commit.changes.some(({ documentId, before, after }) => {
    if (isPreviewSecret(after ?? before)) return false
    return withDrafts || isPublicId(documentId)
  })
}

function changed({ dataset, transactionId }: Commit): ServerEvent {
  return { event: 'message', id: transactionId, data: { tags: syncTagsOf(dataset) } }
}
