import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { entryKinds, type Known } from '../published-file.ts'
import { PARTS } from './last-good.ts'
import { isDamage } from './open-for-reading.ts'

type Row = Record<string, SQLOutputValue>

/** The file can't be used whatever the disk does: it is damaged, empty, gone or that of another version. */
export class UnusableManifest extends Error {}

export type ManifestDatabase = ReturnType<typeof openManifestDatabase>

/**
 * The manifest's file, open for the one who writes it, and made when there is none. Each statement is prepared once. Throws an
 * `UnusableManifest`, or SQLite's error when the disk is the trouble.
 */
export function openManifestDatabase(file: string) {
  const statements = new Map<string, StatementSync>()
  const database = openDatabase(file)
  const { ino } = statSync(file)
  let isDamaged = false
  let next = Promise.withResolvers<void>()

  /** Throws an `UnusableManifest` when it was damaged in its place, removed or replaced. */
  function requireInPlace(): void {
    const found = statSync(file, { throwIfNoEntry: false })
    if (isDamaged || found?.size === 0 || found?.ino !== ino)
      throw new UnusableManifest(`The manifest ${file} was damaged or removed while it was in use.`)
  }

  function attempt<Result>(sql: string, work: (statement: StatementSync) => Result): Result {
    try {
      const statement = statements.get(sql) ?? database.prepare(sql)
      statements.set(sql, statement)
      return work(statement)
    } catch (error) {
      if (isDamage(error)) isDamaged = true
      throw error
    }
  }

  function all(sql: string, ...values: SQLInputValue[]): Row[] {
    return attempt(sql, (statement) => statement.all(...values))
  }

  function run(sql: string, ...values: SQLInputValue[]): void {
    attempt(sql, (statement) => statement.run(...values))
  }

  /** The first column of the first row; 0 when there is none. */
  function number(sql: string): number {
    return Number(Object.values(all(sql)[0] ?? {})[0] ?? 0)
  }

  return {
    ...{ requireInPlace, all, run, number },
    close: () => database.close(),

    /** The first column as text. */
    texts: (sql: string, ...values: SQLInputValue[]) =>
      all(sql, ...values).map((row) => String(Object.values(row)[0])),

    /** What publishing knows of the addresses of which the condition holds. */
    known(condition: string, ...values: SQLInputValue[]): Known[] {
      const columns = 'path, kind, digest, version, hash, size'
      return all(`SELECT ${columns} FROM entries WHERE ${condition}`, ...values).map((row) => ({
        path: String(row.path),
        kind: entryKinds.find((kind) => kind === row.kind) ?? 'other',
        digest: textOf(row.digest),
        version: String(row.version),
        hash: textOf(row.hash),
        size: Number(row.size),
      }))
    },

    /** The statement has the names of the values, after a colon. */
    runNamed(sql: string, values: Record<string, SQLInputValue>): void {
      attempt(sql, (statement) => statement.run(values))
    },

    /** To be called once in a step that changes what visitors can have. */
    nextRevision(): number {
      next.resolve()
      next = Promise.withResolvers()
      return number(REVISE)
    },

    /** Resolves after the next step that changes what visitors can have. */
    changed: () => next.promise,

    inOneStep(work: () => void): void {
      run('BEGIN IMMEDIATE')
      try {
        work()
        run('COMMIT')
      } catch (error) {
        if (database.isTransaction) run('ROLLBACK')
        throw error
      }
    },
  }
}

function textOf(value: SQLOutputValue | undefined): string | null {
  return typeof value === 'string' ? value : null
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
  const result = database.prepare('PRAGMA quick_check').get()?.quick_check
  if (result !== 'ok') throw new UnusableManifest(String(result))
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version !== 0 && version !== MANIFEST_VERSION)
    throw new UnusableManifest(`It has the version ${version}.`)
  if (version === 0) database.exec(`${schema}; PRAGMA user_version = ${MANIFEST_VERSION}`)
  database.exec(PARTS)
}

const REVISE = `
  INSERT INTO counters VALUES ('revision', 1)
  ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`

/** Raised whenever the tables change: a manifest of another version is made anew from the content. */
const MANIFEST_VERSION = 3

/**
 * `revision` grows with every change of a row, so that a reader can ask for what is newer than what it knows. A row whose
 * `hash` is null has no file: it was taken back, or a page names it and nobody has made it yet (`is_named`).
 */
const schema = `
  CREATE TABLE IF NOT EXISTS entries (
    path TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    is_named INTEGER NOT NULL DEFAULT 0,
    digest TEXT,
    version TEXT NOT NULL DEFAULT '',
    hash TEXT,
    size INTEGER NOT NULL DEFAULT 0,
    type TEXT NOT NULL DEFAULT '',
    forms TEXT NOT NULL DEFAULT '{}',
    is_compressed_well INTEGER NOT NULL DEFAULT 0,
    inline TEXT NOT NULL DEFAULT '{"styles":[],"scripts":[]}',
    page_id TEXT,
    listed TEXT,
    rendered INTEGER NOT NULL DEFAULT 0,
    changed INTEGER NOT NULL DEFAULT 0,
    unnamed_since INTEGER,
    revision INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_revision ON entries (revision);
  CREATE INDEX IF NOT EXISTS entries_of_pages ON entries (path)
    WHERE hash IS NOT NULL AND kind IN ('page', 'template', 'other');
  CREATE INDEX IF NOT EXISTS entries_by_page_id ON entries (page_id) WHERE page_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS entries_listed ON entries (path) WHERE listed IS NOT NULL;
  CREATE INDEX IF NOT EXISTS entries_unmade ON entries (changed) WHERE hash IS NULL AND is_named = 1;
  CREATE INDEX IF NOT EXISTS entries_quick ON entries (path) WHERE is_compressed_well = 0 AND forms <> '{}';
  CREATE TABLE IF NOT EXISTS documents_shown (
    document TEXT NOT NULL, path TEXT NOT NULL, PRIMARY KEY (document, path)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS documents_by_path ON documents_shown (path);
  CREATE TABLE IF NOT EXISTS names (
    file TEXT NOT NULL, page TEXT NOT NULL, PRIMARY KEY (file, page)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS names_by_page ON names (page);
  CREATE TABLE IF NOT EXISTS redirects (
    source TEXT PRIMARY KEY,
    target TEXT NOT NULL,
    permanent INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS problems (
    path TEXT PRIMARY KEY,
    problem TEXT NOT NULL,
    /** As JSON: the ids of the documents that the page would show. */
    documents TEXT NOT NULL DEFAULT '[]',
    /** As JSON: what is to be filled in and where. */
    fields TEXT NOT NULL DEFAULT '[]',
    since INTEGER NOT NULL
  ) STRICT;
  /** The revision of each document that every page shows which can be made, and since when. */
  CREATE TABLE IF NOT EXISTS revisions (
    document TEXT PRIMARY KEY,
    revision TEXT NOT NULL,
    since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
`
