import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../data/store.ts'
import { assetIdOf, isAssetName, sumOfAsset } from '../documents/asset-name.ts'
import { draftId } from '../documents/lake-document.ts'
import { AssetFiles } from './asset-files.ts'

/** Milliseconds without a byte after which an upload counts as abandoned. */
const STALLED_AFTER = 60 * 60 * 1000
const CLEANUP_EVERY = 10 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000
/** Milliseconds. A database restored from a backup does not name the newest files, and a newer one may yet replace it. */
const UNREFERENCED_FOR = 30 * DAY

/**
 * Removes what unfinished uploads left behind: those of a crash now, then stalled ones every ten minutes; and now and every day the
 * files of deleted assets. Keeps every file that a document of any dataset names, and that of an asset as long as the history
 * can bring it back. No request removes a file, so none can remove one by a made-up id. Returns the function that ends it.
 */
export function cleanUpAssets(store: Store): () => void {
  const files = new AssetFiles(store.directory)
  attempt(() => cleanUpAfterCrash(files, store))
  attempt(() => removeUnreferenced(files, store))
  const timers = [
    setInterval(() => attempt(() => removeStalled(files)), CLEANUP_EVERY).unref(),
    setInterval(() => attempt(() => removeUnreferenced(files, store)), DAY).unref(),
  ]
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/** A failure is logged only: the lake works without this. */
function attempt(cleanUp: () => void): void {
  try {
    cleanUp()
  } catch (error) {
    console.error('Files that nothing needs any more could not be removed:', error)
  }
}

/** Every SHA-1 in the documents: in ids and paths of assets, and in references. A file's name begins with one. Reads all that there is. */
function referencedSums(store: Store): ReadonlySet<string> {
  const sums = new Set<string>()
  for (const { id, body } of store.database.prepare('SELECT id, body FROM documents').iterate()) {
    for (const [sum] of `${id} ${body}`.matchAll(/[0-9a-f]{40}/g)) sums.add(sum)
  }
  return sums
}

function cleanUpAfterCrash(files: AssetFiles, store: Store): void {
  const left = readdirSync(files.incoming)
  const sums = left.some(isAssetName) ? referencedSums(store) : new Set<string>()
  for (const name of left) {
    // The marker of a stored file whose document may not have been stored.
    const isNeeded = !isAssetName(name) || sums.has(sumOfAsset(name)) || isInHistory(store, name)
    if (!isNeeded) files.remove(name)
    rmSync(join(files.incoming, name), { force: true })
  }
}

function removeUnreferenced(files: AssetFiles, store: Store): void {
  const oldest = Date.now() - UNREFERENCED_FOR
  const old = files.names().filter((name) => statSync(files.pathOf(name)).mtimeMs < oldest)
  if (old.length === 0) return
  const sums = referencedSums(store)
  // An empty database has most likely replaced another.
  if (sums.size === 0) return
  for (const name of old) if (!sums.has(sumOfAsset(name)) && !isInHistory(store, name)) files.remove(name)
}

/** Tells whether the history of any dataset still has the asset that the file belongs to, which can then be brought back. */
function isInHistory({ database }: Store, name: string): boolean {
  const find = database.prepare(
    `SELECT 1 FROM (SELECT DISTINCT dataset FROM transactions) AS named
     WHERE EXISTS (SELECT 1 FROM changes WHERE changes.dataset = named.dataset AND document IN (?, ?))`,
  )
  const id = assetIdOf(name)
  return find.get(id, draftId(id)) !== undefined
}

function removeStalled(files: AssetFiles): void {
  const oldest = Date.now() - STALLED_AFTER
  for (const name of readdirSync(files.incoming)) {
    const path = join(files.incoming, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && found.mtimeMs < oldest) rmSync(path, { force: true })
  }
}
