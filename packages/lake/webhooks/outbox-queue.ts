import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { countOf, inTransaction } from '../data/sqlite.ts'
import type { Commit } from '../data/store.ts'
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
export class OutboxQueue {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Adds a commit's changes of published documents. Call it inside the commit's SQLite transaction. */
  add(webhook: string, { dataset, transactionId, timestamp, changes }: Commit): void {
    const insert = this.#database.prepare(
      'INSERT INTO outbox (webhook, dataset, document, transaction_id, transaction_time, before, after) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    for (const { documentId, before, after } of changes.filter(isPublished)) {
      insert.run(webhook, dataset, documentId, transactionId, timestamp, toText(before), toText(after))
    }
  }

  /** The changes that a webhook has to be sent, oldest first, without the states of their documents. */
  *pending(webhook: string): Iterable<PendingChange> {
    const rows = this.#database
      .prepare('SELECT sequence, dataset, document FROM outbox WHERE webhook = ? ORDER BY sequence')
      .iterate(webhook)
    for (const { sequence, dataset, document } of rows)
      yield { sequence: Number(sequence), dataset: String(dataset), documentId: String(document) }
  }

  /**
   * The pending deliveries of one document, oldest first. Where a row's states can't be read, the current document stands in
   * for them, since the receiver must hear of the change; both states are null when there is no document either.
   */
  deliveries(webhook: string, { dataset, documentId }: DocumentKey): Delivery[] {
    const select = `
      SELECT outbox.*, documents.body AS now FROM outbox
      LEFT JOIN documents ON documents.dataset = outbox.dataset AND documents.id = outbox.document
      WHERE webhook = ? AND outbox.dataset = ? AND document = ? ORDER BY sequence`
    return this.#database.prepare(select).all(webhook, dataset, documentId).map(toDelivery)
  }

  /** Whether a document has more deliveries pending than a receiver that is away needs. */
  isCrowded(webhook: string, { dataset, documentId }: DocumentKey): boolean {
    const select = 'SELECT 1 FROM outbox WHERE webhook = ? AND dataset = ? AND document = ? LIMIT 1 OFFSET ?'
    return this.#database.prepare(select).get(webhook, dataset, documentId, CROWD - 1) !== undefined
  }

  /**
   * Keeps the first and the last of one document's deliveries that are sent as one: the first tells what was before, the last what is.
   * Of those between their transactions alone are kept.
   */
  merge(deliveries: readonly Delivery[]): readonly Delivery[] {
    const [first, ...between] = deliveries
    const last = between.pop()
    if (!first || !last || between.length === 0) return deliveries
    const ids = [
      ...between.flatMap(({ merged, transactionId }) => [...merged, transactionId]),
      ...last.merged,
    ]
    const merged = shortened(ids)
    inTransaction(this.#database, () => {
      this.remove(between)
      const update = this.#database.prepare('UPDATE outbox SET merged = ? WHERE sequence = ?')
      update.run(merged.join(' '), last.sequence)
    })
    return [first, { ...last, merged }]
  }

  remove(deliveries: readonly Delivery[]): void {
    const remove = this.#database.prepare('DELETE FROM outbox WHERE sequence = ?')
    for (const { sequence } of deliveries) remove.run(sequence)
  }

  /** Removes the deliveries to webhooks that are no longer configured, and returns how many there were. */
  removeOthers(webhooks: readonly string[]): number {
    const names = JSON.stringify(webhooks)
    const { changes } = this.#database
      .prepare('DELETE FROM outbox WHERE webhook NOT IN (SELECT value FROM json_each(?))')
      .run(names)
    return Number(changes)
  }

  removeAll(webhook: string): void {
    this.#database.prepare('DELETE FROM outbox WHERE webhook = ?').run(webhook)
  }

  count(webhook: string): number {
    return countOf(this.#database, 'FROM outbox WHERE webhook = ?', webhook)
  }
}

export function keyOf({ dataset, documentId }: DocumentKey): string {
  return `${dataset} ${documentId}`
}

export function isPublished({ documentId }: DocumentChange): boolean {
  return isPublicId(documentId)
}

function shortened(ids: readonly string[]): readonly string[] {
  const text = ids.join(' ')
  return text.length > MOST_IDS ? [createHash('sha256').update(text).digest('hex')] : ids
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
