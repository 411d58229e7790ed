import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lockFile } from './file-lock.ts'
import { StartError } from './start-error.ts'

export type OpenDatabase = {
  database: DatabaseSync
  /** Closes the database, then lets another lake have the directory. */
  close(): void
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
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
`

/**
 * Opens `lake.sqlite` in a directory that is made when missing, for this lake alone. Programs may still read the file.
 * Throws a `StartError` when another lake has the directory.
 */
export function openDatabase(directory: string): OpenDatabase {
  mkdirSync(directory, { recursive: true })
  const release = lockFile(join(directory, 'lake.lock'))
  if (!release)
    throw new StartError(
      `Another lake already runs on the folder ${directory}, and two would write over each other: end that one first, or give this one a folder of its own (LAKE_DIRECTORY).`,
    )
  const database = new DatabaseSync(join(directory, 'lake.sqlite'))
  try {
    database.exec(SCHEMA)
  } catch (error) {
    database.close()
    release()
    throw error
  }
  return {
    database,
    close: () => {
      database.close()
      release()
    },
  }
}
