import { isClosedDisk, isFullDisk } from '../errors/disk-errors.ts'
import { StartError } from '../errors/lake-error.ts'
import { backupFolder, backupsOf } from './backups/backup-files.ts'
import { databaseFile, type Place } from './place.ts'
import { isSqliteError, SQLITE_CORRUPT, SQLITE_NOTADB } from './sqlite.ts'

/** A message for the log: which documents are damaged, and how to restore them. */
export function describeDamage(dataset: string, damaged: ReadonlyMap<string, string>): string {
  const list = [...damaged].map(([id, reason]) => `"${id}" (${reason})`).join(', ')
  return (
    `Set aside, because the database no longer holds them whole: ${damaged.size} of the documents in "${dataset}": ${list}. ` +
    'Everything else runs. To have them again, import an export, go back to a backup with "npm run restore", ' +
    'or write them anew in the Studio; until then their rows stay as they are.'
  )
}

/** The StartError for a folder that can't be written, or a database that SQLite can't read at all; undefined for any other error. */
export function explainUnusable(error: unknown, place: Place): StartError | undefined {
  if (isFullDisk(error))
    return new StartError(
      `The disk of ${place.directory} is full. Nothing was changed: make room, and start again.`,
    )
  if (isClosedDisk(error))
    return new StartError(
      `The folder ${place.directory} can't be written (${error.message}). Nothing was changed: give its rights to who runs this program, mount its disk for writing, or take another folder, and start again.`,
    )
  const isForeign = isSqliteError(error, SQLITE_NOTADB)
  if (!isForeign && !isSqliteError(error, SQLITE_CORRUPT)) return undefined
  const reason = isForeign ? 'is not a database' : 'is too damaged to be read'
  return new StartError(`${databaseFile(place)} ${reason}. ${adviseRestoring(place)}`)
}

/** How to restore the newest backup of the database, in words for the owner. */
export function adviseRestoring(place: Place): string {
  const [newest] = backupsOf(place)
  if (!newest)
    return `Nothing was overwritten. There is no backup in ${backupFolder(place)}: go back to one that you keep elsewhere with "npm run restore -- FILE", or move every file in ${place.directory} whose name begins with "lake.sqlite" elsewhere, and start with an empty lake.`
  return `Nothing was overwritten. To go back to the newest backup, run "npm run restore -- ${newest.path}", then start again.`
}
