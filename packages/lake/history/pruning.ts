import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction } from '../data/sqlite.ts'
import type { Store } from '../data/store.ts'
import { draftId, publishedId } from '../documents/lake-document.ts'

/** A version is removed when it is older than so many days and its document has at least so many newer ones. */
export type HistoryLimits = { days: number; versions: number }

const KEPT: HistoryLimits = { days: 90, versions: 50 }
const DAY = 24 * 60 * 60 * 1000
/** How many changes are looked at, and removed, at once. */
const BATCH = 100
/** In milliseconds, after each batch: an answer takes several turns, and none of this is urgent. */
const PAUSE = 20

/**
 * Removes what the limits no longer keep at `now` (in milliseconds; `firstYoung` says how days count): of documents that are gone,
 * with draft and published form, everything that is too old. The pages of the file that this empties are used for what is written
 * next. The oldest goes first, so what is left of a document's history has no gaps, even when this is broken off.
 */
export async function pruneHistory(
  store: Store,
  options: { limits?: HistoryLimits; now?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const { limits = KEPT, now = Date.now(), signal } = options
  const goesOn = async () => {
    await pause(PAUSE)
    return !signal?.aborted
  }
  const end = firstYoung(store, now, limits.days)
  for (let from = 0; from < end && (await goesOn()); ) {
    const next = nextBatch(store, from, end)
    inTransaction(store.database, () => removeBetween(store, from, next, limits))
    from = next
  }
}

/**
 * The sequence after the last old transaction; 0 when none is older than so many days. Days count back from `now` (in milliseconds) or
 * from the newest change, whichever is earlier, so that a clock that runs ahead makes nothing old. It may have written wrong dates too:
 * what precedes an old transaction is old whatever its date says, and nothing is old after the first young one.
 */
function firstYoung({ sql }: Store, now: number, days: number): number {
  const newest = sql.get`SELECT timestamp FROM transactions
    WHERE sequence = (SELECT max(sequence) FROM changes)`
  const until = Math.min(now, newest ? Date.parse(String(newest.timestamp)) : now)
  const since = new Date(until - days * DAY).toISOString()
  const young = sql.get`SELECT min(sequence) AS sequence FROM transactions
    WHERE timestamp BETWEEN ${since} AND ${new Date(until).toISOString()}`
  const lastOld = sql.get`SELECT max(sequence) AS sequence FROM transactions
    WHERE timestamp < ${since} AND sequence < ${young?.sequence ?? Number.MAX_SAFE_INTEGER}`
  return Number(lastOld?.sequence ?? -1) + 1
}

/** Where the batch of changes that begins at a transaction ends. */
function nextBatch({ sql }: Store, from: number, end: number): number {
  const next = sql.get`SELECT sequence FROM changes
    WHERE sequence >= ${from} AND sequence < ${end} ORDER BY sequence LIMIT 1 OFFSET ${BATCH}`
  return Math.max(Number(next?.sequence ?? end), from + 1)
}

/** Removes what need not be kept of the transactions from one up to another, both of which are too old. */
function removeBetween(store: Store, from: number, end: number, limits: HistoryLimits): void {
  const { sql } = store
  const changed = sql.all`SELECT DISTINCT dataset, document FROM changes
    WHERE sequence >= ${from} AND sequence < ${end}`
  for (const row of changed) {
    const [dataset, document] = [String(row.dataset), String(row.document)]
    const isKept = isThere(store, dataset, document)
    const before = isKept ? Math.min(end, oldestKept(store, dataset, document, limits)) : end
    sql.run`DELETE FROM changes
      WHERE dataset = ${dataset} AND document = ${document} AND sequence >= ${from} AND sequence < ${before}`
  }
  removeTransactions(store, from, end)
}

/** The first transaction of a document's newest versions; 0 when it has fewer than are kept. */
function oldestKept({ sql }: Store, dataset: string, document: string, { versions }: HistoryLimits): number {
  const oldest = sql.get`SELECT sequence FROM changes
    WHERE dataset = ${dataset} AND document = ${document} ORDER BY sequence DESC LIMIT 1 OFFSET ${versions - 1}`
  return Number(oldest?.sequence ?? 0)
}

/** The history of a draft is that of its document, so it is kept while either is there. */
function isThere({ sql }: Store, dataset: string, document: string): boolean {
  const row = sql.get`SELECT 1 FROM documents
    WHERE dataset = ${dataset} AND id IN (${document}, ${publishedId(document)}, ${draftId(document)}) LIMIT 1`
  return row !== undefined
}

/** Those of which nothing is left, except each dataset's last, by which listeners resume. */
function removeTransactions({ sql }: Store, from: number, end: number): void {
  sql.run`DELETE FROM transactions AS old
    WHERE sequence >= ${from} AND sequence < ${end}
      AND NOT EXISTS (SELECT 1 FROM changes WHERE changes.sequence = old.sequence)
      AND EXISTS (SELECT 1 FROM transactions AS newer WHERE newer.dataset = old.dataset AND newer.sequence > old.sequence)`
}
