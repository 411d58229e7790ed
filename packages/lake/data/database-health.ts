import { statfsSync, statSync } from 'node:fs'
import { isFullDisk } from '../errors/full-disk.ts'
import { databaseFile } from './place.ts'
import { inTransaction } from './sqlite.ts'
import type { Store } from './store.ts'

/** In bytes. With less, pages of the database may still find room, and a photo finds none. */
const LEAST_ROOM = 2_000_000
const FULL =
  'The disk is full, so nothing new can be saved. Make room on the machine; the lake then goes on by itself.'

/**
 * Why the lake can't keep content as it should, in words without a path; undefined while it can. Tries a write, since a disk that
 * may only be read shows in no other way.
 */
export function troubleOf(
  store: Store,
  datasets: readonly string[],
  inode: number | undefined,
): string | undefined {
  if (inodeOf(store) !== inode) return 'The file of the database was removed or replaced while the lake runs.'
  const damaged = datasets.reduce((sum, name) => sum + store.dataset(name).damaged.size, 0)
  if (damaged > 0)
    return `Documents in the database are damaged (${damaged}); the log of the lake names them.`
  const { bavail, bsize } = statfsSync(store.directory)
  if (bavail * bsize < LEAST_ROOM) return FULL
  try {
    inTransaction(store.database, () => store.database.exec('UPDATE product SET version = version'))
    return undefined
  } catch (error) {
    if (isFullDisk(error)) return FULL
    return `The database can't be written: ${error instanceof Error ? error.message : error}.`
  }
}

/** By which a file that took the place of the database is told from it; undefined when there is none. */
export function inodeOf({ place }: Store): number | undefined {
  return statSync(databaseFile(place), { throwIfNoEntry: false })?.ino
}
