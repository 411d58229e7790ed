import type { Store } from '../data/store.ts'
import { listIn } from '../documents/json.ts'
import { type Revision, readRevisions } from './revisions.ts'

export type ListedTransaction = {
  id: string
  /** ISO 8601 with milliseconds, UTC. */
  timestamp: string
  author: string
  documentIDs: string[]
}

type Range = { fromTime: string; toTime: string; limit: number; newestFirst: boolean }

/** The transactions of a dataset between two times, each with the ids of what it changed and without its content. */
export function transactionsBetween(store: Store, dataset: string, range: Range): ListedTransaction[] {
  const select = store.database.prepare(
    `SELECT transactions.id, timestamp, identity, json_group_array(document) AS documents
     FROM transactions JOIN changes USING (sequence)
     WHERE transactions.dataset = ? AND timestamp BETWEEN ? AND ?
     GROUP BY sequence ORDER BY sequence ${range.newestFirst ? 'DESC' : 'ASC'} LIMIT ?`,
  )
  return select.all(dataset, range.fromTime, range.toTime, range.limit).map((row) => ({
    id: String(row.id),
    timestamp: String(row.timestamp),
    author: String(row.identity),
    documentIDs: (listIn(String(row.documents)) ?? []).map(String),
  }))
}

/** A transaction with what it changed of the requested documents, which may be nothing. */
export type TransactionOn = Omit<ListedTransaction, 'documentIDs'> & { revisions: Revision[] }

type RangeOn = {
  /** Ids of the first and the last transaction, both included. */
  from: string | null
  to: string | null
  limit: number
  newestFirst: boolean
  withMutations: boolean
}

/**
 * The transactions on these documents between two of the dataset, no more than the limit. The first is listed even when it changed
 * none of them: the Studio takes a full page without it for the last page (`getDocumentTransactions` of the package sanity).
 */
export function transactionsOn(
  store: Store,
  dataset: string,
  documentIds: readonly string[],
  { from, to, limit, ...order }: RangeOn,
): TransactionOn[] {
  const [first, last] = [from, to].map((id) => (id === null ? undefined : store.transaction(dataset, id)))
  const range = { from: first && Number(first.sequence), to: last && Number(last.sequence) }
  const revisions = readRevisions(store, dataset, documentIds, { ...range, ...order })
  const transactions = grouped(revisions, limit, order.newestFirst)
  if (!first || transactions.some(({ id }) => id === first.id)) return transactions
  const { id, timestamp, identity } = first
  const named = { id: String(id), timestamp: String(timestamp), author: String(identity), revisions: [] }
  const listed = order.newestFirst ? [...transactions, named] : [named, ...transactions]
  return listed.slice(0, limit)
}

/** Stops reading when there are enough. Nothing is listed of a document from before a damaged row: it can't be followed past that. */
function grouped(
  read: ReturnType<typeof readRevisions>,
  limit: number,
  newestFirst: boolean,
): TransactionOn[] {
  const groups = new Map<number, Revision[]>()
  const lost = new Set<string>()
  for (const { sequence, documentId, revision } of read) {
    if (groups.size === limit && !groups.has(sequence)) break
    if (!revision && newestFirst) lost.add(documentId)
    else if (!revision) forget(groups, documentId)
    else if (!lost.has(documentId)) groups.set(sequence, [...(groups.get(sequence) ?? []), revision])
  }
  return [...groups.values()].flatMap((revisions) => transactionOf(revisions) ?? [])
}

function forget(groups: Map<number, Revision[]>, documentId: string): void {
  for (const [sequence, revisions] of groups) {
    const others = revisions.filter((revision) => revision.documentId !== documentId)
    if (others.length > 0) groups.set(sequence, others)
    else groups.delete(sequence)
  }
}

function transactionOf(revisions: Revision[]): TransactionOn | undefined {
  const [first] = revisions
  if (!first) return undefined
  const { transactionId: id, timestamp, author } = first
  return { id, timestamp, author, revisions }
}
