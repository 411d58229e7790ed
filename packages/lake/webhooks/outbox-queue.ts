import { hash } from 'node:crypto'
import type { SQLOutputValue } from 'node:sqlite'
import { countOf, inTransaction } from '../data/sqlite.ts'
import type { Commit, Store } from '../data/store.ts'
import { objectIn } from '../documents/json.ts'
import { isDocument, isPublicId, type LakeDocument } from '../documents/lake-document.ts'
import type { DocumentChange } from '../documents/workspace.ts'

/** One change of one published document that has to be sent to one webhook. */
export type Delivery = {
  /** Grows with each commit: the order of sending. */
  sequence: number
  dataset: string
  documentId: string
  transactionId: string
  /** The transactions of changes before this one that were merged into it, or a digest of them; mostly none. */
  merged: readonly string[]
  /** ISO 8601, UTC. */
  transactionTime: string
  before: LakeDocument | null
  after: LakeDocument | null
}

/** Characters of merged transactions' ids, and deliveries of one document of which those between the first and the last are merged. */
const MOST_IDS = 2_000
const CROWD = 3

/** Names a document in its dataset. */
export type DocumentKey = Pick<Delivery, 'dataset' | 'documentId'>

/** Names one row of the outbox. */
export type PendingChange = DocumentKey & Pick<Delivery, 'sequence'>

/** The table of pending deliveries, one row per webhook and change. */
export function createOutboxQueue({ database, sql }: Pick<Store, 'database' | 'sql'>) {
  return { add, pending, deliveries, isCrowded, merge, remove, removeOthers, removeAll, count }

  /** Adds a commit's changes of published documents. Call it inside the commit's SQLite transaction. */
  function add(webhook: string, { dataset, transactionId, timestamp, changes }: Commit): void {
    for (const { documentId, before, after } of changes.filter(isPublished))
      sql.run`INSERT INTO outbox (webhook, dataset, document, transaction_id, transaction_time, before, after) VALUES
        (${webhook}, ${dataset}, ${documentId}, ${transactionId}, ${timestamp}, ${toText(before)}, ${toText(after)})`
  }

  /** The changes that a webhook has to be sent, oldest first, without the states of their documents. */
  function* pending(webhook: string): Iterable<PendingChange> {
    // A statement of its own, since several may be read at a time.
    const select = 'SELECT sequence, dataset, document FROM outbox WHERE webhook = ? ORDER BY sequence'
    for (const { sequence, dataset, document } of database.prepare(select).iterate(webhook))
      yield { sequence: Number(sequence), dataset: String(dataset), documentId: String(document) }
  }

  /**
   * The pending deliveries of one document, oldest first. Where a row's states can't be read, the current document stands in
   * for them, since the receiver must hear of the change; both states are null when there is no document either.
   */
  function deliveries(webhook: string, { dataset, documentId }: DocumentKey): Delivery[] {
    const rows = sql.all`SELECT outbox.*, documents.body AS now FROM outbox
      LEFT JOIN documents ON documents.dataset = outbox.dataset AND documents.id = outbox.document
      WHERE webhook = ${webhook} AND outbox.dataset = ${dataset} AND document = ${documentId} ORDER BY sequence`
    return rows.map(toDelivery)
  }

  /** Whether a document has more deliveries pending than a receiver that is away needs. */
  function isCrowded(webhook: string, { dataset, documentId }: DocumentKey): boolean {
    const row = sql.get`SELECT 1 FROM outbox WHERE webhook = ${webhook} AND dataset = ${dataset}
      AND document = ${documentId} LIMIT 1 OFFSET ${CROWD - 1}`
    return row !== undefined
  }

  /**
   * Keeps the first and the last of one document's deliveries that are sent as one: the first tells what was before, the last what is.
   * Of those between their transactions alone are kept.
   */
  function merge(several: readonly Delivery[]): readonly Delivery[] {
    const [first, ...between] = several
    const last = between.pop()
    if (!first || !last || between.length === 0) return several
    const merged = shortened([...between.flatMap(transactionsOf), ...last.merged])
    inTransaction(database, () => {
      remove(between)
      sql.run`UPDATE outbox SET merged = ${merged.join(' ')} WHERE sequence = ${last.sequence}`
    })
    return [first, { ...last, merged }]
  }

  function remove(several: readonly Delivery[]): void {
    for (const { sequence } of several) sql.run`DELETE FROM outbox WHERE sequence = ${sequence}`
  }

  /** Removes the deliveries to webhooks that are no longer configured, and returns how many there were. */
  function removeOthers(webhooks: readonly string[]): number {
    const names = JSON.stringify(webhooks)
    return Number(
      sql.run`DELETE FROM outbox WHERE webhook NOT IN (SELECT value FROM json_each(${names}))`.changes,
    )
  }

  function removeAll(webhook: string): void {
    sql.run`DELETE FROM outbox WHERE webhook = ${webhook}`
  }

  function count(webhook: string): number {
    return countOf(database, 'FROM outbox WHERE webhook = ?', webhook)
  }
}

export type OutboxQueue = ReturnType<typeof createOutboxQueue>

/** The transactions of a change and of those that were merged into it. */
export function transactionsOf({ merged, transactionId }: Delivery): string[] {
  return [...merged, transactionId]
}

export function keyOf({ dataset, documentId }: DocumentKey): string {
  return `${dataset} ${documentId}`
}

export function isPublished({ documentId }: DocumentChange): boolean {
  return isPublicId(documentId)
}

function shortened(ids: readonly string[]): readonly string[] {
  const text = ids.join(' ')
  return text.length > MOST_IDS ? [hash('sha256', text)] : ids
}

function toText(document: LakeDocument | null): string | null {
  return document && JSON.stringify(document)
}

function toDelivery(row: Record<string, SQLOutputValue>): Delivery {
  const [before, after] = [stateIn(row.before), stateIn(row.after)]
  return {
    sequence: Number(row.sequence),
    dataset: String(row.dataset),
    documentId: String(row.document),
    transactionId: String(row.transaction_id),
    merged: row.merged === null ? [] : String(row.merged).split(' '),
    transactionTime: String(row.transaction_time),
    before: before ?? null,
    after: after === undefined ? (stateIn(row.now) ?? null) : after,
  }
}

/** The recorded document, or null where there was none; undefined when the text can't be read. */
function stateIn(text: SQLOutputValue | undefined): LakeDocument | null | undefined {
  if (text === null) return null
  const state = objectIn(String(text))
  return isDocument(state) ? state : undefined
}
