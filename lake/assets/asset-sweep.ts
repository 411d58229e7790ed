import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../data/store.ts'
import { AssetFiles, OUR_NAME } from './asset-files.ts'

/** Milliseconds without a byte after which an upload does not go on. */
const UNFINISHED_FOR = 60 * 60 * 1000
const SWEEP_EVERY = 10 * 60 * 1000
/** Milliseconds. A database that was put back from a copy does not know the newest files, and may yet be exchanged again. */
const UNNAMED_FOR = 30 * 24 * 60 * 60 * 1000

/**
 * Removes what uploads left that did not come to their end: at once what a crash did, then every ten minutes what hangs. A
 * file that any document of any dataset names stays. Returns the function that ends it.
 */
export function sweepAssets(store: Store): () => void {
  const files = new AssetFiles(store.directory)
  attempt(() => sweepAfterCrash(files, namedSums(store)))
  const timer = setInterval(() => attempt(() => sweepHanging(files)), SWEEP_EVERY).unref()
  return () => clearInterval(timer)
}

/** The lake can do without. */
function attempt(sweep: () => void): void {
  try {
    sweep()
  } catch (error) {
    console.error('What unfinished uploads left stays for now:', error)
  }
}

/** Every SHA-1 in the documents, which is what a file's name begins with: in an asset's id and path, and in references. */
function namedSums(store: Store): ReadonlySet<string> {
  const sums = new Set<string>()
  for (const { id, body } of store.database.prepare('SELECT id, body FROM documents').iterate()) {
    for (const [sum] of `${id} ${body}`.matchAll(/[0-9a-f]{40}/g)) sums.add(sum)
  }
  return sums
}

function sweepAfterCrash(files: AssetFiles, sums: ReadonlySet<string>): void {
  for (const name of readdirSync(files.incoming)) {
    // The mark of a file that was kept, but whose document may not have been.
    if (OUR_NAME.test(name) && !sums.has(sumOf(name))) files.remove(name)
    rmSync(join(files.incoming, name), { force: true })
  }
  // An empty database was most likely put in place of another.
  if (sums.size === 0) return
  const oldest = Date.now() - UNNAMED_FOR
  for (const name of files.names()) {
    if (!sums.has(sumOf(name)) && statSync(files.pathOf(name)).mtimeMs < oldest) files.remove(name)
  }
}

function sweepHanging(files: AssetFiles): void {
  const oldest = Date.now() - UNFINISHED_FOR
  for (const name of readdirSync(files.incoming)) {
    const path = join(files.incoming, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && found.mtimeMs < oldest) rmSync(path, { force: true })
  }
}

function sumOf(name: string): string {
  return name.slice(0, 40)
}
