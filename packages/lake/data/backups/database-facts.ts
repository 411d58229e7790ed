import { basename } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ASSET_TYPES, isAssetName } from '../../documents/asset-name.ts'
import { stringAt } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import { readDocuments } from '../document-rows.ts'
import { requireKnownTables } from '../tables/tables-version.ts'

/** What a lake's database holds. */
export type DatabaseFacts = {
  /** Rows, readable or not, of all datasets. */
  documents: number
  /** Those that can't be read as documents, and changes in the history whose bytes were changed. */
  damaged: number
  /** The time of the last write: ISO 8601, UTC; undefined when there is none in the history. */
  lastWrite: string | undefined
  /** The names of the uploaded files that the documents describe. */
  assets: readonly string[]
}

/**
 * Reads a database file as a lake would, without changing it. Throws what is wrong with it when it is damaged, is no database of
 * a lake, or is one of a newer version.
 */
export function readFacts(path: string): DatabaseFacts {
  using database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  const [verdict] = database.prepare('PRAGMA integrity_check(1)').all()
  if (verdict?.integrity_check !== 'ok') throw new Error('the database is damaged')
  requireKnownTables(database)
  const names = database.prepare('SELECT DISTINCT dataset FROM documents').all()
  const assets = new Set<string>()
  let damaged = countDamagedChanges(database)
  for (const { dataset } of names)
    for (const part of readDocuments(database, String(dataset))) {
      damaged += part.damaged.size
      for (const name of part.documents.flatMap(assetsOf)) assets.add(name)
    }
  const [newest] = database.prepare('SELECT timestamp FROM transactions ORDER BY sequence DESC LIMIT 1').all()
  return {
    documents: countDocuments(database),
    damaged,
    lastWrite: newest && String(newest.timestamp),
    assets: [...assets],
  }
}

/** SQLite notices damage between rows only; what is in them has to be JSON. */
function countDamagedChanges(database: DatabaseSync): number {
  const select = database.prepare(
    'SELECT count(*) AS count FROM changes WHERE NOT (json_valid(mutations) AND json_valid(effects))',
  )
  return Number(select.get()?.count)
}

export function countDocuments(database: DatabaseSync): number {
  return Number(database.prepare('SELECT count(*) AS count FROM documents').get()?.count)
}

/** The name of the file that an asset document describes; empty for other documents. */
function assetsOf(document: LakeDocument): string[] {
  if (!ASSET_TYPES.includes(document._type)) return []
  const name = basename(stringAt(document, 'path') ?? '')
  return isAssetName(name) ? [name] : []
}
