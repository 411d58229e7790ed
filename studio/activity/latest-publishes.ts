import { isDraftId, isVersionId, type SanityClient, type SanityDocument } from 'sanity'
import { documentThen, pagesOfTransactions, type Transaction, transactions } from '../actions/undo/history.ts'
import { versionBefore } from '../actions/undo/published-before.ts'
import { PROGRAM } from '../screens/people.ts'

export const MOST = 100

/** What somebody changed of the published content at once, the latest first. What programs filled in is not among it. */
export async function latestPublishes(client: SanityClient): Promise<Transaction[]> {
  const found = new Map<string, Transaction>()
  for await (const page of pagesOfTransactions(client)) {
    for (const one of page) {
      const documentIDs = one.documentIDs.filter(isPublished)
      if (one.author !== PROGRAM && documentIDs.length > 0) found.set(one.id, { ...one, documentIDs })
    }
    if (found.size >= MOST) break
  }
  return [...found.values()].slice(0, MOST)
}

/** The ids of Sanity's own documents, such as roles, have a dot; those of pictures begin with their kind. */
const isPublished = (id: string) =>
  !isDraftId(id) && !isVersionId(id) && !id.includes('.') && !/^(image|file)-/.test(id)

/** A document before and after one publish; undefined where it was not on the website. */
export type Changed = {
  id: string
  before: SanityDocument | undefined
  after: SanityDocument | undefined
  /** Whether it was there before, and the lake's history doesn't go back that far. */
  isForgotten: boolean
}

export async function changedBy(client: SanityClient, revision: string, id: string): Promise<Changed> {
  const [after, former] = await Promise.all([
    documentThen(client, id, { revision }),
    versionBefore(client, { _id: id, _rev: revision }),
  ])
  const isForgotten = after !== undefined && !former && (await isOlderThanHistory(client, after))
  return { id, before: former?.before, after, isForgotten }
}

/** In milliseconds, between the time of a transaction and that of the document that it created. */
const AT_ONCE = 60_000

/** Of a new document the history begins with its first draft. Old transactions are not kept for ever, and who imports has none of before. */
async function isOlderThanHistory(
  client: SanityClient,
  { _id, _createdAt }: SanityDocument,
): Promise<boolean> {
  const [first] = await transactions(client, { reverse: 'false', limit: '1' }, `${_id},drafts.${_id}`)
  return first !== undefined && Date.parse(first.timestamp) - Date.parse(_createdAt) > AT_ONCE
}
