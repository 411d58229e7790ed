import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction } from '../data/sqlite.ts'
import type { Store } from '../data/store.ts'
import { draftId, publishedId } from '../documents/lake-document.ts'

/** A version is removed when it is older than so many days and its document has at least so many newer ones. */
export type HistoryLimits = { days: number; versions: number }

type Key = { dataset: string; document: string }

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
function firstYoung({ database }: Store, now: number, days: number): number {
  const newest = database
    .prepare('SELECT timestamp FROM transactions WHERE sequence = (SELECT max(sequence) FROM changes)')
    .get()
  const until = Math.min(now, newest ? Date.parse(String(newest.timestamp)) : now)
  const [since, end] = [until - days * DAY, until].map((time) => new Date(time).toISOString())
  const young = database
    .prepare('SELECT min(sequence) AS sequence FROM transactions WHERE timestamp BETWEEN ? AND ?')
    .get(String(since), String(end))
  const lastOld = database
    .prepare('SELECT max(sequence) AS sequence FROM transactions WHERE timestamp < ? AND sequence < ?')
    .get(String(since), young?.sequence ?? Number.MAX_SAFE_INTEGER)
  return Number(lastOld?.sequence ?? -1) + 1
}

/** Where the batch of changes that begins at a transaction ends. */
function nextBatch({ database }: Store, from: number, end: number): number {
  const next = database
    .prepare(
      'SELECT sequence FROM changes WHERE sequence >= ? AND sequence < ? ORDER BY sequence LIMIT 1 OFFSET ?',
    )
    .get(from, end, BATCH)
  return Math.max(Number(next?.sequence ?? end), from + 1)
}

/** Removes what need not be kept of the transactions from one up to another, both of which are too old. */
function removeBetween(store: Store, from: number, end: number, limits: HistoryLimits): void {
  const { database } = store
  const changed = database.prepare(
    'SELECT DISTINCT dataset, document FROM changes WHERE sequence >= ? AND sequence < ?',
  )
  const remove = database.prepare(
    'DELETE FROM changes WHERE dataset = ? AND document = ? AND sequence >= ? AND sequence < ?',
  )
  for (const row of changed.all(from, end)) {
    const key = { dataset: String(row.dataset), document: String(row.document) }
    const before = isThere(store, key) ? Math.min(end, oldestKept(store, key, limits)) : end
    remove.run(key.dataset, key.document, from, before)
  }
  removeTransactions(store, from, end)
}

/** The first transaction of a document's newest versions; 0 when it has fewer than are kept. */
function oldestKept({ database }: Store, { dataset, document }: Key, { versions }: HistoryLimits): number {
  const oldest = database
    .prepare(
      'SELECT sequence FROM changes WHERE dataset = ? AND document = ? ORDER BY sequence DESC LIMIT 1 OFFSET ?',
    )
    .get(dataset, document, versions - 1)
  return Number(oldest?.sequence ?? 0)
}

/** The history of a draft is that of its document, so it is kept while either is there. */
function isThere({ database }: Store, { dataset, document }: Key): boolean {
  const ids = JSON.stringify([document, publishedId(document), draftId(document)])
  const find = database.prepare(
    'SELECT 1 FROM documents WHERE dataset = ? AND id IN (SELECT value FROM json_each(?)) LIMIT 1',
  )
  return find.get(dataset, ids) !== undefined
}

/** Those of which nothing is left, except each dataset's last, by which listeners resume. */
function removeTransactions({ database }: Store, from: number, end: number): void {
  database
    .prepare(
      `DELETE FROM transactions AS old
       WHERE sequence >= ? AND sequence < ?
         AND NOT EXISTS (SELECT 1 FROM changes WHERE changes.sequence = old.sequence)
         AND EXISTS (SELECT 1 FROM transactions AS newer WHERE newer.dataset = old.dataset AND newer.sequence > old.sequence)`,
    )
    .run(from, end)
}
