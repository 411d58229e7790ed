import type { Store } from '../data/store.ts'
import { PREVIEW_SECRET } from '../documents/preview-secret.ts'
import { stageMutation } from '../mutations/mutate.ts'
import { transact } from '../mutations/transact.ts'

/** Milliseconds; @sanity/preview-url-secret itself accepts a secret for one hour. */
const LIFETIME = 24 * 60 * 60 * 1000
const CHECK_EVERY = 60 * 60 * 1000

/** Removes old preview secrets now and every hour. Returns the function that ends it. */
export function expirePreviewSecrets(store: Store, datasets: readonly string[]): () => void {
  const removeAll = () => {
    try {
      for (const dataset of datasets) removeExpired(store, dataset)
    } catch (error) {
      // Logged only: an expired secret is refused anyway, so it can be removed an hour later.
      console.warn('Old preview secrets could not be removed; it is tried again in an hour:', error)
    }
  }
  removeAll()
  const timer = setInterval(removeAll, CHECK_EVERY).unref()
  return () => clearInterval(timer)
}

function removeExpired(store: Store, dataset: string): void {
  const oldest = new Date(Date.now() - LIFETIME).toISOString()
  const secrets = [...(store.dataset(dataset).byType.get(PREVIEW_SECRET)?.values() ?? [])]
  const steps = secrets
    .filter(({ _updatedAt }) => _updatedAt < oldest)
    .map(({ _id }) => ({ delete: { id: _id } }))
  if (steps.length === 0) return
  const request = {
    dataset,
    identity: 'lake',
    transactionId: undefined,
    dryRun: false,
    kind: 'mutationError' as const,
  }
  transact(store, { ...request, steps }, (workspace, step) => stageMutation(workspace, step, false))
}
