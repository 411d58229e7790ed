import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { Redirect } from '../../site.ts'

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
    // Next would trace the whole project for what it may find.
    for (const ending of ['', '-journal'].filter((one) => existsSync(/* turbopackIgnore: true */ file + one)))
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

/** Primary result code: sqlite.org/rescode.html#busy. */
const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26
/** Extended result code: sqlite.org/rescode.html#readonly_rollback. */
const SQLITE_READONLY_ROLLBACK = 776

/** Tells whether the manifest could not be read for the only reason that publishing is writing. */
export function isBeingWritten(error: unknown): boolean {
  return resultCodeOf(error) % 256 === SQLITE_BUSY
}

/** Tells whether a database can't be read since its writer was killed in the middle of a step. */
export function isLeftUnfinished(error: unknown): boolean {
  return resultCodeOf(error) === SQLITE_READONLY_ROLLBACK
}

/** Tells whether the file itself is the trouble, and not the disk that it lies on, nor another process. */
export function isDamage(error: unknown): boolean {
  return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(resultCodeOf(error) % 256)
}

/** SQLite's extended result code; NaN for an error of something else. */
function resultCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : Number.NaN
}

/** Redirects as their table has them; one that leads nowhere has an empty target. */
export function redirectsOf(rows: readonly Record<string, SQLOutputValue>[]): Redirect[] {
  return rows.map(({ source, target, permanent }) => ({
    from: String(source),
    to: String(target) || null,
    permanent: permanent === 1,
  }))
}
