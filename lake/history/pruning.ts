import { setImmediate } from 'node:timers/promises'
import type { Store } from '../data/store.ts'
import { draftId, publishedId } from '../documents/lake-document.ts'

/** A version is removed when it is older than so many days and its document has at least so many newer ones. */
export type HistoryLimits = { days: number; versions: number }

type Key = { dataset: string; document: string }

const KEPT: HistoryLimits = { days: 90, versions: 50 }
const DAY = 24 * 60 * 60 * 1000
/** In milliseconds: a start has more urgent work. */
const FIRST_AFTER = 60_000
/** How many documents, or transactions, are dealt with at once; then requests have their turn. */
const BATCH = 200

/** Prunes the history soon after the start and then every day. Returns the function that ends it. */
export function pruneDaily(store: Store): () => void {
  const ending = new AbortController()
  const prune = () =>
    pruneHistory(store, { signal: ending.signal }).catch((error: unknown) => {
      console.warn('Old history could not be removed; it is tried again in a day:', error)
    })
  const first = setTimeout(prune, FIRST_AFTER).unref()
  const timer = setInterval(prune, DAY).unref()
  return () => {
    ending.abort()
    clearTimeout(first)
    clearInterval(timer)
  }
}

/**
 * Removes what the limits no longer keep at `now` (in milliseconds): of documents that are gone, with draft and published form,
 * everything that is too old. The pages of the file that this empties are used for what is written next. What is left of a
 * document's history has no gaps.
 */
export async function pruneHistory(
  store: Store,
  options: { limits?: HistoryLimits; now?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const { limits = KEPT, now = Date.now(), signal } = options
  const end = firstSince(store, new Date(now - limits.days * DAY).toISOString())
  const documents = documentsBefore(store, end)
  for (let from = 0; from < documents.length && !signal?.aborted; from += BATCH) {
    inOneStep(store, () => {
      for (const key of documents.slice(from, from + BATCH)) removeVersions(store, key, end, limits)
    })
    await setImmediate()
  }
  while (!signal?.aborted && removeTransactions(store, end) > 0) await setImmediate()
}

/** The first transaction that is young enough; everything before it is too old, whatever a wrong clock has written there. */
function firstSince({ database }: Store, time: string): number {
  const first = database
    .prepare('SELECT sequence FROM transactions WHERE timestamp >= ? ORDER BY sequence LIMIT 1')
    .get(time)
  const last = database.prepare('SELECT max(sequence) AS sequence FROM transactions').get()
  return Number(first?.sequence ?? Number(last?.sequence ?? 0) + 1)
}

function documentsBefore({ database }: Store, end: number): Key[] {
  const select = database.prepare('SELECT DISTINCT dataset, document FROM changes WHERE sequence < ?')
  return select
    .all(end)
    .map(({ dataset, document }) => ({ dataset: String(dataset), document: String(document) }))
}

function removeVersions(store: Store, key: Key, end: number, { versions }: HistoryLimits): void {
  const { dataset, document } = key
  const { database } = store
  const oldestKept = database
    .prepare(
      'SELECT sequence FROM changes WHERE dataset = ? AND document = ? ORDER BY sequence DESC LIMIT 1 OFFSET ?',
    )
    .get(dataset, document, versions - 1)
  const before = isThere(store, key) ? Math.min(end, Number(oldestKept?.sequence ?? 0)) : end
  database
    .prepare('DELETE FROM changes WHERE dataset = ? AND document = ? AND sequence < ?')
    .run(dataset, document, before)
}

/** The history of a draft is that of its document, so it is kept while either is there. */
function isThere({ database }: Store, { dataset, document }: Key): boolean {
  const ids = JSON.stringify([document, publishedId(document), draftId(document)])
  const find = database.prepare(
    'SELECT 1 FROM documents WHERE dataset = ? AND id IN (SELECT value FROM json_each(?)) LIMIT 1',
  )
  return find.get(dataset, ids) !== undefined
}

/** Those of which nothing is left, but for each dataset's last, by which listeners resume. Returns how many there were. */
function removeTransactions({ database }: Store, end: number): number {
  const { changes } = database
    .prepare(
      `DELETE FROM transactions WHERE sequence IN (
         SELECT sequence FROM transactions AS old
         WHERE sequence < ? AND NOT EXISTS (SELECT 1 FROM changes WHERE changes.sequence = old.sequence)
           AND EXISTS (SELECT 1 FROM transactions AS newer WHERE newer.dataset = old.dataset AND newer.sequence > old.sequence)
         LIMIT ?)`,
    )
    .run(end, BATCH)
  return Number(changes)
}

function inOneStep({ database }: Store, work: () => void): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    work()
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
