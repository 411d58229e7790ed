import { existsSync } from 'node:fs'
import { databaseFile } from './data/place.ts'
import { openToRead } from './data/sqlite.ts'
import { versionOf } from './data/tables/tables-version.ts'

export { UPLOAD_LIMITS } from './assets/upload-limits.ts'

/** The content of a folder: which `version` of a product wrote it last; undefined when it had none, or nobody can tell. */
export type FoundContent = { version: string | undefined }

/** Looks into the folder of a lake, which may be running, and changes nothing. Returns undefined when there is no content in it. */
export function inspectContent(directory: string): FoundContent | undefined {
  const file = databaseFile({ directory })
  if (!existsSync(file)) return undefined
  try {
    using database = openToRead(file)
    return { version: versionOf(database) || undefined }
  } catch (error) {
    if (error instanceof Error && 'errcode' in error) return { version: undefined }
    throw error
  }
}
