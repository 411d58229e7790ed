import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Failure } from '../console/failure.ts'
import { dataDirectory } from '../environment/project-root.ts'

/**
 * Takes the lock of this clone until the returned function is called or the process ends; throws a `Failure` when another process
 * has it.
 */
export function requireSingleStart(): () => void {
  mkdirSync(dataDirectory, { recursive: true })
  // An empty database, since the system releases SQLite's lock even after `kill -9`.
  const lock = new DatabaseSync(path.join(dataDirectory, 'start.lock'))
  const release = () => lock.close()
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    release()
    if (!isBusy(error)) throw error
    throw new Failure(
      '"npm start" or "npm run dev" already runs in this folder: end it there with Ctrl-C first.',
    )
  }
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
