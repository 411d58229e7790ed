import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from '../errors/reason.ts'
import { backupFolder, isOfBackups } from './backups/backup-files.ts'
import type { Place } from './place.ts'

/** The rights of the group and of everybody else, which a process that writes private files has in its umask. */
export const OTHERS = 0o077

/**
 * Makes the directory of a lake, and keeps other users of the machine out of it, of its backups, and of every file that this process
 * and its children make from now on: drafts, hashes of passwords and digests of sessions are in there. Of a `backupDirectory`
 * elsewhere, which may hold other files, only what lakes made is changed.
 */
export function keepPrivate(place: Place): void {
  process.umask(OTHERS)
  mkdirSync(place.directory, { recursive: true })
  const directory = realpathSync(place.directory)
  // The directory itself comes last: until it is closed, each start looks at all that is in it.
  closeToOthers([...namesIn(directory).map((name) => join(directory, name)), directory])
  const backups = backupFolder(place)
  closeToOthers(
    namesIn(backups)
      .filter(isOfBackups)
      .map((name) => join(backups, name)),
  )
}

/** Takes the rights of other users from files and folders, and warns where that can't be done, as on disks that have no rights. */
export function closeToOthers(paths: readonly string[]): void {
  const failures = paths.flatMap((path) => {
    try {
      close(path)
      return []
    } catch (error) {
      return [reasonOf(error)]
    }
  })
  if (failures.length > 0)
    console.warn(
      `Other users of this machine may be able to read drafts and what is kept of passwords, because the rights of files can't be changed: ${failures[0]}.`,
    )
}

/** What is in a folder that is closed already is not looked at. */
function close(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name))
  chmodSync(path, found.mode & 0o700)
}

/** Empty for a folder that is not there or can't be read, which is told when something is written there. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
