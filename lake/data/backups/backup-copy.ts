import { mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { backupFolder, backupName, unfinishedPath } from './backup-files.ts'

/** Free space needed as a multiple of the database's size: for the copy, and for what the lake writes meanwhile. */
const ROOM_NEEDED = 1.5
const MEGABYTE = 1_000_000

/**
 * Writes a backup of the database, which a lake may be writing to, and returns its path. The backup has everything that was
 * acknowledged before this call. It gets its final name once it is checked and on disk. Throws the reason for a failure and
 * removes the unfinished file.
 */
export async function copyDatabase(directory: string): Promise<string> {
  const folder = backupFolder(directory)
  const path = join(folder, backupName(new Date()))
  const unfinished = unfinishedPath(path)
  const source = new DatabaseSync(join(directory, 'lake.sqlite'), { readOnly: true, timeout: 5000 })
  try {
    await mkdir(folder, { recursive: true })
    // A read transaction: the copy has the state of this moment, while the lake goes on writing.
    source.exec('BEGIN')
    const documents = countDocuments(source)
    await requireRoom(folder, numberOf(source, 'PRAGMA page_count') * numberOf(source, 'PRAGMA page_size'))
    await backup(source, unfinished)
    requireWhole(unfinished, documents)
    await sync(unfinished)
    await rename(unfinished, path)
    await sync(folder)
    return path
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    source.close()
  }
}

async function requireRoom(folder: string, size: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const [left, needed] = [bavail * bsize, size * ROOM_NEEDED].map((bytes) => Math.ceil(bytes / MEGABYTE))
  if (left !== undefined && needed !== undefined && left < needed)
    throw new Error(`the disk has ${left} MB left and the copy needs ${needed} MB`)
}

/** Checks the copy. Also ends its write-ahead log mode, so that it is a single file. */
function requireWhole(path: string, documents: number): void {
  const copy = new DatabaseSync(path)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    const [verdict] = copy.prepare('PRAGMA quick_check(1)').all()
    if (verdict?.quick_check !== 'ok')
      throw new Error('the database is damaged, so go back to the newest copy')
    const copied = countDocuments(copy)
    if (copied !== documents) throw new Error(`the copy has ${copied} documents instead of ${documents}`)
  } finally {
    copy.close()
  }
}

function countDocuments(database: DatabaseSync): number {
  return numberOf(database, 'SELECT count(*) FROM documents')
}

function numberOf(database: DatabaseSync, query: string): number {
  const [value] = Object.values(database.prepare(query).get() ?? {})
  return Number(value)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}
