import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { lockFile } from 'oxbow/file-lock'
import { Failure } from '../console/failure.ts'
import { dataDirectory } from '../environment/project-root.ts'

/**
 * Takes the lock of this clone until the returned function is called or the process ends; throws a `Failure` when another process
 * has it.
 */
export function requireSingleStart(): () => void {
  mkdirSync(dataDirectory, { recursive: true })
  const release = lockFile(path.join(dataDirectory, 'start.lock'))
  if (!release)
    throw new Failure(
      '"npm start" or "npm run dev" already runs in this folder: end it there with Ctrl-C first.',
    )
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}
