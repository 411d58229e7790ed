import { constants } from 'node:fs'
import { access, appendFile, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { ASSET_TYPES, isAssetName } from '../../documents/asset-name.ts'
import { stringAt } from '../../documents/json.ts'
import type { LakeDocument } from '../../documents/lake-document.ts'
import { undefinedIfMissing } from '../../errors/disk-errors.ts'
import { readDocuments } from '../document-rows.ts'
import { databaseFile, type Place } from '../place.ts'
import { countOf, openToRead } from '../sqlite.ts'
import { requireKnownTables } from '../tables/tables-version.ts'
import { backupFolder, backupName, hashFileOf, unfinishedPath, writeHash } from './backup-files.ts'
import { diskOf, makeFolder, requireRoom, sync } from './files-on-disk.ts'

/** Free space needed as a multiple of the database's size: for the copy, and for what the lake writes meanwhile. */
const ROOM_NEEDED = 1.5
const DOCUMENTS = 'FROM documents'

export type CopiedDatabase = DatabaseFacts & { path: string }

/**
 * Writes a backup of the database, which a lake may be writing to. The backup has everything that was acknowledged before this
 * call. It gets its final name once it is checked and on disk. Throws the reason for a failure and removes the unfinished file.
 */
export async function copyDatabase(place: Place): Promise<CopiedDatabase> {
  const folder = backupFolder(place)
  const path = join(folder, backupName(new Date()))
  const unfinished = unfinishedPath(path)
  using source = openToRead(databaseFile(place))
  try {
    await requireRoomFor(place)
    // A read transaction: the copy has the state of this moment, while the lake goes on writing.
    source.exec('BEGIN')
    const documents = countOf(source, DOCUMENTS)
    await backup(source, unfinished)
    const facts = check(unfinished, documents)
    await sync(unfinished)
    // Before the backup is there: a process killed after it has written the note too.
    await noteOtherDisk(place)
    await writeHash(unfinished, path)
    await rename(hashFileOf(unfinished), hashFileOf(path))
    await rename(unfinished, path)
    await sync(folder)
    return { ...facts, path }
  } catch (error) {
    await rm(unfinished, { force: true })
    await rm(hashFileOf(unfinished), { force: true })
    throw error
  }
}

/** Throws when the disk of the backups is not mounted, can only be read, or has too little room for another. */
export async function requireRoomFor(place: Place): Promise<void> {
  const folder = backupFolder(place)
  await requireMounted(place)
  await makeFolder(folder)
  await access(folder, constants.W_OK)
  const { size } = await stat(databaseFile(place))
  await requireRoom(folder, size * ROOM_NEEDED)
}

/**
 * Where a disk is not mounted, its mount point is a folder of the disk around it. So a folder of backups that was on another disk than
 * the lake, and now is on the same, lacks its own.
 */
async function requireMounted(place: Place): Promise<void> {
  const [folder, note] = [backupFolder(place), noteOf(place)]
  if (!(await isNoted(place)) || (await isOnOtherDisk(place))) return
  throw new Error(
    `the disk of ${folder} is not mounted (to keep backups on the disk of the content from now on, remove ${note})`,
  )
}

async function noteOtherDisk(place: Place): Promise<void> {
  if ((await isOnOtherDisk(place)) && !(await isNoted(place)))
    await appendFile(noteOf(place), `\n${backupFolder(place)}`)
}

async function isNoted(place: Place): Promise<boolean> {
  const former = (await readFile(noteOf(place), 'utf8').catch(undefinedIfMissing)) ?? ''
  return former.split('\n').includes(backupFolder(place))
}

/** Names the folders of backups that were on another disk than the lake, a line each. */
function noteOf({ directory }: Place): string {
  return join(directory, 'backups-on-other-disk')
}

/** Whether the backups are on another disk than the content, and so outlive that one. */
export async function isOnOtherDisk(place: Place): Promise<boolean> {
  return (await diskOf(backupFolder(place))) !== (await diskOf(place.directory))
}

/** Ends the copy's write-ahead log mode, so that it is a single file, and reads it as a lake does. */
function check(path: string, documents: number): DatabaseFacts {
  {
    using copy = new DatabaseSync(path)
    copy.exec('PRAGMA journal_mode = DELETE')
  }
  const facts = readFacts(path)
  if (facts.documents !== documents)
    throw new Error(`the copy has ${facts.documents} documents instead of ${documents}`)
  return facts
}

/** What a lake's database holds. */
export type DatabaseFacts = {
  /** Rows, readable or not, of all datasets. */
  documents: number
  /** Those that can't be read as documents, and changes in the history whose bytes were changed. */
  damaged: number
  /** The time of the last write: ISO 8601, UTC; undefined when there is none in the history. */
  lastWrite: string | undefined
  /** The names of the uploaded files that the documents describe. */
  assets: readonly string[]
}

/**
 * Reads a database file as a lake would, without changing it. Throws what is wrong with it when it is damaged, is no database of
 * a lake, or is one of a newer version.
 */
export function readFacts(path: string): DatabaseFacts {
  using database = openToRead(path)
  const [verdict] = database.prepare('PRAGMA integrity_check(1)').all()
  if (verdict?.integrity_check !== 'ok') throw new Error('the database is damaged')
  requireKnownTables(database)
  const names = database.prepare('SELECT DISTINCT dataset FROM documents').all()
  const assets = new Set<string>()
  // SQLite notices damage between rows only; what is in them has to be JSON.
  const unlikeJson = 'FROM changes WHERE NOT (json_valid(mutations) AND json_valid(effects))'
  let damaged = countOf(database, unlikeJson)
  for (const { dataset } of names)
    for (const part of readDocuments(database, String(dataset))) {
      damaged += part.damaged.size
      for (const name of part.documents.flatMap(assetsOf)) assets.add(name)
    }
  const [newest] = database.prepare('SELECT timestamp FROM transactions ORDER BY sequence DESC LIMIT 1').all()
  return {
    documents: countOf(database, DOCUMENTS),
    damaged,
    lastWrite: newest && String(newest.timestamp),
    assets: [...assets],
  }
}

/** The name of the file that an asset document describes; empty for other documents. */
function assetsOf(document: LakeDocument): string[] {
  if (!ASSET_TYPES.includes(document._type)) return []
  const name = basename(stringAt(document, 'path') ?? '')
  return isAssetName(name) ? [name] : []
}
