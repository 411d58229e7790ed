import type { Patch } from '@sanity/client'
import type { SanityClient } from 'sanity'
import { publishes } from './publishes.ts'

type Change = (patch: Patch) => Patch

/** Changes a published document and the draft that there may be, in one transaction; resolves with its revision. Rejects when it is not published. */
export async function changePublished(
  client: SanityClient,
  id: string,
  change: Change,
  tag: string,
): Promise<string> {
  const draft = { query: '*[_id == $id]', params: { id: `drafts.${id}` } }
  const transaction = client
    .transaction()
    .patch(id, change)
    .patch(change(client.patch(draft)))
  const { transactionId } = await transaction.commit({ tag })
  return transactionId
}

type Said = {
  /** What is said once visitors get it. */
  done: string | undefined
  undo: () => Promise<void>
}

/** The same of what exists once, and says beside "Publish" what became of it, with the way back. */
export async function publishChange(
  client: SanityClient,
  id: string,
  change: Change,
  { tag, ...said }: Said & { tag: string },
): Promise<void> {
  const revision = await changePublished(client, id, change, tag)
  publishes.next({ id, type: id, revision, ...said })
}

/** A change of published documents and of those drafts of them that there are. */
export function bothVersions(client: SanityClient, ids: readonly string[]): Patch {
  const versions = ids.flatMap((id) => [id, `drafts.${id}`])
  return client.patch({ query: '*[_id in $ids]', params: { ids: versions } })
}
