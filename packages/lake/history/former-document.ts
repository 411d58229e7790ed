import type { Store } from '../data/store.ts'
import { draftId, type LakeDocument, publishedId } from '../documents/lake-document.ts'
import { isPreviewSecret } from '../documents/reader.ts'
import { plainError } from '../errors/lake-error.ts'
import { isLost, type Revision, readRevisions, stateBefore } from './revisions.ts'

/** After a transaction, at a time (ISO 8601), or when the document was there last. */
export type Moment = { revision: string | null; time: string | null; isLast: boolean }

/**
 * A document at a moment; null when it was not there. Throws 410 when that is so long ago that it is no longer kept, and 500 when
 * the history since then is damaged.
 */
export function formerDocument(
  store: Store,
  dataset: string,
  id: string,
  moment: Moment,
): LakeDocument | null {
  return documentThen(store, dataset, id, moment) ?? draftToBe(store, dataset, id, moment)
}

/** Undoes every later change, the newest first, starting with the current state. */
function documentThen(store: Store, dataset: string, id: string, moment: Moment): LakeDocument | null {
  const isKept = isNoLaterThan(store, dataset, moment)
  let state = store.document(dataset, id) ?? null
  let first: Revision | undefined
  for (const { revision } of readRevisions(store, dataset, [id], { newestFirst: true })) {
    if (!revision) break
    if (isKept(revision)) return state
    state = stateBefore(revision, state)
    first = revision
  }
  if (state === null || isPreviewSecret(state)) return null
  // What is left of a history that is damaged, or old, begins with some revision; what was before it is unknown.
  if (state._rev === moment.revision) return state
  return isBeforeHistory(store, dataset, id, first)
}

/**
 * The Studio asks for every revision under the id of the draft, also for one that changed the published document alone. What
 * a draft would have begun with is then that document; without it, such a revision could be neither opened nor restored.
 */
function draftToBe(store: Store, dataset: string, id: string, moment: Moment): LakeDocument | null {
  const published = publishedId(id)
  const { revision } = moment
  if (id !== draftId(published) || revision === null) return null
  const sequence = store.transaction(dataset, revision)?.sequence ?? 0
  const isOf = (document: string) =>
    store.sql.get`SELECT 1 FROM changes WHERE sequence = ${sequence} AND document = ${document}` !== undefined
  return isOf(published) && !isOf(id) ? documentThen(store, dataset, published, moment) : null
}

/** Tells whether a change came no later than the moment, so that the document is to stay as it was after it. */
function isNoLaterThan(store: Store, dataset: string, { revision, time, isLast }: Moment) {
  if (isLast) return ({ resultRevision }: Revision) => resultRevision !== null
  if (revision === null)
    return ({ timestamp }: Revision) => time === null || Date.parse(timestamp) <= Date.parse(time)
  const moment = Number(store.transaction(dataset, revision)?.sequence ?? 0)
  return ({ sequence }: Revision) => sequence <= moment
}

/**
 * Throws why what was before a change can't be shown, though no older one could be read: a part is damaged, or it is so old that it
 * is no longer kept (410).
 */
function isBeforeHistory(
  { sql }: Store,
  dataset: string,
  documentId: string,
  first: Revision | undefined,
): never {
  const oldest = sql.get`SELECT min(sequence) AS sequence FROM changes
    WHERE dataset = ${dataset} AND document = ${documentId}`
  if (first?.sequence !== oldest?.sequence) isLost(documentId)
  throw plainError(
    410,
    `The history of "${documentId}" begins at ${first?.timestamp ?? 'this moment'}; what was before that is no longer kept`,
  )
}
