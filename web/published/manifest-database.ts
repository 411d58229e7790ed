import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Redirect } from '#content/redirect.ts'
import { MANIFEST_VERSION, schema } from './schema.ts'

/** A file that a page names is one that visitors can have, made or not. */
export const ANNOUNCE = `
  INSERT INTO entries (path, kind, is_named, revision) VALUES (?, ?, 1, ?)
  ON CONFLICT (path) DO UPDATE SET is_named = 1, unnamed_since = NULL, revision = excluded.revision
  WHERE is_named = 0 OR unnamed_since IS NOT NULL`

export const FORGET = `
  UPDATE entries SET unnamed_since = ? WHERE path = ? AND unnamed_since IS NULL
  AND NOT EXISTS (SELECT 1 FROM names WHERE names.file = entries.path)`

export const WRITE = `
  INSERT INTO entries (path, kind, digest, version, hash, size, type, forms, inline, page_id, listed, rendered, changed, revision)
  VALUES (:path, :kind, :digest, :version, :hash, :size, :type, :forms, :inline, :page_id, :listed, :now, :now, :revision)
  ON CONFLICT (path) DO UPDATE SET
    kind = excluded.kind, digest = excluded.digest, version = excluded.version, size = excluded.size, type = excluded.type,
    forms = excluded.forms, is_compressed_well = 0, inline = excluded.inline, page_id = excluded.page_id, listed = excluded.listed,
    rendered = excluded.rendered,
    changed = CASE WHEN entries.hash IS excluded.hash THEN entries.changed ELSE excluded.changed END,
    hash = excluded.hash, revision = excluded.revision`

/** Without a WAL, so that delivery can read it on a disk that is full or may not be written to. */
export function openDatabase(file: string): DatabaseSync {
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
