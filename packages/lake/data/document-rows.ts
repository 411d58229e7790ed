import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { objectIn } from '../documents/json.ts'
import { isDocument, type LakeDocument } from '../documents/lake-document.ts'
import { unlessDamaged } from './sqlite.ts'

export type DocumentRows = {
  documents: readonly LakeDocument[]
  /** Why a row could not be read as a document, by its id. */
  damaged: ReadonlyMap<string, string>
}

/** What is kept under each id; undefined when that is no document. */
type Rows = Map<string, LakeDocument | undefined>

const ONE = 'SELECT id, body FROM documents WHERE dataset = ? AND id = ?'
const NO_DOCUMENT = 'what is kept is no document'
const UNREADABLE = 'that part of the file is damaged'
const UNNAMED = 'a document whose id is lost too'
/** Rows that are read at a time: some milliseconds' work. */
const STEP = 250

/**
 * Reads the documents of a dataset, each part when it is asked for, and reports damaged rows instead of failing at them: after
 * damage the last part has all anew. Throws SQLite's error when not a single row can be read.
 */
export function* readDocuments(database: DatabaseSync, dataset: string): Generator<DocumentRows> {
  const select = database.prepare(
    'SELECT id, body FROM documents WHERE dataset = ? AND id > ? ORDER BY id LIMIT ?',
  )
  let last: string | undefined = ''
  while (last !== undefined) {
    const after: string = last
    const page = unlessDamaged(() => select.all(dataset, after, STEP))
    yield page
      ? partOf(new Map(page.map((row) => [String(row.id), documentIn(row)])))
      : around(database, dataset)
    last = page?.[STEP - 1] && String(page[STEP - 1]?.id)
  }
}

function partOf(rows: Rows, lost: readonly string[] = []): DocumentRows {
  const documents = [...rows.values()].filter((document) => document !== undefined)
  const damaged = new Map(lost.map((id) => [id, UNREADABLE]))
  for (const [id, document] of rows) if (!document) damaged.set(id, NO_DOCUMENT)
  return { documents, damaged }
}

/**
 * SQLite can't scan past a damaged page, so this scans from both ends, then looks up each id that the history names. Throws when it
 * finds nothing.
 */
function around(database: DatabaseSync, dataset: string): DocumentRows {
  const rows: Rows = new Map()
  const scan = (order: 'ASC' | 'DESC') => {
    const select = database.prepare(`SELECT id, body FROM documents WHERE dataset = ? ORDER BY id ${order}`)
    for (const row of select.iterate(dataset)) rows.set(String(row.id), documentIn(row))
  }
  unlessDamaged(() => scan('ASC'))
  unlessDamaged(() => scan('DESC'))
  const find = database.prepare(ONE)
  const lost = idsInHistory(database, dataset).filter((id) => {
    if (rows.has(id)) return false
    const found = unlessDamaged(() => find.all(dataset, id))
    for (const row of found ?? []) rows.set(id, documentIn(row))
    return found === undefined
  })
  if (rows.size === 0) scan('ASC')
  return partOf(rows, lost.length > 0 ? lost : [UNNAMED])
}

function documentIn({ id, body }: Record<string, SQLOutputValue>): LakeDocument | undefined {
  const document = objectIn(String(body))
  return isDocument(document) && document._id === id ? document : undefined
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
  const find = database.prepare(ONE)
  const row = unlessDamaged(() => find.get(dataset, id))
  return row && documentIn(row)
}
