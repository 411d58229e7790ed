import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFile } from '../file-lock.ts'
import { assetFolder, type Place } from '../place.ts'
import { OTHERS } from '../private-files.ts'
import { assetNamesIn, backUpAssets, removeExpiredAssets } from './backup-assets.ts'
import { failureOfCommand } from './backup-command.ts'
import { copyDatabase, requireRoomFor } from './backup-copy.ts'
import { backupsOf, removeUnfinished } from './backup-files.ts'
import { hashFileOf } from './backup-hash.ts'
import { expiredBackups } from './retention.ts'

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
