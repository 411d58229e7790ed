import path from 'node:path'
import type { Environment } from '#content/environment/environment.ts'
import { Failure } from '../console/failure.ts'
import { root, versionIn } from './project-root.ts'

/** Where the embedded lake keeps its data, and the version of the product that uses it; throws a `Failure` beside a hosted lake. */
export function lakePlace(environment: Environment, advice: string) {
  const { lake, lakeDirectory, backupDirectory, backupCommand, replica } = environment
  if (lake.mode === 'hosted') throw new Failure(`The content lives in Sanity’s hosted lake: ${advice}`)
  return {
    directory: path.resolve(root, lakeDirectory),
    backupDirectory: backupDirectory && path.resolve(root, backupDirectory),
    backupCommand,
    replica,
    version: versionIn(root),
  }
}
