import { draftId, publishedId } from '../documents/lake-document.ts'
import type { Revision } from './revisions.ts'

/** An event in the shape of the Studio's event store (`DocumentGroupEvent` of the package sanity). */
export type HistoryEvent = {
  type: string
  timestamp: string
  author: string
  documentId: string
  [field: string]: string
}

/** The transactions on a document and its draft as events of the Studio's history (published, edited, …), newest first. */
export function eventsOf(revisions: readonly Revision[], id: string): HistoryEvent[] {
  const published = publishedId(id)
  const version = id === published ? draftId(id) : id
  return [...Map.groupBy(revisions, ({ sequence }) => sequence).values()]
    .flatMap((group) => {
      const find = (documentId: string) => group.find((revision) => revision.documentId === documentId)
      return eventOf(find(published), find(version), { published, version }) ?? []
    })
    .toReversed()
}

function eventOf(
  published: Revision | undefined,
  version: Revision | undefined,
  ids: { published: string; version: string },
): HistoryEvent | undefined {
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
    const type = published.previousRevision === null ? 'createLiveDocument' : 'updateLiveDocument'
    return { type, ...base, revisionId: transactionId }
  }
  if (version && isGone(version)) {
    const versionRevisionId = version.previousRevision ?? transactionId
    return { type: 'deleteDocumentVersion', ...versioned, versionRevisionId }
  }
  // The Studio makes the events of single edits from the transactions themselves.
  return version?.previousRevision === null ? { type: 'createDocumentVersion', ...versioned } : undefined
}

function isGone({ resultRevision }: Revision): boolean {
  return resultRevision === null
}
