import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../errors/lake-error.ts'
import { failureOfSnapshot } from '../backups/backup-process.ts'
import { adviseRestoring } from '../damage.ts'
import { databaseFile, type Place } from '../place.ts'
import { inTransaction } from '../sqlite.ts'
import { MIGRATIONS } from './migrations.ts'
import { hasTable, requireKnownTables, tablesVersion, versionOf } from './tables-version.ts'

const SETTINGS = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
`

/**
 * Brings the tables to this version. A database that another version of the product has written is backed up before anything is
 * changed. Throws a `StartError` when that version is a newer one whose tables this one does not know, or when the tables have to
 * be changed and the backup fails.
 */
export function prepareTables(database: DatabaseSync, place: Place): void {
  refuseNewer(database, place)
  const pending = MIGRATIONS.slice(tablesVersion(database))
  const version = place.version ?? ''
  const isNewProduct = versionOf(database) !== version
  if ((pending.length > 0 || isNewProduct) && hasContent(database)) takeSnapshot(place, pending.length > 0)
  database.exec(SETTINGS)
  for (const migration of pending)
    inTransaction(database, () => {
      migration(database)
      database.exec(`PRAGMA user_version = ${tablesVersion(database) + 1}`)
    })
  if (isNewProduct) noteVersion(database, version)
}

function refuseNewer(database: DatabaseSync, place: Place): void {
  try {
    requireKnownTables(database)
  } catch (error) {
    if (!(error instanceof Error) || 'errcode' in error) throw error
    const reason = `${databaseFile(place)} can't be used: ${error.message}.`
    throw new StartError(`${reason} ${adviseRestoring(place)}`)
  }
}

function takeSnapshot(place: Place, isRequired: boolean): void {
  const failure = failureOfSnapshot(place)
  if (failure === undefined) return
  if (isRequired)
    throw new StartError(
      `This version of the program changes the tables of ${databaseFile(place)}, and the backup before that could not be made: ${failure}. Nothing was changed. Put that right and start again, or start the former version.`,
    )
  console.warn(`No backup could be made before this version starts: ${failure}.`)
}

function noteVersion(database: DatabaseSync, version: string): void {
  inTransaction(database, () => {
    database.exec('DELETE FROM product')
    database.prepare('INSERT INTO product (version) VALUES (?)').run(version)
  })
}

function hasContent(database: DatabaseSync): boolean {
  if (!hasTable(database, 'transactions')) return false
  return database.prepare('SELECT 1 FROM transactions LIMIT 1').get() !== undefined
}
