import { closeSync, constants, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../errors/lake-error.ts'
import { backupsOf, removeUnfinished } from './backups/backup-files.ts'
import { adviseRestoring } from './damage.ts'
import { databaseFile, type Place } from './place.ts'
import { keepPrivate } from './private-files.ts'
import { lockFile, unlessDamaged } from './sqlite.ts'
import { prepareTables } from './tables/tables.ts'

/**
 * Opens `lake.sqlite` in a directory, which is created when missing. Locks out other lakes; other programs may still read the
 * file. A database that another version of the product has written is backed up first. Throws a `StartError` when another lake has the directory, when a newer version wrote the file, or when the file is gone though it had content.
 */
export function openDatabase(place: Place) {
  const { directory } = place
  keepPrivate(place)
  using opened = new DisposableStack()
  opened.defer(requireLock(directory))
  removeUnfinished(place)
  const lastWrite = opened.adopt(openLastWrite(directory), (file) => file.close())
  requireContent(place, lastWrite)
  const database = opened.use(new DatabaseSync(databaseFile(place)))
  prepareTables(database, place)
  requireNewestWrites(database, place, lastWrite)
  const kept = opened.move()
  /** `close` closes the database, then lets another lake have the directory. */
  return { database, lastWrite, close: () => kept.dispose() }
}

/** Keeps every lake out of a directory until the returned function is called. Returns undefined when one runs there. */
export function lockDirectory(directory: string): (() => void) | undefined {
  return lockFile(join(directory, 'lake.lock'))
}

function requireLock(directory: string): () => void {
  const release = lockDirectory(directory)
  if (release) return release
  throw new StartError(
    `Another lake already runs on the folder ${directory}, and two would write over each other: end that one first, or give this one a folder of its own (LAKE_DIRECTORY).`,
  )
}

/** SQLite would silently create a new database where the file is missing or empty. Throws when there had been content. */
function requireContent(place: Place, { former }: LastWrite): void {
  const file = databaseFile(place)
  const isEmpty = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0
  if (isEmpty && (former || backupsOf(place).length > 0)) throw contentIsGone(place)
}

/** Warns when the newest writes are missing from the database, and throws when all of them are. */
function requireNewestWrites(database: DatabaseSync, place: Place, lastWrite: LastWrite): void {
  const select = database.prepare(
    'SELECT sequence, timestamp FROM transactions ORDER BY sequence DESC LIMIT 1',
  )
  const rows = unlessDamaged(() => select.all())
  if (!rows) return
  const [newest] = rows
  const [kept, written] = [Number(newest?.sequence ?? 0), lastWrite.former?.sequence ?? 0]
  if (kept < written && !newest) throw contentIsGone(place)
  if (kept < written)
    console.warn(
      `The newest ${written - kept} changes of the content, up to ${lastWrite.former?.timestamp}, are no longer in the database: an older copy was put in its place, or its file "lake.sqlite-wal" was removed.`,
    )
  if (newest) lastWrite.note({ sequence: kept, timestamp: String(newest.timestamp) })
}

function contentIsGone(place: Place): StartError {
  return new StartError(
    `${databaseFile(place)} is missing or empty, though there was content in it. ${adviseRestoring(place)} To begin with nothing instead, move the whole folder away.`,
  )
}

type Write = {
  /** Of its transaction. */
  sequence: number
  /** ISO 8601, UTC. */
  timestamp: string
}

/**
 * The last acknowledged write, in a file beside the database. It shows when newer writes are lost, for example because someone
 * removed the write-ahead log, which SQLite itself does not report. It is written after each commit without fsync: after a
 * power cut it may be behind the database, which does no harm, but it is never ahead of it.
 */
function openLastWrite(directory: string) {
  const file = openSync(join(directory, 'lake.sqlite-last'), constants.O_RDWR | constants.O_CREAT)
  const [, sequence, timestamp = ''] = /^(\d{15}) (\S+)\n$/.exec(readFileSync(file, 'utf8')) ?? []
  let isFailing = false
  return {
    /** The last write of the lake that used this directory before. */
    former: sequence === undefined ? undefined : { sequence: Number(sequence), timestamp },
    note,
    close: () => closeSync(file),
  }

  /** Never throws: the commit is durable already and must be acknowledged. */
  function note(write: Write): void {
    // Always of the same length, so that it is overwritten in place, which works on a full disk.
    const line = `${String(write.sequence).padStart(15, '0')} ${write.timestamp}\n`
    try {
      writeSync(file, line, 0)
      isFailing = false
    } catch (error) {
      if (!isFailing) console.warn('The last write could not be noted beside the database:', error)
      isFailing = true
    }
  }
}

type LastWrite = ReturnType<typeof openLastWrite>
