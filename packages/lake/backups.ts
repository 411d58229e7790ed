import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { backup } from 'node:sqlite'
import { keepAssets } from './data/backups/backup-assets.ts'
import { databaseFile, type Place } from './data/place.ts'
import { openToRead } from './data/sqlite.ts'

export type { DatabaseFacts } from './data/backups/backup-copy.ts'
export { isOnOtherDisk } from './data/backups/backup-copy.ts'
export { type BackupFile, backupFolder, backupsOf } from './data/backups/backup-files.ts'
export { type MadeBackup, makeBackup } from './data/backups/make-backup.ts'
export { copiesIn, fetchCopy, takeOver } from './data/backups/replica.ts'
export {
  lockOutLakes,
  type Restored,
  readBackup,
  requireUnchanged,
  restoreBackup,
} from './data/backups/restore.ts'

/**
 * Copies the content of a lake, which may be running, into an empty folder for another one. On the same disk the uploaded files take
 * no more room: each gets a second name.
 */
export async function copyContent(place: Place, directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const copy = { directory }
  using database = openToRead(databaseFile(place))
  await backup(database, databaseFile(copy))
  await keepAssets(place, join(directory, 'assets'))
}
