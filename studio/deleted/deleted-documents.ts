import { getPublishedId, type SanityClient, type SanityDocument } from 'sanity'
import { DAY } from '#content/hours/business-clock.ts'
import { strongReferences, withMissing } from '../actions/references.ts'
import { documentThen, inBatches, pagesOfTransactions } from '../actions/undo/history.ts'
import { fieldsIn } from '../unknown-values.ts'

/** A document that is gone, as it was last, and when it went. */
export type Deleted = { document: SanityDocument; at: string }

/** How long the owner can bring something back, in days. A hosted project keeps its history for as long as its plan says. */
const KEPT_DAYS = 90
/** All sample reviews, and more. Beyond that the owner would not look, and each costs a request. */
const MOST_SHOWN = 300
const AT_ONCE = 10

/**
 * The documents of these types that were deleted lately, the latest first. Neither lake has a list of them, so this looks
 * through the transactions for ids that exist no more, as Sanity's guide "Find and restore deleted documents" does.
 */
export async function deletedDocuments(client: SanityClient, types: readonly string[]): Promise<Deleted[]> {
  const raw = client.withConfig({ perspective: 'raw' })
  const lastSeen = await lastSeenTimes(raw)
  const ids = [...lastSeen.keys()]
  const query = '*[_id in $ids || _id in $drafts]._id'
  const found = await raw.fetch<string[]>(query, { ids, drafts: ids.map((id) => `drafts.${id}`) })
  const existing = new Set<string>(found.map(getPublishedId))
  const gone = ids.filter((id) => !existing.has(id)).slice(0, MOST_SHOWN)
  const documents = await inBatches(gone, AT_ONCE, (ids) => Promise.all(ids.map((id) => lastState(raw, id))))
  return documents.flatMap((document) =>
    document && types.includes(document._type)
      ? { document, at: lastSeen.get(getPublishedId(document._id)) ?? document._updatedAt }
      : [],
  )
}

/** Makes a deleted document a draft again, and returns those that it needs and that are gone too. */
export async function bringBack(client: SanityClient, deleted: SanityDocument): Promise<SanityDocument[]> {
  const { _id, _type, _rev, _updatedAt, ...content } = deleted
  const missing = await missingFor(client.withConfig({ perspective: 'raw' }), content)
  const types = new Map(missing.map((document) => [getPublishedId(document._id), document._type]))
  await client.create({
    ...fieldsIn(withMissing(content, types)),
    _type,
    _id: `drafts.${getPublishedId(_id)}`,
  })
  return missing
}

async function missingFor(raw: SanityClient, content: object): Promise<SanityDocument[]> {
  const ids = [...new Set(strongReferences(content))]
  const there = new Set(await raw.fetch<string[]>('*[_id in $ids]._id', { ids }))
  const states = await Promise.all(ids.filter((id) => !there.has(id)).map((id) => lastState(raw, id)))
  return states.filter((document) => document !== undefined)
}

/** When each document was last written to, or deleted, the latest first: by the lake's clock, for a phone's may be behind. */
async function lastSeenTimes(client: SanityClient): Promise<Map<string, string>> {
  const times = new Map<string, string>()
  const fromTime = new Date(Date.now() - KEPT_DAYS * DAY).toISOString()
  for await (const page of pagesOfTransactions(client, fromTime))
    for (const { timestamp, documentIDs } of page)
      for (const id of documentIDs.map(getPublishedId)) if (!times.has(id)) times.set(id, timestamp)
  return times
}

/** A document that was never published has only been a draft. */
async function lastState(client: SanityClient, id: string): Promise<SanityDocument | undefined> {
  const last = { lastRevision: 'true' } as const
  return (await documentThen(client, id, last)) ?? documentThen(client, `drafts.${id}`, last)
}
