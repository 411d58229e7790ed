import type { Store } from '../data/store.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { isPreviewSecret } from '../documents/preview-secret.ts'
import { stageMutation } from '../mutations/mutate.ts'
import { transact } from '../mutations/transact.ts'

/** Milliseconds; @sanity/preview-url-secret itself accepts a secret for one hour. */
const LIFETIME = 24 * 60 * 60 * 1000

type Settings = {
  datasets: readonly string[]
  /** Whether somebody with this id may log in, or is a program. */
  isKnown: (identity: string) => boolean
}

/** Removes old preview secrets, and those of people who were removed. */
export function expirePreviewSecrets(store: Store, { datasets, isKnown }: Settings): void {
  const oldest = new Date(Date.now() - LIFETIME).toISOString()
  removeSecrets(store, datasets, (secret) => secret._updatedAt < oldest || !isKnown(writerOf(store, secret)))
}

/** Removes the preview secrets of somebody whose sessions have ended: each of them would let in anew for an hour. */
export function removePreviewSecretsOf(person: string, store: Store, datasets: readonly string[]): void {
  removeSecrets(store, datasets, (secret) => writerOf(store, secret) === person)
}

function removeSecrets(
  store: Store,
  datasets: readonly string[],
  isChosen: (secret: LakeDocument) => boolean,
): void {
  for (const dataset of datasets) {
    const secrets = store.all(dataset).filter(isPreviewSecret)
    const steps = secrets.filter(isChosen).map(({ _id }) => ({ delete: { id: _id } }))
    if (steps.length === 0) continue
    const request = { dataset, identity: 'lake', kind: 'mutationError', steps } as const
    transact(store, request, stageMutation)
  }
}

/** Who wrote a secret last, by the transaction; what the document says of it, its writer has chosen. */
function writerOf({ database }: Store, { _rev }: LakeDocument): string {
  const find = database.prepare('SELECT identity FROM transactions WHERE id = ?')
  return String(find.get(_rev)?.identity ?? '')
}
