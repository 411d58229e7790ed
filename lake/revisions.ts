import { applyPatch } from 'mendoza'
import { isDocument, type LakeDocument } from './document.ts'
import { isObject } from './json.ts'
import type { Store } from './store.ts'

/** One row of a document's history. `resultRevision` is null when the change removed the document. */
export type Revision = {
  sequence: number
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  type: string
  previousRevision: string | null
  resultRevision: string | null
  mutations: unknown[]
  effects: { apply: unknown[]; revert: unknown[] }
}

const SELECT = `
  SELECT sequence, transactions.id, timestamp, identity, document, type, previous_revision, result_revision, mutations, effects
  FROM changes JOIN transactions USING (sequence)`

/** The changes after a transaction, oldest first. */
export function revisionsSince(store: Store, dataset: string, sequence: number): Revision[] {
  const select = store.database.prepare(
    `${SELECT} WHERE changes.dataset = ? AND sequence > ? ORDER BY sequence, position`,
  )
  return select.all(dataset, sequence).map(revisionOf)
}

/** The changes of these documents, oldest first. */
export function revisionsOf(store: Store, dataset: string, documentIds: readonly string[]): Revision[] {
  const select = store.database.prepare(
    `${SELECT} WHERE changes.dataset = ? AND document IN (SELECT value FROM json_each(?)) ORDER BY sequence, position`,
  )
  return select.all(dataset, JSON.stringify(documentIds)).map(revisionOf)
}

/** The document as it was before a change, from what it was after it. */
export function stateBefore(
  { previousRevision, effects }: Revision,
  after: LakeDocument | null,
): LakeDocument | null {
  if (previousRevision === null) return null
  return restored(applyPatch(withoutRevision(after), effects.revert), previousRevision)
}

function restored(fields: unknown, revision: string): LakeDocument {
  const document = { ...(isObject(fields) ? fields : {}), _rev: revision }
  if (isDocument(document)) return document
  throw new Error(`The history does not lead back to revision ${revision}`)
}

function withoutRevision(document: LakeDocument | null): unknown {
  if (!document) return null
  const { _rev, ...fields } = document
  return fields
}

function revisionOf(row: Record<string, unknown>): Revision {
  const effects: unknown = JSON.parse(String(row.effects))
  const mutations: unknown = JSON.parse(String(row.mutations))
  const { apply, revert } = isObject(effects) ? effects : {}
  return {
    sequence: Number(row.sequence),
    transactionId: String(row.id),
    timestamp: String(row.timestamp),
    author: String(row.identity),
    documentId: String(row.document),
    type: String(row.type),
    previousRevision: row.previous_revision === null ? null : String(row.previous_revision),
    resultRevision: row.result_revision === null ? null : String(row.result_revision),
    mutations: Array.isArray(mutations) ? mutations : [],
    effects: { apply: Array.isArray(apply) ? apply : [], revert: Array.isArray(revert) ? revert : [] },
  }
}
