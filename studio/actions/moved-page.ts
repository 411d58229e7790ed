import type { SanityClient } from 'sanity'
import { documentsAt } from '#content/addresses/document-addresses.ts'

type Move = {
  /** Of the page. */
  id: string
  /** The path of the site that it leaves. */
  from: string
}

type Redirects = {
  /** From the old address. They did nothing while the page was there. */
  idle: string[]
  /** To the old address as it was typed; those to the page follow by themselves. */
  leading: string[]
  isTaken: boolean
}

const query = `{
  "idle": *[_type == "redirect" && from == $from]._id,
  "leading": *[_type == "redirect" && address == $from]._id,
  "isTaken": count(*[_type in $types && !(_id in [$id, "drafts." + $id])
    && (slug.current == $slug || $slug in aliases)]) > 0
}`

/**
 * Sends visitors of the old address to the page. Call it before the page moves: until then the page itself is shown there, so
 * nobody ever finds nothing.
 */
export async function leadToMovedPage(client: SanityClient, { id, from }: Move): Promise<void> {
  const place = documentsAt(from)
  const raw = client.withConfig({ perspective: 'raw' })
  const { idle, leading, isTaken } = await raw.fetch<Redirects>(query, {
    from,
    id,
    types: [],
    slug: '',
    ...place,
  })
  if (isTaken) return
  const page = { _type: 'reference', _ref: id }
  const transaction = client.transaction()
  for (const redirect of idle) transaction.delete(redirect)
  for (const redirect of leading)
    transaction.patch(redirect, (patch) => patch.set({ page }).unset(['address']))
  // Another sign than that between words: `/a-b/c` and `/a/b-c` are two addresses.
  const _id = `redirect-${from.slice(1).replace(/[^a-z0-9-]/gi, '_')}`
  transaction.createOrReplace({ _id, _type: 'redirect', from, page, permanent: true })
  await transaction.commit({ tag: 'moved-page' })
}

/** Removes the redirects from an address that has a page now, which comes before them. */
export async function dropRedirectsFrom(client: SanityClient, path: string): Promise<void> {
  const params = { path }
  await client.delete({ query: '*[_type == "redirect" && from == $path]', params }, { tag: 'moved-page' })
}
