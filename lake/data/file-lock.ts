import { DatabaseSync } from 'node:sqlite'
import { isSqliteError, SQLITE_BUSY } from './sqlite-error.ts'

/**
 * Holds `file`, which it makes when missing, until the returned function is called or the process ends. Answers undefined
 * when another process, or someone else in this one, holds it.
 * It is an empty SQLite file, because the system lifts SQLite's lock even after `kill -9`, which leaves no stale lock behind.
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
