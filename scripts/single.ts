import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Failure } from './failure.ts'
import { dataDirectory } from './project.ts'

const SQLITE_BUSY = 5

/**
 * Makes sure that this is the only start in this clone, for as long as the process lives.
 * A locked SQLite file is used because the system lifts its lock even after `kill -9`, which leaves no stale lock behind.
 */
export function requireSingleStart(): void {
  mkdirSync(dataDirectory, { recursive: true })
  const database = new DatabaseSync(path.join(dataDirectory, 'start.lock'))
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new Failure(
        '"npm start" or "npm run dev" already runs in this folder: end it there with Ctrl-C first.',
      )
    }
    throw error
  }
  process.once('exit', () => database.close())
}
