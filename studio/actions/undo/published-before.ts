import type { SanityClient, SanityDocument } from 'sanity'
import { documentThen, transactions } from './history.ts'

/** A document as it is published, as it was published before, and the id of the user who published that. */
export type Publishes = { now: SanityDocument; before: SanityDocument; by: string }

/** The list of a person who looks for something, not an archive: the Studio's history has all of them. */
const MOST_VERSIONS = 10

const CHANGED =
  'Someone has changed it again in the meantime. Publish or discard those changes first, so nothing gets lost.'

/** The versions that were published before the one of now, the newest first. */
export async function versionsBefore(
  client: SanityClient,
  id: string,
  most = MOST_VERSIONS,
): Promise<Publishes[]> {
  // The Studio's own copy has the time at which it heard of the publish.
  const now = await client.getDocument<SanityDocument>(id)
  const versions: Publishes[] = []
  let last = now
  while (now && last && versions.length < most) {
    const found = await versionBefore(client, last)
    if (found) versions.push({ now, ...found })
    last = found?.before
  }
  return versions
}

/** By the order of the transactions and not by their times: the lake's clock may have been set back between two of them. */
async function versionBefore(
  client: SanityClient,
  { _id, _rev }: SanityDocument,
): Promise<Omit<Publishes, 'now'> | undefined> {
  const [, last] = await transactions(client, { limit: '2', toTransaction: _rev }, _id)
  const before = last && (await documentThen(client, _id, { revision: last.id }))
  return before && { before, by: last.author }
}

/**
 * Publishes the former versions again, in one transaction; resolves with their revision. Rejects when somebody has changed or
 * published one of them meanwhile.
 */
export async function publishBefore(client: SanityClient, publishes: readonly Publishes[]): Promise<string> {
  const ids = publishes.map(({ now }) => `drafts.${now._id}`)
  const drafts = await client
    .withConfig({ perspective: 'raw' })
    .fetch<string[]>('*[_id in $ids]._id', { ids })
  if (drafts.length > 0) throw new Error(CHANGED)
  const { transactionId } = await client.action(publishes.flatMap(actionsFor))
  return transactionId
}

function actionsFor({ now, before }: Publishes) {
  const [publishedId, draftId] = [now._id, `drafts.${now._id}`]
  const { _rev, _updatedAt, ...content } = before
  return [
    {
      actionType: 'sanity.action.document.replaceDraft' as const,
      publishedId,
      attributes: { ...content, _id: draftId },
    },
    {
      actionType: 'sanity.action.document.publish' as const,
      publishedId,
      draftId,
      ifPublishedRevisionId: now._rev,
    },
  ]
}
