import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { objectIn } from '../documents/json.ts'
import { isDocument, type LakeDocument } from '../documents/lake-document.ts'
import { unlessDamaged } from './sqlite-error.ts'

export type DocumentRows = {
  documents: readonly LakeDocument[]
  /** Why a row could not be read as a document, by its id. */
  damaged: ReadonlyMap<string, string>
}

/** What is kept under each id; undefined when that is no document. */
type Rows = Map<string, LakeDocument | undefined>

const NO_DOCUMENT = 'what is kept is no document'
const UNREADABLE = 'that part of the file is damaged'
const UNNAMED = 'a document whose id is lost too'

/**
 * Reads the documents of a dataset and reports damaged rows instead of failing at them. Throws SQLite's error when not a
 * single row can be read.
 */
export function readDocuments(database: DatabaseSync, dataset: string): DocumentRows {
  const rows: Rows = new Map()
  const damaged = new Map<string, string>()
  const isWhole = unlessDamaged(() => readInto(rows, database, dataset, 'ASC'))
  if (!isWhole) {
    const lost = readAroundDamage(rows, database, dataset)
    if (rows.size === 0) readInto(rows, database, dataset, 'ASC')
    for (const id of lost.length > 0 ? lost : [UNNAMED]) damaged.set(id, UNREADABLE)
  }
  const documents: LakeDocument[] = []
  for (const [id, document] of rows) {
    if (document) documents.push(document)
    else damaged.set(id, NO_DOCUMENT)
  }
  return { documents, damaged }
}

function readInto(rows: Rows, database: DatabaseSync, dataset: string, order: 'ASC' | 'DESC'): true {
  const select = database.prepare(`SELECT id, body FROM documents WHERE dataset = ? ORDER BY id ${order}`)
  for (const row of select.iterate(dataset)) rows.set(String(row.id), documentIn(row))
  return true
}

function documentIn({ id, body }: Record<string, SQLOutputValue>): LakeDocument | undefined {
  const document = objectIn(String(body))
  return isDocument(document) && document._id === id ? document : undefined
}

/**
 * SQLite can't scan past a damaged page, so this scans from the other end as well, then looks up each id that the history
 * names. Adds the rows that it finds, and returns the ids of those that can't be read.
 */
function readAroundDamage(rows: Rows, database: DatabaseSync, dataset: string): string[] {
  unlessDamaged(() => readInto(rows, database, dataset, 'DESC'))
  const find = database.prepare('SELECT id, body FROM documents WHERE dataset = ? AND id = ?')
  return idsInHistory(database, dataset).filter((id) => {
    if (rows.has(id)) return false
    const found = unlessDamaged(() => find.all(dataset, id))
    for (const row of found ?? []) rows.set(id, documentIn(row))
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

/** One document as it is on disk; undefined when there is none that can be read. */
export function readDocument(database: DatabaseSync, dataset: string, id: string): LakeDocument | undefined {
  const find = database.prepare('SELECT id, body FROM documents WHERE dataset = ? AND id = ?')
  const row = unlessDamaged(() => find.get(dataset, id))
  return row && documentIn(row)
}
