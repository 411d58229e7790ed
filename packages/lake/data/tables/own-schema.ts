import { DatabaseSync } from 'node:sqlite'
import { MIGRATIONS } from './migrations.ts'

type Entry = { type: string; name: string; sql: string }

/** Which databases had before there were migrations, and what SQLite and Litestream make for themselves. */
const NOT_MIGRATED = /^(sessions|sqlite_\w+|_litestream_\w+)$/

/**
 * Throws when a database has something that no version of the lake made: a trigger or a view of somebody else's would run with the
 * rights of the lake.
 */
export function requireOwnSchema(database: DatabaseSync): void {
  const known = new Set(MIGRATIONS.flatMap((_, index) => namesAfter(index + 1)))
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

function namesAfter(count: number): string[] {
  using database = new DatabaseSync(':memory:')
  for (const migration of MIGRATIONS.slice(0, count)) migration(database)
  return entriesOf(database).map(({ type, name }) => `${type} ${name}`)
}

function entriesOf(database: DatabaseSync): Entry[] {
  const rows = database.prepare('SELECT type, name, sql FROM sqlite_schema').all()
  return rows.map(({ type, name, sql }) => ({ type: String(type), name: String(name), sql: String(sql) }))
}
