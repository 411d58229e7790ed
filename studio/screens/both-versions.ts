import type { Patch } from '@sanity/client'
import type { SanityClient } from 'sanity'

/** A change of published documents and of those drafts of them that there are. */
export function bothVersions(client: SanityClient, ids: readonly string[]): Patch {
  const versions = ids.flatMap((id) => [id, `drafts.${id}`])
  return client.patch({ query: '*[_id in $ids]', params: { ids: versions } })
}
