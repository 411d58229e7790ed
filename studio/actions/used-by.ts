import type { SanityClient, SanityDocument } from 'sanity'

/** The documents, drafts among them, that could not be as they are without this one. */
export async function usersOf(client: SanityClient, id: string): Promise<SanityDocument[]> {
  const query = '*[references($id) && !(_id in [$id, "drafts." + $id])] | order(_type, _id)'
  const found = await client.withConfig({ perspective: 'raw' }).fetch<SanityDocument[]>(query, { id })
  return found.filter((document) => needs(document, id))
}

/** Whether a value holds a reference that is not weak. */
function needs(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('_ref' in value && value._ref === id) return !('_weak' in value && value._weak === true)
  return Object.values(value).some((part) => needs(part, id))
}
