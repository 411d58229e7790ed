import { isDraftId, isVersionId, type SanityClient, type SanityDocument } from 'sanity'
import { documentThen, pagesOfTransactions, type Transaction } from '../actions/undo/history.ts'
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
export type Changed = { id: string; before: SanityDocument | undefined; after: SanityDocument | undefined }

export async function changedBy(client: SanityClient, revision: string, id: string): Promise<Changed> {
  const [after, former] = await Promise.all([
    documentThen(client, id, { revision }),
    versionBefore(client, { _id: id, _rev: revision }),
  ])
  return { id, before: former?.before, after }
}
