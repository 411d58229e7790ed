import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { lockFile } from '#lake/data/file-lock.ts'
import { Failure } from './failure.ts'
import { dataDirectory } from './project.ts'

/** Makes sure that this is the only start in this clone, for as long as the process lives. */
export function requireSingleStart(): void {
  mkdirSync(dataDirectory, { recursive: true })
  const release = lockFile(path.join(dataDirectory, 'start.lock'))
  if (!release)
    throw new Failure(
      '"npm start" or "npm run dev" already runs in this folder: end it there with Ctrl-C first.',
    )
  process.once('exit', release)
}
