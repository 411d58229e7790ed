import type { DatabaseSync } from 'node:sqlite'
import { MIGRATIONS } from './migrations.ts'

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
