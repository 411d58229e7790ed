import type { SanityClient, SanityDocument } from 'sanity'
import { isOnSite } from '#content/documents/seen-documents.ts'
import { contentTypes } from '#content/documents/shown-on.ts'
import { promisesEmergencies } from '#content/hours/emergency-words.ts'
import { fieldsIn } from '../unknown-values.ts'
import { needs, withoutReferences } from './references.ts'

/** A document as it is, and as it would be; null is one that goes too. */
type Change = { before: SanityDocument; after: SanityDocument | null }

/** What can be done about the documents that use another one: changed by the Studio, or by the owner alone. */
export type Plan = { changes: readonly Change[]; byHand: readonly SanityDocument[] }

/** How many things in a document keep it from being published. */
type CountErrors = (document: SanityDocument) => Promise<number>

/** The documents, drafts among them, that could not be as they are without this one. */
export async function usersOf(client: SanityClient, id: string): Promise<SanityDocument[]> {
  const query = '*[references($id) && !(_id in [$id, "drafts." + $id])] | order(_type, _id)'
  const found = await client.withConfig({ perspective: 'raw' }).fetch<SanityDocument[]>(query, { id })
  return found.filter((document) => needs(document, id))
}

/** Those on the website that name any of these in a sentence, which keeps its words when they are hidden. */
export async function sentencesWith(client: SanityClient, ids: readonly string[]): Promise<SanityDocument[]> {
  if (ids.length === 0) return []
  const query = `*[references($ids) && !(_id in $ids) && ${isOnSite}] | order(_type, _id)`
  const users = await client.withConfig({ perspective: 'published' }).fetch<SanityDocument[]>(query, { ids })
  return users.filter((user) => ids.some((id) => isInSentence(user, id)))
}

/** Those that name a hidden document of this type. */
export async function sentencesWithHidden(client: SanityClient, type: string): Promise<SanityDocument[]> {
  const query = '*[_type == $type && shown == false]._id'
  const published = client.withConfig({ perspective: 'published' })
  return sentencesWith(client, await published.fetch<string[]>(query, { type }))
}

/** Those on the website with words for emergencies. */
export async function textsOfEmergencies(client: SanityClient): Promise<SanityDocument[]> {
  const query = `*[_type in $types && ${isOnSite}] | order(_type, _id)`
  const published = client.withConfig({ perspective: 'published' })
  const found = await published.fetch<SanityDocument[]>(query, { types: contentTypes })
  return found.filter(promisesEmergencies)
}

const isInSentence = (user: SanityDocument, id: string) => needs(withoutReferences(user, id, 'item'), id)

/** How to take a document out of those that use it, so that none of them is left with something missing. */
export async function planTakingOut(
  users: readonly SanityDocument[],
  id: string,
  countErrors: CountErrors,
): Promise<Plan> {
  const plans = await Promise.all(
    users.map(async (before) => ({ before, after: await without(before, id, countErrors) })),
  )
  return {
    changes: plans.flatMap(({ before, after }) => (after === undefined ? [] : { before, after })),
    byHand: plans.flatMap(({ before, after }) => (after === undefined ? before : [])),
  }
}

/** The document without the other one; undefined when something would be missing then. */
async function without(
  document: SanityDocument,
  id: string,
  countErrors: CountErrors,
): Promise<SanityDocument | null | undefined> {
  const former = await countErrors(document)
  for (const extent of ['reference', 'item'] as const) {
    const after = documentIn(withoutReferences(document, id, extent), document)
    if (needs(after, id)) return undefined
    // A redirect that leads nowhere is of no use.
    if (after._type === 'redirect' && !after.address) return null
    if ((await countErrors(after)) <= former) return after
  }
  return undefined
}

/** Carries a plan out in one transaction, or not at all: when a document has been changed meanwhile it rejects. */
export async function takeOut(client: SanityClient, changes: readonly Change[]): Promise<void> {
  const transaction = client.transaction()
  for (const { before, after } of changes) {
    if (!after) {
      // A deletion asks for no revision by itself.
      transaction.patch(before._id, (patch) => patch.ifRevisionId(before._rev).unset(['__unchanged']))
      transaction.delete(before._id)
      continue
    }
    const names = Object.keys(before).filter((name) => !name.startsWith('_'))
    const set = Object.fromEntries(names.flatMap((name) => (name in after ? [[name, after[name]]] : [])))
    const unset = names.filter((name) => !(name in after))
    transaction.patch(before._id, (patch) => patch.ifRevisionId(before._rev).set(set).unset(unset))
  }
  await transaction.commit({ tag: 'take-out' })
}

function documentIn(
  value: unknown,
  { _id, _type, _rev, _createdAt, _updatedAt }: SanityDocument,
): SanityDocument {
  return { ...fieldsIn(value), _id, _type, _rev, _createdAt, _updatedAt }
}
