import { existsSync } from 'node:fs'
import { z } from 'zod'
import type { Part } from '../../site.ts'
import { manifestFile } from '../published-file.ts'
import type { ManifestDatabase } from './manifest-database.ts'
import { openForReading } from './open-for-reading.ts'

/** What pages showed last of each document, as JSON, by its place in their answers. A manifest that was made before is given the table. */
export const PARTS = `
  CREATE TABLE IF NOT EXISTS parts (
    document TEXT NOT NULL,
    place TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (document, place)
  ) STRICT, WITHOUT ROWID`

/** Most are what they were. */
const KEEP = `
  INSERT INTO parts VALUES (?, ?, ?)
  ON CONFLICT (document, place) DO UPDATE SET answer = excluded.answer WHERE answer <> excluded.answer`

/** How long to wait while publishing is writing, in milliseconds: each of its steps is a few of them, unless the disk is busy. */
const PATIENCE = 10_000

export function keepParts(database: ManifestDatabase, parts: readonly Part[]): void {
  for (const { document, place, answer } of parts) database.run(KEEP, document, place, JSON.stringify(answer))
}

const rows = z.array(z.object({ answer: z.string() }))

/**
 * What a page of the published site in a folder showed last of a document, at a place of its answer; undefined where none ever
 * did, and before there is a manifest.
 */
export function lastGoodIn(folder: string): (document: string, place: string) => unknown {
  const file = manifestFile(folder)
  return (document, place) => {
    if (!existsSync(file)) return undefined
    const { database } = openForReading(file, PATIENCE)
    try {
      const found = database.prepare('SELECT answer FROM parts WHERE document = ? AND place = ?')
      const [part] = rows.parse(found.all(document, place))
      return part && JSON.parse(part.answer)
    } finally {
      database.close()
    }
  }
}
