import { existsSync, statSync, unlinkSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Known } from '../../published/manifest/manifest-lookups.ts'
import {
  addressOf,
  encodings,
  fileOf,
  foldersOf,
  publicFolder,
  unfinishedFolder,
} from '../../published/published-file.ts'

type Task = {
  site: string
  known: (path: string) => Known | undefined
  /** Whether static hosts need a file of this name, which has no address. */
  isExtra: (name: string) => boolean
  /** Milliseconds since 1970: what was written since may be under way, and stays. */
  before: number
}

const COMPRESSED = new RegExp(`\\${Object.values(encodings).join('$|\\')}$`)

/**
 * Removes the files of a site that are those of no address: what an earlier manifest named, and what a process that was
 * killed left half written. Returns how many.
 */
export async function removeUnknownFiles({ site, known, isExtra, before }: Task): Promise<number> {
  let removed = 0
  const folders = [...foldersOf(site), unfinishedFolder(site)]
  for (const folder of folders.filter((candidate) => existsSync(candidate)))
    for await (const entry of await opendir(folder, { recursive: true })) {
      const file = join(entry.parentPath, entry.name)
      if (!entry.isFile() || isOfAddress(file)) continue
      // Nothing else of this process runs between this look and the removal.
      const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? before
      if (time >= before) continue
      unlinkSync(file)
      removed += 1
    }
  return removed

  function isOfAddress(file: string): boolean {
    if (isExtra(relative(publicFolder(site), file))) return true
    const plain = file.replace(COMPRESSED, '')
    const entry = known(addressOf(site, plain))
    return entry !== undefined && entry.hash !== null && fileOf(site, entry) === plain
  }
}
