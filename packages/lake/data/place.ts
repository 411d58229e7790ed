import { join } from 'node:path'
import type { LakeOptions } from '../options.ts'

/** Where a lake keeps its data, and which version of the product uses it. */
export type Place = Pick<
  LakeOptions,
  'directory' | 'backupDirectory' | 'backupCommand' | 'replica' | 'version'
>

export function databaseFile({ directory }: Place): string {
  return join(directory, 'lake.sqlite')
}

/** The folder of uploaded files. */
export function assetFolder({ directory }: Place): string {
  return join(directory, 'assets')
}
