import { draftId, publishedId } from '../documents/lake-document.ts'
import type { RevisionSummary } from './revisions.ts'

/** An event in the shape of the Studio's event store (`DocumentGroupEvent` of the package sanity). */
export type HistoryEvent = {
  type: string
  timestamp: string
  author: string
  documentId: string
  [field: string]: string
}

type Ids = { published: string; version: string }

/** What a transaction did to a document and its version. */
type Step = { published: RevisionSummary | undefined; version: RevisionSummary | undefined }

/**
 * The transactions on a document and its draft as events of the Studio's history (published, edited, …), newest first.
 *
 * What was published without a draft, by a seed or an undo, is a publish in the history of the draft too: the Studio compares a
 * draft with the newest `publishDocumentVersion` (`resolveSinceId` of the package sanity), and where there is none with the draft's
 * first revision, which has the first edit already.
 */
export function eventsOf(revisions: readonly RevisionSummary[], id: string): HistoryEvent[] {
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
