import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isLeftUnfinished } from './read-errors.ts'

export type OpenedForReading = {
  database: DatabaseSync
  /** It can't follow what is written from now on. */
  isCopy: boolean
}

/**
 * Opens a database for a reader that waits so many milliseconds for a writer. A step that its writer was killed in is taken back
 * first; where nobody may write, on a disk that has become read-only, in a copy. Throws when the database can't be read.
 */
export function openForReading(file: string, timeout: number): OpenedForReading {
  const database = new DatabaseSync(file, { readOnly: true, timeout })
  try {
    read(database)
    return { database, isCopy: false }
  } catch (error) {
    database.close()
    if (!isLeftUnfinished(error)) throw error
  }
  try {
    takeBack(file, timeout)
  } catch (error) {
    // Where nobody may write it is the same again. While somebody else takes it back, a copy would be torn.
    if (!isLeftUnfinished(error)) throw error
    return { database: copyTakenBack(file), isCopy: true }
  }
  return { database: new DatabaseSync(file, { readOnly: true, timeout }), isCopy: false }
}

/** SQLite rolls the unfinished change back when a connection that may write reads. */
function takeBack(file: string, timeout: number): void {
  const database = new DatabaseSync(file, { timeout })
  try {
    read(database)
  } finally {
    database.close()
  }
}

function copyTakenBack(file: string): DatabaseSync {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'))
  try {
    const copy = join(folder, 'copy.sqlite')
    for (const ending of ['', '-journal'].filter((one) => existsSync(`${file}${one}`)))
      copyFileSync(`${file}${ending}`, `${copy}${ending}`)
    const database = new DatabaseSync(copy)
    read(database)
    return database
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read(database: DatabaseSync): void {
  database.prepare('PRAGMA schema_version').get()
}
