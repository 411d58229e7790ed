import type { SQLOutputValue } from 'node:sqlite'
import { applyPatch } from 'mendoza'
import type { Store } from '../data/store.ts'
import type { DocumentDiff } from '../documents/document-diff.ts'
import { listIn, objectIn } from '../documents/json.ts'
import { isDocument, type LakeDocument } from '../documents/lake-document.ts'
import { plainError } from '../errors/lake-error.ts'

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
  effects: DocumentDiff
}

const SELECT = `
  SELECT sequence, transactions.id, timestamp, identity, document, type, previous_revision, result_revision, mutations, effects
  FROM changes JOIN transactions USING (sequence)`

type Row = Record<string, SQLOutputValue>

/** The changes after a transaction, oldest first. Throws 500 when one of them is damaged. */
export function revisionsSince(store: Store, dataset: string, sequence: number): Revision[] {
  const select = store.database.prepare(
    `${SELECT} WHERE changes.dataset = ? AND sequence > ? ORDER BY sequence, position`,
  )
  return select.all(dataset, sequence).map((row) => revisionOf(row) ?? isLost(String(row.document)))
}

/** The changes of these documents, oldest first; those of a document with a damaged row start after that row. */
export function revisionsOf(store: Store, dataset: string, documentIds: readonly string[]): Revision[] {
  const select = store.database.prepare(
    `${SELECT} WHERE changes.dataset = ? AND document IN (SELECT value FROM json_each(?)) ORDER BY sequence, position`,
  )
  return sinceDamage(select.all(dataset, JSON.stringify(documentIds)))
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

/**
 * Throws why what was before the first of a document's changes can't be shown: a part is damaged, or it is so old that it is no
 * longer kept (410).
 */
export function isBeforeHistory(
  store: Store,
  dataset: string,
  documentId: string,
  [first]: readonly Revision[],
): never {
  const select = store.database.prepare(
    'SELECT min(sequence) AS sequence FROM changes WHERE dataset = ? AND document = ?',
  )
  if (first?.sequence !== select.get(dataset, documentId)?.sequence) isLost(documentId)
  throw plainError(
    410,
    `The history of "${documentId}" begins at ${first?.timestamp ?? 'this moment'}; what was before that is no longer kept`,
  )
}

/** Drops all changes of a document up to its last damaged row, since its history can't be followed past that. */
function sinceDamage(rows: readonly Row[]): Revision[] {
  const lost = new Set<string>()
  const readable = rows.toReversed().flatMap((row) => {
    const revision = lost.has(String(row.document)) ? undefined : revisionOf(row)
    if (!revision) lost.add(String(row.document))
    return revision ?? []
  })
  return readable.reverse()
}

function withoutRevision(document: LakeDocument | null): unknown {
  if (!document) return null
  const { _rev, ...fields } = document
  return fields
}

/** Undefined when the row is damaged. */
function revisionOf(row: Row): Revision | undefined {
  const { apply, revert } = objectIn(String(row.effects)) ?? {}
  const mutations = listIn(String(row.mutations))
  if (!mutations || !Array.isArray(apply) || !Array.isArray(revert)) return undefined
  return {
    sequence: Number(row.sequence),
    transactionId: String(row.id),
    timestamp: String(row.timestamp),
    author: String(row.identity),
    documentId: String(row.document),
    type: String(row.type),
    previousRevision: row.previous_revision === null ? null : String(row.previous_revision),
    resultRevision: row.result_revision === null ? null : String(row.result_revision),
    mutations,
    effects: { apply, revert },
  }
}
