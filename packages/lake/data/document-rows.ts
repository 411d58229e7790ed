import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { objectIn } from '../documents/json.ts'
import { isDocument, type LakeDocument } from '../documents/lake-document.ts'
import { unlessDamaged } from './sqlite-error.ts'

export type DocumentRows = {
  documents: readonly LakeDocument[]
  /** Why a row could not be read as a document, by its id. */
  damaged: ReadonlyMap<string, string>
}

type Row = Record<string, SQLOutputValue>

const NO_DOCUMENT = 'what is kept is no document'
const UNREADABLE = 'that part of the file is damaged'
const UNNAMED = 'a document whose id is lost too'

/**
 * Reads the documents of a dataset and reports damaged rows instead of failing at them. Throws SQLite's error when not a
 * single row can be read.
 */
export function readDocuments(database: DatabaseSync, dataset: string): DocumentRows {
  const rows = new Map<string, Row>()
  const damaged = new Map<string, string>()
  const isWhole = unlessDamaged(() => readInto(rows, database, dataset, 'ASC'))
  if (!isWhole) {
    const lost = readAroundDamage(rows, database, dataset)
    if (rows.size === 0) readInto(rows, database, dataset, 'ASC')
    for (const id of lost.length > 0 ? lost : [UNNAMED]) damaged.set(id, UNREADABLE)
  }
  const documents: LakeDocument[] = []
  for (const [id, { body }] of rows) {
    const document = objectIn(String(body))
    if (isDocument(document) && document._id === id) documents.push(document)
    else damaged.set(id, NO_DOCUMENT)
  }
  return { documents, damaged }
}

function readInto(
  rows: Map<string, Row>,
  database: DatabaseSync,
  dataset: string,
  order: 'ASC' | 'DESC',
): true {
  const select = database.prepare(`SELECT id, body FROM documents WHERE dataset = ? ORDER BY id ${order}`)
  for (const row of select.iterate(dataset)) rows.set(String(row.id), row)
  return true
}

/**
 * SQLite can't scan past a damaged page, so this scans from the other end as well, then looks up each id that the history
 * names. Adds the rows that it finds, and returns the ids of those that can't be read.
 */
function readAroundDamage(rows: Map<string, Row>, database: DatabaseSync, dataset: string): string[] {
  unlessDamaged(() => readInto(rows, database, dataset, 'DESC'))
  const find = database.prepare('SELECT id, body FROM documents WHERE dataset = ? AND id = ?')
  return idsInHistory(database, dataset).filter((id) => {
    if (rows.has(id)) return false
    const found = unlessDamaged(() => find.all(dataset, id))
    for (const row of found ?? []) rows.set(id, row)
    return found === undefined
  })
}

/** The ids of the documents that exist according to the history, as far as the history can be read. */
function idsInHistory(database: DatabaseSync, dataset: string): string[] {
  // With max(), SQLite takes the other columns from the row that has the maximum.
  const select = database.prepare(
    'SELECT document, result_revision, max(sequence) FROM changes WHERE dataset = ? GROUP BY document',
  )
  const ids: string[] = []
  unlessDamaged(() => {
    for (const row of select.iterate(dataset)) {
      if (row.result_revision !== null) ids.push(String(row.document))
    }
  })
  return ids
}
