import { DatabaseSync } from 'node:sqlite'
import { isSqliteError, SQLITE_BUSY } from './sqlite.ts'

/**
 * Locks `file`, which is created when missing, until the returned function is called or the process ends. Returns undefined
 * when another process, or other code of this one, holds the lock.
 * The file is an empty SQLite database: the system releases SQLite's lock even after `kill -9`, so no stale lock remains.
 */
export function lockFile(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (isSqliteError(error, SQLITE_BUSY)) return undefined
    throw error
  }
  return () => database.close()
}
