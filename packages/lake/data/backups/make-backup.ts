import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reasonOf } from '../../errors/reason.ts'
import { assetFolder, type Place } from '../place.ts'
import { OTHERS } from '../private-files.ts'
import { lockFile } from '../sqlite.ts'
import { assetNamesIn, backUpAssets, removeExpiredAssets } from './backup-assets.ts'
import { copyDatabase, requireRoomFor } from './backup-copy.ts'
import { type BackupFile, backupsOf, hashFileOf, removeUnfinished } from './backup-files.ts'
import { runProgram } from './run-program.ts'

const DAY = 24 * 60 * 60 * 1000
/** How many days and months keep their newest backup. */
const KEPT = { days: 7, months: 12 }
/** While documents are damaged, more days do: an older backup may be the last one that has them intact. */
const DAYS_WHILE_DAMAGED = 30

export type MadeBackup = {
  /** The copy of the database. */
  path: string
  documents: number
  /** Documents that the database no longer holds whole. */
  damaged: number
  /** How many uploaded files the documents describe, and how many of them were copied now. */
  assets: number
  copied: number
  /** The names of uploaded files that the lake lacks, or whose bytes have changed. */
  lost: readonly string[]
  /** Why the backup was made, but not brought elsewhere. */
  commandFailure: string | undefined
}

/**
 * Backs up the database and the uploaded files of a lake, which may be running, and removes the backups that are no longer kept. Of
 * those that `isReplica`, one after the other in seconds, no more is kept of today than the newest. Throws the reason for a failure;
 * the former backups are then as they were.
 */
export async function makeBackup(place: Place, { isReplica = false } = {}): Promise<MadeBackup> {
  process.umask(OTHERS)
  // First, since a full disk has no room for the lock either.
  await requireRoomFor(place)
  const release = lockFile(join(place.directory, isReplica ? 'replica.lock' : 'backup.lock'))
  if (!release) throw new Error('another backup is being made')
  try {
    removeUnfinished(place)
    // The files come first: one that is deleted meanwhile may still be in the copy of the database.
    const first = await backUpAssets(place, assetNamesIn(assetFolder(place)))
    const { path, documents, damaged, assets } = await copyDatabase(place)
    const later = await backUpAssets(
      place,
      assets.filter((name) => first.get(name) === undefined),
    )
    const outcomes = new Map([...first, ...later])
    removeExpired(place, { isDamaged: damaged > 0, allBefore: isReplica ? undefined : Date.now() })
    const { backupCommand } = place
    return {
      path,
      documents,
      damaged,
      assets: assets.length,
      copied: [...outcomes.values()].filter((outcome) => outcome === 'copied').length,
      lost: assets.filter((name) => outcomes.get(name) === 'lost'),
      // Last, and before another backup may begin: what it brings elsewhere stays as it is meanwhile.
      commandFailure: backupCommand && (await failureOfCommand(backupCommand, path)),
    }
  } finally {
    release()
  }
}

function removeExpired(place: Place, ageing: Ageing): void {
  const expired = expiredBackups(backupsOf(place), ageing)
  for (const { path } of expired) rmSync(path)
  for (const { path } of expired) rmSync(hashFileOf(path), { force: true })
  const times = backupsOf(place).map(({ time }) => time)
  removeExpiredAssets(place, Math.min(...times))
}

/** Brings a new backup elsewhere, by a command in a shell that finds `BACKUP_FOLDER` and `BACKUP_FILE`. Returns why it failed, or undefined. */
async function failureOfCommand(command: string, backup: string): Promise<string | undefined> {
  const cwd = dirname(backup)
  const variables = { BACKUP_FOLDER: cwd, BACKUP_FILE: backup }
  const program = { name: 'BACKUP_COMMAND', file: '/bin/sh', words: ['-c', command], cwd, variables }
  return runProgram(program).then(() => undefined, reasonOf)
}

type Ageing = {
  isDamaged: boolean
  /** Keeps all of the last 24 hours before this moment, in milliseconds: somebody made them, or the start of a new version. */
  allBefore?: number
}

/**
 * The backups that are no longer kept, of those of a lake, the newest first. Kept is the newest of each of the last days and months,
 * in UTC, that have any.
 */
export function expiredBackups(
  backups: readonly BackupFile[],
  { isDamaged, allBefore: now = Number.NEGATIVE_INFINITY }: Ageing,
): BackupFile[] {
  const kept = new Set([
    ...backups.filter(({ time }) => time <= now && now - time < DAY),
    ...newestOfEach(backups, dayOf, isDamaged ? DAYS_WHILE_DAMAGED : KEPT.days),
    ...newestOfEach(backups, monthOf, KEPT.months),
  ])
  return backups.filter((backup) => !kept.has(backup))
}

function newestOfEach(
  backups: readonly BackupFile[],
  periodOf: (time: number) => string,
  most: number,
): BackupFile[] {
  const periods = [...Map.groupBy(backups, ({ time }) => periodOf(time)).values()]
  return periods.slice(0, most).flatMap(([newest]) => newest ?? [])
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function monthOf(time: number): string {
  return dayOf(time).slice(0, 7)
}
