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
