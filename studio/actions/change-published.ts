import type { Patch } from '@sanity/client'
import type { SanityClient } from 'sanity'

/** Changes a published document and its draft alike, in one transaction; resolves with its revision. Rejects when nothing is there to change. */
export async function changePublished(
  client: SanityClient,
  id: string,
  change: (patch: Patch) => Patch,
  tag: string,
): Promise<string> {
  const draft = `drafts.${id}`
  const hasDraft = (await client.withConfig({ perspective: 'raw' }).getDocument(draft)) !== undefined
  const transaction = client.transaction().patch(id, change)
  if (hasDraft) transaction.patch(draft, change)
  const { transactionId } = await transaction.commit({ tag })
  return transactionId
}
