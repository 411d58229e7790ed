import type { SQLOutputValue } from 'node:sqlite'
import { applyPatch } from 'mendoza'
import type { Store } from '../data/store.ts'
import { type DocumentDiff, withoutRevision } from '../documents/document-diff.ts'
import { listIn, objectIn } from '../documents/json.ts'
import { isDocument, type LakeDocument } from '../documents/lake-document.ts'
import { plainError } from '../errors/lake-error.ts'

/** What is known of a change without what it changed. `resultRevision` is null when it removed the document. */
export type RevisionSummary = {
  sequence: number
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  previousRevision: string | null
  resultRevision: string | null
}

/** One row of a document's history. */
export type Revision = RevisionSummary & { mutations: unknown[]; effects: DocumentDiff }

/** Which changes are read, and from which end. */
export type Selection = {
  /** The first and the last transaction, both included. */
  from?: number
  to?: number
  newestFirst?: boolean
  /** Without them `mutations` is empty. */
  withMutations?: boolean
}

/** A change of a document; without `revision` when that is damaged. */
type Read = { sequence: number; documentId: string; revision: Revision | undefined }

const SUMMARY = 'sequence, transactions.id, timestamp, identity, document, previous_revision, result_revision'
const SOURCE = 'FROM changes JOIN transactions USING (sequence)'
const OF_DOCUMENTS = 'changes.dataset = ? AND document IN (SELECT value FROM json_each(?))'

type Row = Record<string, SQLOutputValue>

/** The changes after a transaction, oldest first. Throws 500 when one of them is damaged. */
export function revisionsSince(store: Store, dataset: string, sequence: number): Revision[] {
  const select = store.database.prepare(
    `SELECT ${SUMMARY}, mutations, effects ${SOURCE} WHERE changes.dataset = ? AND sequence > ? ORDER BY sequence, position`,
  )
  return select.all(dataset, sequence).map((row) => revisionOf(row) ?? isLost(String(row.document)))
}

/** What is known of the changes of these documents, oldest first. */
export function summariesOf(
  store: Store,
  dataset: string,
  documentIds: readonly string[],
): RevisionSummary[] {
  const select = store.database.prepare(
    `SELECT ${SUMMARY} ${SOURCE} WHERE ${OF_DOCUMENTS} ORDER BY sequence, position`,
  )
  return select.all(dataset, JSON.stringify(documentIds)).map(summaryOf)
}

/**
 * The changes of these documents, each read when it is asked for: together they may be larger than the memory. First come their
 * keys, which the index holds; to sort whole rows, SQLite would read them all.
 */
export function* readRevisions(
  store: Store,
  dataset: string,
  documentIds: readonly string[],
  { from = 0, to = Number.MAX_SAFE_INTEGER, newestFirst = false, withMutations = false }: Selection,
): Generator<Read> {
  const keys = store.database.prepare(
    `SELECT sequence, position FROM changes WHERE ${OF_DOCUMENTS} AND sequence BETWEEN ? AND ?
     ORDER BY sequence ${newestFirst ? 'DESC' : 'ASC'}, position`,
  )
  const mutations = withMutations ? 'mutations' : "'[]' AS mutations"
  const select = store.database.prepare(
    `SELECT ${SUMMARY}, ${mutations}, effects ${SOURCE} WHERE sequence = ? AND position = ?`,
  )
  for (const { sequence, position } of keys.all(dataset, JSON.stringify(documentIds), from, to)) {
    const row = select.get(Number(sequence), Number(position))
    if (row)
      yield {
        sequence: Number(sequence),
        documentId: String(row.document),
        revision: revisionOf(row),
      }
  }
}

/** The document before a change, computed from its state after it. Throws 500 when that state is of another revision. */
export function stateBefore(
  { documentId, previousRevision, resultRevision, effects }: Revision,
  after: LakeDocument | null,
): LakeDocument | null {
  if (resultRevision !== (after?._rev ?? null)) isLost(documentId)
  if (previousRevision === null) return null
  const fields: unknown = applyPatch(withoutRevision(after), effects.revert)
  const before = typeof fields === 'object' && { ...fields, _rev: previousRevision }
  return isDocument(before) ? before : isLost(documentId)
}

/** Throws 500: the history of a document can't be followed back as far as requested. */
export function isLost(documentId: string): never {
  throw plainError(
    500,
    `A part of the history of "${documentId}" is damaged; what was before it can't be shown`,
  )
}

/** Undefined when the row is damaged. */
function revisionOf(row: Row): Revision | undefined {
  const { apply, revert } = objectIn(String(row.effects)) ?? {}
  const mutations = listIn(String(row.mutations))
  if (!mutations || !Array.isArray(apply) || !Array.isArray(revert)) return undefined
  return { ...summaryOf(row), mutations, effects: { apply, revert } }
}

function summaryOf(row: Row): RevisionSummary {
  return {
    sequence: Number(row.sequence),
    transactionId: String(row.id),
    timestamp: String(row.timestamp),
    author: String(row.identity),
    documentId: String(row.document),
    previousRevision: row.previous_revision === null ? null : String(row.previous_revision),
    resultRevision: row.result_revision === null ? null : String(row.result_revision),
  }
}
