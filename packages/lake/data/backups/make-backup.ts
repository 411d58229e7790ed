import { exec } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { assetFolder, type Place } from '../place.ts'
import { OTHERS } from '../private-files.ts'
import { lockFile } from '../sqlite.ts'
import { assetNamesIn, backUpAssets, removeExpiredAssets } from './backup-assets.ts'
import { copyDatabase, requireRoomFor } from './backup-copy.ts'
import { type BackupFile, backupsOf, hashFileOf, removeUnfinished } from './backup-files.ts'

/** In milliseconds. A command that takes longer is ended, so that the next backup can begin. */
const PATIENCE = 6 * 60 * 60_000
/** Secrets of ours that no copy of a backup needs. */
const KEPT_BACK = /^(SANITY_|STUDIO_PASSWORD$)/
const DAY = 24 * 60 * 60 * 1000
/** How many days, weeks and months keep their newest backup. */
const KEPT = { days: 7, weeks: 4, months: 12 }
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
 * Backs up the database and the uploaded files of a lake, which may be running, and removes the backups that are no longer kept.
 * Throws the reason for a failure; the former backups are then as they were.
 */
export async function makeBackup(place: Place): Promise<MadeBackup> {
  process.umask(OTHERS)
  // First, since a full disk has no room for the lock either.
  await requireRoomFor(place)
  const release = lockFile(join(place.directory, 'backup.lock'))
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
    removeExpired(place, damaged > 0)
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

function removeExpired(place: Place, isDamaged: boolean): void {
  const expired = expiredBackups(backupsOf(place), { now: Date.now(), isDamaged })
  for (const { path } of expired) rmSync(path)
  for (const { path } of expired) rmSync(hashFileOf(path), { force: true })
  const times = backupsOf(place).map(({ time }) => time)
  removeExpiredAssets(place, Math.min(...times))
}

/**
 * Runs the command of those who run the lake in a shell, to bring a new backup elsewhere: in the folder of the backups, with
 * `BACKUP_FOLDER` and `BACKUP_FILE`, and without our secrets. Returns why it failed, or undefined.
 */
async function failureOfCommand(command: string, backup: string): Promise<string | undefined> {
  const folder = dirname(backup)
  const given = Object.entries(process.env).filter(([name]) => !KEPT_BACK.test(name))
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', ...Object.fromEntries(given) }
  Object.assign(env, { BACKUP_FOLDER: folder, BACKUP_FILE: backup })
  try {
    await promisify(exec)(command, { cwd: folder, env, timeout: PATIENCE, killSignal: 'SIGKILL' })
    return undefined
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const stderr = 'stderr' in error ? error.stderr : ''
    const code = 'code' in error && error.code !== null ? error.code : 'a signal'
    const said = String(stderr).trim().split('\n').slice(-3).join(' | ')
    return `BACKUP_COMMAND ended with ${code}${said && `: ${said}`}`
  }
}

/**
 * The backups that are no longer kept, of those of a lake, the newest first. Kept are all of the last 24 hours (`now` is in
 * milliseconds), and the newest of each of the last days, weeks (from Monday) and months, in UTC, that have any.
 */
export function expiredBackups(
  backups: readonly BackupFile[],
  { now, isDamaged }: { now: number; isDamaged: boolean },
): BackupFile[] {
  const kept = new Set([
    ...backups.filter(({ time }) => time <= now && now - time < DAY),
    ...newestOfEach(backups, dayOf, isDamaged ? DAYS_WHILE_DAMAGED : KEPT.days),
    ...newestOfEach(backups, weekOf, KEPT.weeks),
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

/** The day of its Monday. */
function weekOf(time: number): string {
  const daysSinceMonday = (new Date(time).getUTCDay() + 6) % 7
  return dayOf(time - daysSinceMonday * DAY)
}

function monthOf(time: number): string {
  return dayOf(time).slice(0, 7)
}
