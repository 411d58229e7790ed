import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A finished copy of the database. */
export type BackupFile = {
  path: string
  /** When it was begun, in milliseconds. */
  time: number
}

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/
const UNFINISHED = '.part'

export function backupFolder(directory: string): string {
  return join(directory, 'backups')
}

/** The name of a copy that is begun now, in UTC, so that names sort by time: `2026-11-21T03-00-00Z.sqlite`. */
export function backupName(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`
}

/**
 * Where this process writes a copy until it has been checked: nowhere that one which outlived its lake for a moment may
 * still write to.
 */
export function unfinishedPath(path: string): string {
  return `${path}.${process.pid}${UNFINISHED}`
}

/** The finished copies of a lake, the newest first. One from the future, made while the clock was wrong, counts as the oldest. */
export function backupsOf(directory: string): BackupFile[] {
  const folder = backupFolder(directory)
  const found = namesIn(folder).flatMap((name) => {
    const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
    const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
    return Number.isNaN(time) ? [] : [{ path: join(folder, name), time }]
  })
  const now = Date.now()
  const rank = ({ time }: BackupFile) => (time > now ? 0 : time)
  return found.sort((left, right) => rank(right) - rank(left))
}

/** Removes what copying left behind when it was broken off. */
export function removeUnfinished(directory: string): void {
  const folder = backupFolder(directory)
  // SQLite's own files beside an unfinished copy have its name and an ending.
  const leftovers = namesIn(folder).filter((name) => name.includes(UNFINISHED))
  for (const name of leftovers) rmSync(join(folder, name), { force: true })
}

/** The folder is made with the first copy. */
function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
