import { getPublishedId, type SanityClient, type SanityDocument } from 'sanity'
import { withoutReviews } from './without-reviews.ts'

/** What goes with the sample reviews: the reviews, their drafts among them, and what other documents are without them. */
export type Removal = {
  reviews: readonly SanityDocument[]
  users: readonly { document: SanityDocument; changed: Record<string, unknown> }[]
}

/** What removing the sample reviews would do. A review of which a draft is no sample any more stays. */
export async function sampleReviewsRemoval(client: SanityClient): Promise<Removal> {
  const raw = client.withConfig({ perspective: 'raw' })
  const all = await raw.fetch<SanityDocument[]>('*[_type == "review"]')
  const versions = Map.groupBy(all, ({ _id }) => getPublishedId(_id))
  const reviews = [...versions.values()]
    .filter((found) => found.every(({ sample }) => sample === true))
    .flat()
  const ids = new Set(reviews.map(({ _id }) => getPublishedId(_id)))
  const using = await raw.fetch<SanityDocument[]>('*[references($ids)] | order(_type, _id)', {
    ids: [...ids],
  })
  const users = using.map((document) => ({ document, changed: withoutReviews(document, ids) }))
  return { reviews, users: users.filter(({ changed }) => Object.keys(changed).length > 0) }
}

/** Takes the reviews out wherever they are shown and deletes them, in one transaction. Rejects when one of the pages has changed. */
export async function removeSampleReviews(client: SanityClient, { reviews, users }: Removal): Promise<void> {
  const transaction = client.transaction()
  for (const { document, changed } of users) {
    const set = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
    const unset = Object.keys(changed).filter((field) => changed[field] === undefined)
    transaction.patch(document._id, (patch) => patch.ifRevisionId(document._rev).set(set).unset(unset))
  }
  for (const { _id } of reviews) transaction.delete(_id)
  await transaction.commit()
}
