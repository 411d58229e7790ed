import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { databaseFile, type Place } from '../place.ts'
import { backupFolder, backupName, unfinishedPath } from './backup-files.ts'
import { countDocuments, type DatabaseFacts, readFacts } from './database-facts.ts'
import { requireRoom, sync } from './files-on-disk.ts'

/** Free space needed as a multiple of the database's size: for the copy, and for what the lake writes meanwhile. */
const ROOM_NEEDED = 1.5

export type CopiedDatabase = DatabaseFacts & { path: string }

/**
 * Writes a backup of the database, which a lake may be writing to. The backup has everything that was acknowledged before this
 * call. It gets its final name once it is checked and on disk. Throws the reason for a failure and removes the unfinished file.
 */
export async function copyDatabase(place: Place): Promise<CopiedDatabase> {
  const folder = backupFolder(place)
  const path = join(folder, backupName(new Date()))
  const unfinished = unfinishedPath(path)
  const source = new DatabaseSync(databaseFile(place), { readOnly: true, timeout: 5000 })
  try {
    await requireRoomFor(place)
    // A read transaction: the copy has the state of this moment, while the lake goes on writing.
    source.exec('BEGIN')
    const documents = countDocuments(source)
    await backup(source, unfinished)
    const facts = check(unfinished, documents)
    await sync(unfinished)
    await rename(unfinished, path)
    await sync(folder)
    return { ...facts, path }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    source.close()
  }
}

/** Throws when the disk of the backups has too little room for another. */
export async function requireRoomFor(place: Place): Promise<void> {
  await mkdir(backupFolder(place), { recursive: true })
  const { size } = await stat(databaseFile(place))
  await requireRoom(backupFolder(place), size * ROOM_NEEDED)
}

/** Ends the copy's write-ahead log mode, so that it is a single file, and reads it as a lake does. */
function check(path: string, documents: number): DatabaseFacts {
  const copy = new DatabaseSync(path)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
  } finally {
    copy.close()
  }
  const facts = readFacts(path)
  if (facts.documents !== documents)
    throw new Error(`the copy has ${facts.documents} documents instead of ${documents}`)
  return facts
}
