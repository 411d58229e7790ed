import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { StartError } from '../../errors/lake-error.ts'
import { reasonOf } from '../../errors/reason.ts'
import { lockDirectory } from '../database.ts'
import { databaseFile, type Place } from '../place.ts'
import { keepPrivate } from '../private-files.ts'
import { openToRead } from '../sqlite.ts'
import { requireOwnSchema } from '../tables/tables-version.ts'
import { bringBackAssets, keepAssets, type RestoredAssets } from './backup-assets.ts'
import { type DatabaseFacts, readFacts } from './backup-copy.ts'
import { compareWithHash, hashFileOf } from './backup-files.ts'
import { requireRoom, sync } from './files-on-disk.ts'

export type Restored = DatabaseFacts &
  RestoredAssets & {
    /** Where the former content is: a folder that a lake can be started on. Undefined when there was none. */
    former: string | undefined
  }

/** What belongs to a database; the lake's own note of its last write goes last, since it stands for content that must be there. */
const FORMER_FILES = ['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-shm']
const LAST_WRITE = 'lake.sqlite-last'

/** Reads a backup before it is restored. Throws a `StartError` that says why it can't be. */
export function readBackup(file: string): DatabaseFacts {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  try {
    requireOwnTables(file)
    return readFacts(file)
  } catch (error) {
    throw new StartError(`${file} can't be restored: ${reasonOf(error)}. Choose another backup.`)
  }
}

/** Throws a `StartError` when a backup is not what it was when it was made. Returns whether that could be told. */
export async function requireUnchanged(file: string): Promise<boolean> {
  const compared = existsSync(file) ? await compareWithHash(file) : 'unknown'
  if (compared !== 'different') return compared === 'same'
  throw new StartError(
    `${file} was changed or damaged since it was made: its SHA-256 is not the one in ${basename(hashFileOf(file))}. Choose another backup, or add --changed to restore it as it is.`,
  )
}

/**
 * Puts a backup of the database in the place of the lake's, and brings back the uploaded files that it describes, from the folder
 * `assets` beside the backup or that of the lake's backups. Keeps what was there in a folder that is named by the time. Everybody
 * has to log in again, and tokens with a name have to be made again. Throws a `StartError` when a lake runs on the directory, or the file can't be restored, or was changed since it
 * was made, unless `evenIfChanged`; the lake is then as it was.
 */
export async function restoreBackup(
  place: Place,
  file: string,
  { evenIfChanged = false } = {},
): Promise<Restored> {
  const release = lockOutLakes(place)
  const incoming = `${databaseFile(place)}.restoring`
  try {
    if (!evenIfChanged) await requireUnchanged(file)
    const facts = readBackup(file)
    await copyInto(incoming, file)
    const assets = await bringBackAssets(place, file, facts.assets)
    const former = await replaceDatabase(place, incoming)
    return { ...facts, ...assets, former }
  } finally {
    await rm(incoming, { force: true })
    release()
  }
}

/** Until the returned function is called. Throws a `StartError` when a lake runs on the directory. */
export function lockOutLakes(place: Place): () => void {
  const { directory } = place
  keepPrivate(place)
  const release = lockDirectory(directory)
  if (release) return release
  throw new StartError(
    `A lake runs on the folder ${directory}, so nothing can be restored there: end it first, with Ctrl-C where "npm start" runs.`,
  )
}

/** First, since a view would already run when it is read. */
function requireOwnTables(file: string): void {
  using database = openToRead(file)
  requireOwnSchema(database)
}

/** By SQLite, so that a file with a write-ahead log beside it is copied with what is in there. */
async function copyInto(incoming: string, file: string): Promise<void> {
  await rm(incoming, { force: true })
  await requireRoomFor(file, dirname(incoming))
  {
    using source = openToRead(file)
    await backup(source, incoming)
  }
  endSessions(incoming)
  await sync(incoming)
}

async function requireRoomFor(file: string, folder: string): Promise<void> {
  const { size } = await stat(file)
  await requireRoom(folder, size).catch((error: unknown) => {
    throw new StartError(`Nothing was restored: ${reasonOf(error)}. Make room, then run it again.`)
  })
}

/** A session, token or recovery code that was ended since the backup was made must not be valid again. */
function endSessions(file: string): void {
  using database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = DELETE')
  const tables = database.prepare(
    "SELECT name FROM sqlite_schema WHERE name IN ('person_sessions', 'sessions', 'tokens', 'recovery_codes')",
  )
  for (const { name } of tables.all()) database.exec(`DELETE FROM ${name}`)
}

/** At every moment of this, a lake that starts finds the former database, or the restored one, or says that it is missing. */
async function replaceDatabase(place: Place, incoming: string): Promise<string | undefined> {
  const { directory } = place
  const remains = [...FORMER_FILES, LAST_WRITE].filter((name) => existsSync(join(directory, name)))
  const former = remains.length > 0 ? await makeFormerFolder(directory) : undefined
  if (former) {
    await keepAssets(place, join(former, 'assets'))
    await moveInto(former, directory, FORMER_FILES)
  }
  await rename(incoming, databaseFile(place))
  if (former) await moveInto(former, directory, [LAST_WRITE])
  await sync(directory)
  return former
}

async function makeFormerFolder(directory: string): Promise<string> {
  const folder = join(directory, 'before-restore')
  await mkdir(folder, { recursive: true })
  const former = join(folder, new Date().toISOString().replaceAll(/[:.]/g, '-'))
  await mkdir(former)
  return former
}

async function moveInto(folder: string, directory: string, names: readonly string[]): Promise<void> {
  const there = names.filter((name) => existsSync(join(directory, name)))
  for (const name of there) await rename(join(directory, name), join(folder, name))
}
