import { countOf, unlessDamaged } from '../data/sqlite.ts'
import type { Commit, Store } from '../data/store.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { LakeError } from '../errors/lake-error.ts'
import { revisionsSince, stateBefore } from '../history/revisions.ts'

/** A listener that missed more changes than this is reset, which is cheaper for both sides. */
const MOST_MISSED_CHANGES = 500

/** The id of the last transaction of a dataset; undefined when nothing was ever written. */
export function newestTransaction(store: Store, dataset: string): string | undefined {
  const row = store.sql
    .get`SELECT id FROM transactions WHERE dataset = ${dataset} ORDER BY sequence DESC LIMIT 1`
  return row && String(row.id)
}

/**
 * The commits from a transaction on, that one included since a listener may have got only part of it.
 * Undefined when the transaction is unknown or too long ago, or when a part of the history since then is damaged.
 */
export function missedCommits(store: Store, dataset: string, transactionId: string): Commit[] | undefined {
  try {
    return unlessDamaged(() => commitsFrom(store, dataset, transactionId))
  } catch (error) {
    if (error instanceof LakeError) return undefined
    throw error
  }
}

/** Undoes the changes one by one, the newest first, starting with the current documents. */
function commitsFrom(store: Store, dataset: string, transactionId: string): Commit[] | undefined {
  const seen = store.transaction(dataset, transactionId)
  if (!seen) return undefined
  const since = Number(seen.sequence) - 1
  const missed = countOf(store.database, 'FROM changes WHERE dataset = ? AND sequence > ?', dataset, since)
  if (missed > MOST_MISSED_CHANGES) return undefined
  const states = new Map<string, LakeDocument | null>()
  const changes = revisionsSince(store, dataset, since)
    .toReversed()
    .map((revision) => {
      const { documentId } = revision
      const known = states.get(documentId)
      const after = known === undefined ? (store.document(dataset, documentId) ?? null) : known
      const before = stateBefore(revision, after)
      states.set(documentId, before)
      return { ...revision, before, after }
    })
  const groups = [...Map.groupBy(changes.toReversed(), ({ sequence }) => sequence).values()]
  return groups.flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { transactionId, timestamp, author: identity } = first
    return { dataset, transactionId, timestamp, identity, changes: group }
  })
}
