import { readdirSync, rmSync, statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { undefinedIfMissing } from '../../errors/disk-errors.ts'
import type { Place } from '../place.ts'
import { digestOf, sync } from './files-on-disk.ts'

/** A finished backup of the database. */
export type BackupFile = {
  path: string
  /** When it was begun, in milliseconds. */
  time: number
}

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/
const UNFINISHED = '.part'

/** Tells whether a lake made this file or folder in the folder of its backups. */
export function isOfBackups(name: string): boolean {
  return name === 'assets' || /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite/.test(name)
}

export function backupFolder({ directory, backupDirectory }: Place): string {
  return backupDirectory ?? join(directory, 'backups')
}

/** The name of a backup started at `now`, in UTC, so that names sort by time: `2026-11-21T03-00-00Z.sqlite`. */
export function backupName(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`
}

/**
 * Where this process writes a backup until it has been checked. The name contains the process id, since a backup process of a
 * lake that was killed may still be writing to its own file.
 */
export function unfinishedPath(path: string): string {
  return `${path}.${process.pid}${UNFINISHED}`
}

/**
 * The finished backups of a lake, the newest first. Those dated in the future, by a wrong clock, come after all others; among them
 * too the newest is first, because it may be this computer's clock that is wrong.
 */
export function backupsOf(place: Place): BackupFile[] {
  const folder = backupFolder(place)
  return backupsAmong(folder, namesIn(folder))
}

/** The backups among the names of files in a folder, the newest first; see `backupsOf`. */
export function backupsAmong(folder: string, names: readonly string[]): BackupFile[] {
  const found = names.flatMap((name) => {
    const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
    const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
    return Number.isNaN(time) ? [] : [{ path: join(folder, name), time }]
  })
  const now = Date.now()
  const isAhead = ({ time }: BackupFile) => Number(time > now)
  return found.sort((left, right) => isAhead(left) - isAhead(right) || right.time - left.time)
}

/** Removes the files of aborted backups, unless their disk does not allow it. */
export function removeUnfinished(place: Place): void {
  const folder = backupFolder(place)
  try {
    // SQLite's own files beside an unfinished backup have its name with a suffix.
    const leftovers = namesIn(folder).filter((name) => name.includes(UNFINISHED))
    for (const name of leftovers) rmSync(join(folder, name), { force: true })
  } catch {
    // The lake runs without it. What is wrong with the disk is told when the next backup is made.
  }
}

/**
 * When the newest backup was begun; undefined when there is none, or when the folder can't be read. Never resolves while a disk over
 * the network does not answer.
 */
export async function newestBackupTime(place: Place): Promise<number | undefined> {
  const folder = backupFolder(place)
  const names = await readdir(folder).catch(() => [])
  return backupsAmong(folder, names)[0]?.time
}

/** The folder is created with the first backup. What is in its place is told when that is made. */
function namesIn(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
}

/** The file beside a backup that has its SHA-256, as `sha256sum -c` reads it: SQLite itself would not notice changed bytes in a row. */
export function hashFileOf(backup: string): string {
  return `${backup}.sha256`
}

/** Writes the hash of a file that will get the name of a backup. */
export async function writeHash(file: string, backup: string): Promise<void> {
  const hashFile = hashFileOf(file)
  await writeFile(hashFile, `${await digestOf(file, 'sha256')}  ${basename(backup)}\n`)
  await sync(hashFile)
}

/** Compares a backup with its hash; `unknown` when there is none beside it. */
export async function compareWithHash(backup: string): Promise<'same' | 'different' | 'unknown'> {
  const text = await readFile(hashFileOf(backup), 'utf8').catch(undefinedIfMissing)
  const [expected] = text?.split(/\s/) ?? []
  if (expected === undefined) return 'unknown'
  return (await digestOf(backup, 'sha256')) === expected ? 'same' : 'different'
}
