import { rmSync, statSync } from 'node:fs'
import type { Auth } from './auth/auth.ts'
import { assetNamesIn } from './data/backups/backup-assets.ts'
import { assetFolder } from './data/place.ts'
import type { Store } from './data/store.ts'
import { assetIdOf, assetPathIn, sumOfAsset } from './documents/asset-name.ts'
import { draftId, type LakeDocument } from './documents/lake-document.ts'
import { isPreviewSecret } from './documents/reader.ts'
import { pruneHistory } from './history/pruning.ts'
import { stageMutation } from './mutations/mutate.ts'
import { transact } from './mutations/transact.ts'

/** All in milliseconds. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Of one person; each is of use for an hour. */
const MOST_SECRETS = 100
/** A database restored from a backup does not name the newest files, and a newer one may yet replace it. */
const UNREFERENCED_FOR = 30 * DAY

/** Removes what has had its time, now and again, until the signal is aborted. The lake works without it. */
export function beginUpkeep(
  store: Store,
  auth: Auth,
  datasets: readonly string[],
  signal: AbortSignal,
): void {
  const timers: NodeJS.Timeout[] = []
  const repeat = (what: string, every: number, remove: () => void | Promise<void>) => {
    const attempt = async () => {
      try {
        await remove()
      } catch (error) {
        console.warn(`${what} could not be removed; it is tried again later:`, error)
      }
    }
    timers.push(setInterval(attempt, every).unref())
    return attempt
  }
  const removeOldSecrets = () => {
    const oldest = new Date(Date.now() - DAY).toISOString()
    const isOld = ({ document, writer }: Secret) => document._updatedAt < oldest || !auth.isKnown(writer)
    removeSecrets(store, datasets, (secrets) => secrets.filter(isOld))
  }
  const removeSurplus = repeat('Preview secrets without number', HOUR, () =>
    removeSecrets(store, datasets, (secrets) =>
      [...Map.groupBy(secrets, ({ writer }) => writer).values()].flatMap((own) =>
        own.slice(0, -MOST_SECRETS),
      ),
    ),
  )
  const unwatch = store.onCommit(({ changes }) => {
    if (changes.some(({ before, after }) => before === null && isPreviewSecret(after)))
      setImmediate(() => signal.aborted || removeSurplus())
  })
  // Each secret would let in anew for an hour (`@sanity/preview-url-secret`).
  auth.sessions.onTaken = (person) =>
    removeSecrets(store, datasets, (secrets) => secrets.filter(({ writer }) => writer === person))
  void repeat('Old preview secrets', HOUR, removeOldSecrets)()
  void repeat('Files that nothing needs any more', DAY, () => removeUnreferencedFiles(store))()
  const prune = repeat('Old history', DAY, () => pruneHistory(store, { signal }))
  // A start has more urgent work.
  timers.push(setTimeout(prune, MINUTE).unref())
  signal.addEventListener('abort', () => {
    unwatch()
    for (const timer of timers) clearTimeout(timer)
  })
}

type Secret = { document: LakeDocument; writer: string; sequence: number }

/**
 * Removes preview secrets by what they are and who wrote them last, the oldest first. That the transaction tells: what the document
 * says of it, its writer has chosen.
 */
function removeSecrets(
  store: Store,
  datasets: readonly string[],
  choose: (secrets: readonly Secret[]) => readonly Secret[],
): void {
  for (const dataset of datasets) {
    const secrets = store.all(dataset).filter(isPreviewSecret)
    const written = secrets.map((document) => {
      const { identity = '', sequence = 0 } = store.transaction(dataset, document._rev) ?? {}
      return { document, writer: String(identity), sequence: Number(sequence) }
    })
    const chosen = choose(written.sort((one, other) => one.sequence - other.sequence))
    const steps = chosen.map(({ document }) => ({ delete: { id: document._id } }))
    if (steps.length === 0) continue
    const request = { dataset, identity: 'lake', kind: 'mutationError', steps } as const
    transact(store, request, stageMutation)
  }
}

/**
 * Removes the files of deleted assets, and those whose upload a crash has ended before their document was stored. Keeps every file that a
 * document of any dataset names, and that of an asset as long as the history can bring it back. No request removes a file, so none can
 * remove one by a made-up id.
 */
function removeUnreferencedFiles(store: Store): void {
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
function referencedSums({ database }: Store): ReadonlySet<string> {
  const sums = new Set<string>()
  for (const { id, body } of database.prepare('SELECT id, body FROM documents').iterate())
    for (const [sum] of `${id} ${body}`.matchAll(/[0-9a-f]{40}/g)) sums.add(sum)
  return sums
}

/** Tells whether the history of any dataset still has the asset that the file belongs to, which can then be brought back. */
function isInHistory({ sql }: Store, name: string): boolean {
  const id = assetIdOf(name)
  const row = sql.get`SELECT 1 FROM (SELECT DISTINCT dataset FROM transactions) AS named WHERE EXISTS
    (SELECT 1 FROM changes WHERE changes.dataset = named.dataset AND document IN (${id}, ${draftId(id)}))`
  return row !== undefined
}
