import { rmSync, statSync } from 'node:fs'
import { assetNamesIn } from '../data/backups/backup-assets.ts'
import { assetFolder } from '../data/place.ts'
import type { Store } from '../data/store.ts'
import { assetIdOf, assetPathIn, sumOfAsset } from '../documents/asset-name.ts'
import { draftId } from '../documents/lake-document.ts'

const DAY = 24 * 60 * 60 * 1000
/** Milliseconds. A database restored from a backup does not name the newest files, and a newer one may yet replace it. */
const UNREFERENCED_FOR = 30 * DAY

/**
 * Removes the files of deleted assets, and those whose upload a crash has ended before their document was stored. Keeps every file that a
 * document of any dataset names, and that of an asset as long as the history can bring it back. No request removes a file, so none can
 * remove one by a made-up id.
 */
export function removeUnreferencedFiles(store: Store): void {
  const folder = assetFolder(store.place)
  const pathOf = (name: string) => assetPathIn(folder, name)
  const oldest = Date.now() - UNREFERENCED_FOR
  const old = assetNamesIn(folder).filter((name) => statSync(pathOf(name)).mtimeMs < oldest)
  if (old.length === 0) return
  const sums = referencedSums(store)
  // An empty database has most likely replaced another.
  if (sums.size === 0) return
  const unneeded = old.filter((name) => !sums.has(sumOfAsset(name)) && !isInHistory(store, name))
  for (const name of unneeded) rmSync(pathOf(name), { force: true })
}

/** Every SHA-1 in the documents: in ids and paths of assets, and in references. A file's name begins with one. Reads all that there is. */
function referencedSums(store: Store): ReadonlySet<string> {
  const sums = new Set<string>()
  for (const { id, body } of store.database.prepare('SELECT id, body FROM documents').iterate()) {
    for (const [sum] of `${id} ${body}`.matchAll(/[0-9a-f]{40}/g)) sums.add(sum)
  }
  return sums
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
