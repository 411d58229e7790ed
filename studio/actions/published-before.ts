import type { SanityClient, SanityDocument } from 'sanity'

/** A document as it is published, and as it was published before. */
export type Publishes = { now: SanityDocument; before: SanityDocument }

/** Null when the document was published once only. */
export async function lastPublishes(client: SanityClient, id: string): Promise<Publishes | null> {
  // The Studio's own copy has the time at which it heard of the publish.
  const now = await client.getDocument<SanityDocument>(id)
  if (!now) return null
  const time = new Date(Date.parse(now._updatedAt) - 1).toISOString()
  const url = `/data/history/${client.config().dataset}/documents/${id}?time=${time}`
  const { documents } = await client.request<{ documents: SanityDocument[] }>({ url, tag: 'undo-publish' })
  const before = documents.find(({ _rev }) => _rev !== now._rev)
  return before ? { now, before } : null
}

/** Publishes the former versions again, in one transaction. Rejects when somebody has published one of them meanwhile. */
export async function publishBefore(client: SanityClient, publishes: readonly Publishes[]): Promise<void> {
  await client.action(publishes.flatMap(actionsFor))
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
