import { join } from 'node:path'
import { StartError } from '../errors/start-error.ts'
import { backupFolder, backupsOf } from './backups/backup-files.ts'
import { isSqliteError, SQLITE_CORRUPT, SQLITE_NOTADB } from './sqlite-error.ts'

/** A message for the log: which documents are damaged, and how to restore them. */
export function describeDamage(dataset: string, damaged: ReadonlyMap<string, string>): string {
  const list = [...damaged].map(([id, reason]) => `"${id}" (${reason})`).join(', ')
  return (
    `Set aside, because the database no longer holds them whole: ${damaged.size} of the documents in "${dataset}": ${list}. ` +
    'Everything else runs. To have them again, import an export, put back a copy of the database from the folder ' +
    '"backups", or write them anew in the Studio; until then their rows stay as they are.'
  )
}

/** The StartError for a database that SQLite can't read at all; undefined for any other error. */
export function explainUnusable(error: unknown, directory: string): StartError | undefined {
  const file = join(directory, 'lake.sqlite')
  if (isSqliteError(error, SQLITE_NOTADB))
    return new StartError(`${file} is not a database. ${adviseRestoring(directory)}`)
  if (isSqliteError(error, SQLITE_CORRUPT))
    return new StartError(`${file} is too damaged to be read. ${adviseRestoring(directory)}`)
  return undefined
}

/** How to restore the newest backup of the database, in words for the owner. */
export function adviseRestoring(directory: string): string {
  const [newest] = backupsOf(directory)
  const files = `every file in ${directory} whose name begins with "lake.sqlite"`
  if (!newest)
    return `Nothing was overwritten. There is no copy in ${backupFolder(directory)}: move ${files} elsewhere, then put a backup of yours back as "lake.sqlite", or start with an empty lake.`
  return `Nothing was overwritten. To go back to the newest copy, move ${files} elsewhere, copy ${newest.path} to ${join(directory, 'lake.sqlite')}, then start again.`
}
