import type { DatabaseSync } from 'node:sqlite'
import { StartError } from '../errors/start-error.ts'
import { copyBeforeNewVersion } from './backups/backups.ts'
import { adviseRestoring } from './damage.ts'

/** Version of all tables, also of those created in other files. Increase it when older programs can't use the new ones. */
const SCHEMA_VERSION = 1

const SETTINGS = `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
`

const TABLES = `
  CREATE TABLE IF NOT EXISTS documents (
    dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (dataset, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, dataset TEXT NOT NULL, id TEXT NOT NULL,
    timestamp TEXT NOT NULL, identity TEXT NOT NULL, digest TEXT NOT NULL, UNIQUE (dataset, id)
  );
  CREATE TABLE IF NOT EXISTS changes (
    sequence INTEGER NOT NULL REFERENCES transactions (sequence), position INTEGER NOT NULL, dataset TEXT NOT NULL,
    document TEXT NOT NULL, type TEXT NOT NULL, previous_revision TEXT, result_revision TEXT,
    mutations TEXT NOT NULL, effects TEXT NOT NULL,
    PRIMARY KEY (sequence, position)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS changes_of_document ON changes (dataset, document, sequence);
  CREATE TABLE IF NOT EXISTS product (version TEXT NOT NULL);
`

/**
 * Creates missing tables. A database that another version of the product has written is backed up before anything is changed.
 * Throws a `StartError` when that version is a newer one whose tables this one does not know.
 */
export function prepareTables(database: DatabaseSync, directory: string, version: string): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (found > SCHEMA_VERSION)
    throw new StartError(
      `A newer version of this program has written the database in ${directory}: update this one. ${adviseRestoring(directory)}`,
    )
  const isNewVersion = found < SCHEMA_VERSION || versionOf(database) !== version
  if (isNewVersion && hasContent(database)) copyBeforeNewVersion(directory)
  database.exec(SETTINGS)
  database.exec(TABLES)
  if (!isNewVersion) return
  database.exec('BEGIN IMMEDIATE; DELETE FROM product')
  database.prepare('INSERT INTO product (version) VALUES (?)').run(version)
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`)
}

/** The version of the product that wrote last; empty when none is known. */
function versionOf(database: DatabaseSync): string {
  if (!hasTable(database, 'product')) return ''
  return String(database.prepare('SELECT version FROM product').get()?.version ?? '')
}

function hasContent(database: DatabaseSync): boolean {
  if (!hasTable(database, 'transactions')) return false
  return database.prepare('SELECT 1 FROM transactions LIMIT 1').get() !== undefined
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined
}
