import { existsSync, statSync, unlinkSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import {
  addressOf,
  encodings,
  fileOf,
  foldersOf,
  publicFolder,
  unfinishedFolder,
} from '../../published/published-file.ts'
import type { StaticHostFiles } from '../static-host/static-host-files.ts'

const COMPRESSED = new RegExp(`\\${Object.values(encodings).join('$|\\')}$`)

/**
 * Removes the files of a site that are those of no address, and that no static host needs: what an earlier manifest named, and
 * what a process that was killed left half written. What was written since `before` (in milliseconds since 1970) may be under
 * way, and stays. Returns how many.
 */
export async function removeUnknownFiles(
  site: string,
  { manifest, staticHost, before }: { manifest: Manifest; staticHost: StaticHostFiles; before: number },
): Promise<number> {
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
    if (staticHost.has(relative(publicFolder(site), file))) return true
    const plain = file.replace(COMPRESSED, '')
    const entry = manifest.known(addressOf(site, plain))
    return entry !== undefined && entry.hash !== null && fileOf(site, entry) === plain
  }
}
