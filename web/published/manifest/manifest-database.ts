import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { z } from 'zod'
import type { Redirect } from '#content/addresses/redirect.ts'
import { FORGET_OUTSIDE } from './manifest-statements.ts'
import { MANIFEST_VERSION, schema } from './schema.ts'

/** The manifest's file, open for the one who writes it. Each statement is prepared once. */
export class ManifestDatabase {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  /** Throws when the file is no manifest of this version. */
  constructor(file: string) {
    this.#database = openDatabase(file)
  }

  all(sql: string, ...values: SQLInputValue[]): unknown[] {
    return this.#statement(sql).all(...values)
  }

  /** The first row; undefined when there is none. */
  get(sql: string, ...values: SQLInputValue[]): unknown {
    return this.#statement(sql).get(...values)
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#statement(sql).run(...values)
  }

  /** The statement has the names of the values, after a colon. */
  runNamed(sql: string, values: Record<string, SQLInputValue>): void {
    this.#statement(sql).run(values)
  }

  inOneStep(work: () => void): void {
    this.run('BEGIN IMMEDIATE')
    try {
      work()
      this.run('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.run('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#database.close()
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }
}

/** Without a WAL, so that delivery can read it on a disk that is full or may not be written to. */
function openDatabase(file: string): DatabaseSync {
  // Of a file that was emptied, its readers know more than it does: they notice another file alone.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw new Error('It is empty.')
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = NORMAL')
    const check = z.object({ quick_check: z.string() }).parse(database.prepare('PRAGMA quick_check').get())
    if (check.quick_check !== 'ok') throw new Error(check.quick_check)
    const { user_version: version } = z
      .object({ user_version: z.number() })
      .parse(database.prepare('PRAGMA user_version').get())
    if (version !== 0 && version !== MANIFEST_VERSION) throw new Error(`It has the version ${version}.`)
    database.exec(schema)
    database.exec(FORGET_OUTSIDE)
    database.exec(`PRAGMA user_version = ${MANIFEST_VERSION}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const redirectRow = z.object({ source: z.string(), target: z.string(), permanent: z.number() })

/** Redirects as their table has them. */
export function redirectsOf(rows: unknown): Redirect[] {
  return z
    .array(redirectRow)
    .parse(rows)
    .map(({ source, target, permanent }) => ({ from: source, to: target, permanent: permanent === 1 }))
}
