import type { Store } from '../data/store.ts'
import { listIn } from '../documents/json.ts'

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
