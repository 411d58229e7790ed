import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../data/store.ts'
import { isAssetName, sumOfAsset } from '../documents/asset-name.ts'
import { AssetFiles } from './asset-files.ts'

/** Milliseconds without a byte after which an upload counts as abandoned. */
const STALLED_AFTER = 60 * 60 * 1000
const CLEANUP_EVERY = 10 * 60 * 1000
/** Milliseconds. A database restored from a backup does not name the newest files, and a newer one may yet replace it. */
const UNREFERENCED_FOR = 30 * 24 * 60 * 60 * 1000

/**
 * Removes what unfinished uploads left behind: those of a crash now, then stalled ones every ten minutes. Keeps every file that
 * a document of any dataset names. Returns the function that ends it.
 */
export function cleanUpAssets(store: Store): () => void {
  const files = new AssetFiles(store.directory)
  attempt(() => cleanUpAfterCrash(files, referencedSums(store)))
  const timer = setInterval(() => attempt(() => removeStalled(files)), CLEANUP_EVERY).unref()
  return () => clearInterval(timer)
}

/** A failure is logged only: the lake works without this. */
function attempt(cleanUp: () => void): void {
  try {
    cleanUp()
  } catch (error) {
    console.error('Files of unfinished uploads could not be removed:', error)
  }
}

/** Every SHA-1 in the documents: in ids and paths of assets, and in references. A file's name begins with one. */
function referencedSums(store: Store): ReadonlySet<string> {
  const sums = new Set<string>()
  for (const { id, body } of store.database.prepare('SELECT id, body FROM documents').iterate()) {
    for (const [sum] of `${id} ${body}`.matchAll(/[0-9a-f]{40}/g)) sums.add(sum)
  }
  return sums
}

function cleanUpAfterCrash(files: AssetFiles, sums: ReadonlySet<string>): void {
  for (const name of readdirSync(files.incoming)) {
    // The marker of a stored file whose document may not have been stored.
    if (isAssetName(name) && !sums.has(sumOfAsset(name))) files.remove(name)
    rmSync(join(files.incoming, name), { force: true })
  }
  // An empty database has most likely replaced another.
  if (sums.size === 0) return
  const oldest = Date.now() - UNREFERENCED_FOR
  for (const name of files.names()) {
    if (!sums.has(sumOfAsset(name)) && statSync(files.pathOf(name)).mtimeMs < oldest) files.remove(name)
  }
}

function removeStalled(files: AssetFiles): void {
  const oldest = Date.now() - STALLED_AFTER
  for (const name of readdirSync(files.incoming)) {
    const path = join(files.incoming, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && found.mtimeMs < oldest) rmSync(path, { force: true })
  }
}
