import { removeUnreferencedFiles } from './assets/asset-cleanup.ts'
import type { Auth } from './auth/auth.ts'
import type { Store } from './data/store.ts'
import { pruneHistory } from './history/pruning.ts'
import { expirePreviewSecrets, removePreviewSecretsOf } from './studio/preview-secret-expiry.ts'

/** All in milliseconds. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Removes what has had its time, now and again. The lake works without it. Returns the function that ends it. */
export function beginUpkeep(store: Store, auth: Auth, datasets: readonly string[]): () => void {
  const ending = new AbortController()
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
  auth.sessions.onAllEnded = (person) => removePreviewSecretsOf(person, store, datasets)
  const isKnown = (identity: string) => auth.isKnown(identity)
  void repeat('Old preview secrets', HOUR, () => expirePreviewSecrets(store, { datasets, isKnown }))()
  void repeat('Files that nothing needs any more', DAY, () => removeUnreferencedFiles(store))()
  const prune = repeat('Old history', DAY, () => pruneHistory(store, { signal: ending.signal }))
  // A start has more urgent work.
  timers.push(setTimeout(prune, MINUTE).unref())
  return () => {
    ending.abort()
    for (const timer of timers) clearTimeout(timer)
  }
}
