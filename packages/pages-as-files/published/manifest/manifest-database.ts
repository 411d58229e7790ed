import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { z } from 'zod'
import type { Redirect } from '../../site.ts'
import { isDamage } from './open-for-reading.ts'
import { FORGET_OUTSIDE, MANIFEST_VERSION, schema } from './schema.ts'

/** The file can't be used whatever the disk does: it is damaged, empty or that of another version. */
export class UnusableManifest extends Error {
  /** Of another version; undefined for a damaged file. */
  readonly version: number | undefined

  constructor(message: string, version?: number) {
    super(message)
    this.name = 'UnusableManifest'
    this.version = version
  }
}

/** The manifest's file, open for the one who writes it. Each statement is prepared once. */
export class ManifestDatabase {
  readonly #file: string
  readonly #statements = new Map<string, StatementSync>()
  #database: DatabaseSync
  #inode: number
  #isDamaged = false

  /** Makes the file when there is none. Throws an `UnusableManifest`, or SQLite's error when the disk is the trouble. */
  constructor(file: string) {
    this.#file = file
    this.#database = openDatabase(file)
    this.#inode = statSync(file).ino
  }

  /**
   * Writes the file again when it was removed or replaced: all that it held can still be read here. Throws an `UnusableManifest`
   * when it was damaged in its place.
   */
  putBackIfGone(): void {
    const found = statSync(this.#file, { throwIfNoEntry: false })
    if (this.#isDamaged || found?.size === 0)
      throw new UnusableManifest(`The manifest ${this.#file} was damaged while it was in use.`)
    if (found?.ino === this.#inode) return
    const copy = `${this.#file}.part`
    mkdirSync(dirname(this.#file), { recursive: true })
    rmSync(copy, { force: true })
    this.#database.prepare('VACUUM INTO ?').run(copy)
    rmSync(`${this.#file}-journal`, { force: true })
    renameSync(copy, this.#file)
    this.#statements.clear()
    this.#database.close()
    this.#database = openDatabase(this.#file)
    this.#inode = statSync(this.#file).ino
  }

  all(sql: string, ...values: SQLInputValue[]): unknown[] {
    return this.#attempt(() => this.#statement(sql).all(...values))
  }

  /** The first row; undefined when there is none. */
  get(sql: string, ...values: SQLInputValue[]): unknown {
    return this.#attempt(() => this.#statement(sql).get(...values))
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#attempt(() => this.#statement(sql).run(...values))
  }

  /** The statement has the names of the values, after a colon. */
  runNamed(sql: string, values: Record<string, SQLInputValue>): void {
    this.#attempt(() => this.#statement(sql).run(values))
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

  #attempt<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      if (isDamage(error)) this.#isDamaged = true
      throw error
    }
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
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw new UnusableManifest('It is empty.')
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = NORMAL')
    check(database)
    // SQLite opens for reading alone what it may not write to, and would keep it so.
    database.exec('BEGIN IMMEDIATE; COMMIT')
    return database
  } catch (error) {
    database.close()
    throw isDamage(error) && error instanceof Error ? new UnusableManifest(error.message) : error
  }
}

/** Writes nothing into a file that is in order: the disk may be full. */
function check(database: DatabaseSync): void {
  const { quick_check: result } = checkRow.parse(database.prepare('PRAGMA quick_check').get())
  if (result !== 'ok') throw new UnusableManifest(result)
  const { user_version: version } = versionRow.parse(database.prepare('PRAGMA user_version').get())
  if (version !== 0 && version !== MANIFEST_VERSION)
    throw new UnusableManifest(`It has the version ${version}.`, version)
  if (version === 0) database.exec(`${schema}; PRAGMA user_version = ${MANIFEST_VERSION}`)
  database.exec(FORGET_OUTSIDE)
}

const checkRow = z.object({ quick_check: z.string() })
const versionRow = z.object({ user_version: z.number() })
const redirectRow = z.object({ source: z.string(), target: z.string(), permanent: z.number() })

/** Redirects as their table has them. */
export function redirectsOf(rows: unknown): Redirect[] {
  return z
    .array(redirectRow)
    .parse(rows)
    .map(({ source, target, permanent }) => ({ from: source, to: target, permanent: permanent === 1 }))
}
