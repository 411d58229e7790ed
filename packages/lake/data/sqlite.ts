import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

// Result codes of sqlite.org/rescode.html.
export const SQLITE_BUSY = 5
export const SQLITE_CORRUPT = 11
export const SQLITE_NOTADB = 26

/** In milliseconds by the clock: a lake locks out the readers of its database only while it starts or ends. */
const PATIENCE = 5_000

/** Opens a database that a lake may be writing to, to read it. */
export function openToRead(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: PATIENCE })
}

/** Tells whether an error has one of these primary result codes, which are the lowest byte of extended ones. */
export function isSqliteError(error: unknown, ...results: readonly number[]): error is Error {
  if (!(error instanceof Error && 'errcode' in error)) return false
  return results.includes(Number(error.errcode) & 0xff)
}

/** What `read` returns, or undefined when the part of the file that it needs is damaged. */
export function unlessDamaged<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (isSqliteError(error, SQLITE_CORRUPT)) return undefined
    throw error
  }
}

/** How many rows there are `FROM …`. */
export function countOf(database: DatabaseSync, rows: string, ...values: (string | number)[]): number {
  return Number(database.prepare(`SELECT count(*) AS count ${rows}`).get(...values)?.count)
}

/**
 * Runs SQL that is written with its values, each of which is bound where it stands; every statement is prepared once. `onWrite` is called
 * after each that changes something, inside its transaction. Node's own `createTagStore` does the same, but `close` does not end its statements (Node 24.21): the file would stay open, and its log in use.
 */
export function statementsOf(database: DatabaseSync, onWrite: () => void = () => undefined) {
  const prepared = new WeakMap<TemplateStringsArray, StatementSync>()
  const statement = (texts: TemplateStringsArray) => {
    const known = prepared.get(texts) ?? database.prepare(texts.join('?'))
    prepared.set(texts, known)
    return known
  }
  return {
    all: (texts: TemplateStringsArray, ...values: SQLInputValue[]) => statement(texts).all(...values),
    get: (texts: TemplateStringsArray, ...values: SQLInputValue[]) => statement(texts).get(...values),
    run: (texts: TemplateStringsArray, ...values: SQLInputValue[]) => {
      const done = statement(texts).run(...values)
      if (done.changes !== 0) onWrite()
      return done
    },
  }
}

export type Statements = ReturnType<typeof statementsOf>

/** Does all of the work or, when it throws, nothing of it. Returns once that is on disk. */
export function inTransaction<Value>(database: DatabaseSync, work: () => Value): Value {
  database.exec('BEGIN IMMEDIATE')
  try {
    const value = work()
    database.exec('COMMIT')
    return value
  } catch (error) {
    // SQLite has ended it by itself where the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

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
