import { existsSync, statSync, unlinkSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Manifest } from '../../published/manifest/manifest.ts'
import {
  encodings,
  fileOf,
  foldersOf,
  publicFolder,
  unfinishedFolder,
} from '../../published/published-file.ts'
import type { StaticHostFiles } from '../static-host/static-host-files.ts'
import type { FileMaker } from './file-maker.ts'

const hour = 60 * 60_000

/** All in milliseconds. */
const timing = {
  /** After which a picture is tried again that is nowhere: it may have been uploaded again. */
  offerAgain: 24 * hour,
  /** For how long a file stays that nobody names any more, for pages that are still open and in caches. */
  keep: 30 * 24 * hour,
  /** After which a file that the manifest does not know is none that is being written. */
  beingWritten: hour,
}

const COMPRESSED = new RegExp(`\\${Object.values(encodings).join('$|\\')}$`)

type Context = { folder: string; manifest: Manifest; files: FileMaker; staticHost: StaticHostFiles }

/** Keeps the published site, which is in the folder, free of what nobody can have. */
export function tidying({ folder, manifest, files, staticHost }: Context) {
  const { unfinished } = manifest

  /**
   * Removes the files that nobody has named for long before now (in milliseconds since 1970), and those that the manifest does
   * not know, such as what is left from an earlier one; returns how many. Pictures that were nowhere for a day are tried again.
   */
  async function tidy(now = Date.now()): Promise<number> {
    unfinished.offerAgain(now - timing.offerAgain)
    const unnamed = unfinished.unnamedSince(now - timing.keep)
    for (const file of unnamed) await files.remove(file)
    unfinished.forgetParts()
    return unnamed.length + (await removeUnknownFiles(now - timing.beingWritten))
  }

  /**
   * Removes the files that are those of no address, and that no static host needs: what an earlier manifest named, and what a
   * process that was killed left half written. What was written since `before` (in milliseconds since 1970) may be under way.
   */
  async function removeUnknownFiles(before: number): Promise<number> {
    let removed = 0
    const known = new Set(manifest.mayLie().map((entry) => fileOf(folder, entry)))
    const folders = [...foldersOf(folder), unfinishedFolder(folder)]
    for (const one of folders.filter((candidate) => existsSync(candidate)))
      for await (const entry of await opendir(one, { recursive: true })) {
        const file = join(entry.parentPath, entry.name)
        const isNeeded =
          known.has(file.replace(COMPRESSED, '')) || staticHost.has(relative(publicFolder(folder), file))
        if (!entry.isFile() || isNeeded) continue
        // Nothing else of this process runs between this look and the removal.
        const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? before
        if (time >= before) continue
        unlinkSync(file)
        removed += 1
      }
    return removed
  }

  return { tidy }
}
