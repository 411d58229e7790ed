import { DatabaseSync } from 'node:sqlite'
import { MIGRATIONS } from './migrations.ts'

type Entry = { type: string; name: string; sql: string }

/** Which databases had before there were migrations, and what SQLite and Litestream make for themselves. */
const NOT_MIGRATED = /^(sessions|sqlite_\w+|_litestream_\w+)$/

/** How many migrations a database has been through; 0 when it is empty. */
export function tablesVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

/** Throws when a newer version of the product has written the database, whose tables this one does not know. */
export function requireKnownTables(database: DatabaseSync): void {
  const found = tablesVersion(database)
  if (found > MIGRATIONS.length)
    throw new Error(
      `a newer version of this program has written it (its tables have the version ${found}, and this program knows those up to ${MIGRATIONS.length}): update this program`,
    )
}

/** The version of the product that wrote last; undefined when none is known. */
export function versionOf(database: DatabaseSync): string | undefined {
  if (!hasTable(database, 'product')) return undefined
  const row = database.prepare('SELECT version FROM product').get()
  return row && String(row.version)
}

export function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined
}

/**
 * Throws when a database has something that no version of the lake made: a trigger or a view of somebody else's would run with the
 * rights of the lake.
 */
export function requireOwnSchema(database: DatabaseSync): void {
  using own = new DatabaseSync(':memory:')
  for (const migration of MIGRATIONS) migration(own)
  const known = new Set(entriesOf(own).map(({ type, name }) => `${type} ${name}`))
  const foreign = entriesOf(database).find(
    ({ type, name, sql }) =>
      ['trigger', 'view'].includes(type) ||
      /^create\s+virtual/i.test(sql) ||
      !(known.has(`${type} ${name}`) || NOT_MIGRATED.test(name)),
  )
  if (foreign)
    throw new Error(
      `it has a ${foreign.type} named "${foreign.name}", which this program never makes, so somebody else has changed it`,
    )
}

function entriesOf(database: DatabaseSync): Entry[] {
  const rows = database.prepare('SELECT type, name, sql FROM sqlite_schema').all()
  return rows.map(({ type, name, sql }) => ({ type: String(type), name: String(name), sql: String(sql) }))
}
