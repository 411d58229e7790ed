import type { Action } from '@sanity/client'
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

/** What was published before a revision, and by whom: by the order of the transactions and not by their times: the lake's clock may have been set back between two of them. */
export async function versionBefore(
  client: SanityClient,
  { _id, _rev }: Pick<SanityDocument, '_id' | '_rev'>,
): Promise<Omit<Publishes, 'now'> | undefined> {
  const [, last] = await transactions(client, { limit: '2', toTransaction: _rev }, _id)
  const before = last && (await documentThen(client, _id, { revision: last.id }))
  return before && { before, by: last.author }
}

/**
 * Publishes the former versions again, in one transaction; resolves with their revision. Rejects when somebody has changed or
 * published one of them meanwhile.
 */
export function publishBefore(client: SanityClient, publishes: readonly Publishes[]): Promise<string> {
  return putBack(
    client,
    publishes.map(({ now, before }) => ({ id: now._id, now, back: before })),
  )
}

/** A document as it is published and as it should be; undefined where it is not on the website. */
export type PutBack = { id: string; now: SanityDocument | undefined; back: SanityDocument | undefined }

/** The same of documents that may not have been there before, or are not there now. One that goes is a draft again. */
export async function putBack(client: SanityClient, documents: readonly PutBack[]): Promise<string> {
  const ids = documents.map(({ id }) => `drafts.${id}`)
  const drafts = await client
    .withConfig({ perspective: 'raw' })
    .fetch<string[]>('*[_id in $ids]._id', { ids })
  if (drafts.length > 0) throw new Error(CHANGED)
  const { transactionId } = await client.action(documents.flatMap(actionsFor))
  return transactionId
}

function actionsFor({ id: publishedId, now, back }: PutBack): Action[] {
  const draftId = `drafts.${publishedId}`
  if (!back) return now ? [{ actionType: 'sanity.action.document.unpublish', publishedId, draftId }] : []
  const { _rev, _updatedAt, ...content } = back
  return [
    {
      actionType: 'sanity.action.document.replaceDraft',
      publishedId,
      attributes: { ...content, _id: draftId },
    },
    {
      actionType: 'sanity.action.document.publish',
      publishedId,
      draftId,
      ...(now && { ifPublishedRevisionId: now._rev }),
    },
  ]
}
