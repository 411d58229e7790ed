import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { countOf } from '../data/sqlite.ts'
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
  /** ISO 8601, UTC. */
  transactionTime: string
  before: LakeDocument | null
  after: LakeDocument | null
}

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
