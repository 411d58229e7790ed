import type { Store } from '../data/store.ts'
import { listIn } from '../documents/json.ts'
import { type Revision, revisionsOf } from './revisions.ts'

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

/**
 * The transactions on these documents between two of the dataset, both included, oldest first. The first is listed even when it
 * changed none of them: the Studio takes a full page without it for the last page (`getDocumentTransactions` of the package sanity).
 */
export function transactionsOn(
  store: Store,
  dataset: string,
  documentIds: readonly string[],
  { from, to }: { from: string | null; to: string | null },
): TransactionOn[] {
  const select = store.database.prepare('SELECT * FROM transactions WHERE dataset = ? AND id = ?')
  const [first, last] = [from, to].map((id) => (id === null ? undefined : select.get(dataset, id)))
  const groups = Map.groupBy(revisionsOf(store, dataset, documentIds), ({ sequence }) => sequence)
  const start = Number(first?.sequence ?? 0)
  const end = Number(last?.sequence ?? Number.POSITIVE_INFINITY)
  const listed = [...groups].filter(([sequence]) => sequence >= start && sequence <= end)
  const transactions = listed.flatMap(([_, revisions]) => transactionOf(revisions) ?? [])
  if (!first || groups.has(start)) return transactions
  const { id, timestamp, identity } = first
  const named = { id: String(id), timestamp: String(timestamp), author: String(identity) }
  return [{ ...named, revisions: [] }, ...transactions]
}

function transactionOf(revisions: Revision[]): TransactionOn | undefined {
  const [first] = revisions
  if (!first) return undefined
  const { transactionId: id, timestamp, author } = first
  return { id, timestamp, author, revisions }
}
