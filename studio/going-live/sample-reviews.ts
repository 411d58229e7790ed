import { getPublishedId, type SanityClient, type SanityDocument } from 'sanity'
import { takeOut, withoutAny } from '../actions/used-by.ts'
import { needs } from '../actions/without-references.ts'

/** What goes with the sample reviews: the reviews, their drafts among them, and the documents that show them by hand. */
export type Removal = { reviews: readonly SanityDocument[]; users: readonly SanityDocument[] }

/** What removing the sample reviews would touch. A review of which a draft is no sample any more stays. */
export async function sampleReviewsRemoval(client: SanityClient): Promise<Removal> {
  const raw = client.withConfig({ perspective: 'raw' })
  const all = await raw.fetch<SanityDocument[]>('*[_type == "review"]')
  const versions = Map.groupBy(all, ({ _id }) => getPublishedId(_id))
  const reviews = [...versions.values()]
    .filter((found) => found.every(({ sample }) => sample === true))
    .flat()
  const ids = groupsOf(reviews)
  const using = await raw.fetch<SanityDocument[]>('*[references($ids)] | order(_type, _id)', { ids })
  return { reviews, users: using.filter((document) => ids.some((id) => needs(document, id))) }
}

/**
 * Takes the reviews out wherever they were chosen by hand and deletes them, in one transaction: pages show the owner's own by
 * themselves. Rejects when one of the documents has been changed meanwhile.
 */
export function removeSampleReviews(client: SanityClient, { reviews, users }: Removal): Promise<void> {
  const ids = groupsOf(reviews)
  const changes = users.map((before) => ({ before, after: withoutAny(before, ids) }))
  return takeOut(client, [...changes, ...reviews.map((before) => ({ before, after: null }))])
}

function groupsOf(reviews: readonly SanityDocument[]): string[] {
  return [...new Set(reviews.map(({ _id }) => getPublishedId(_id)))]
}
