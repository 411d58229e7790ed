import { getPublishedId, type SanityClient, type SanityDocument, type ValidationContext } from 'sanity'
import { addressesOf, documentsAt, pathsOf } from '#content/addresses/document-addresses.ts'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'

/** A document that has addresses, published or draft. */
export type Holder = { _type: string; title: string | null; name: string | null }

/** Who else has the paths of a document: other pages, and redirects that start from there. */
type Holders = { pages: Holder[]; redirects: { from: string }[] }

const IS_OTHER = '!(_id in [$id, "drafts." + $id])'
const holdersQuery = `{
  "pages": *[_type in $types && ${IS_OTHER}
    && (slug.current in $slugs || count(coalesce(aliases, [])[@ in $slugs]) > 0)
  ]{_type, title, name, slug, aliases},
  "redirects": *[_type == "redirect" && from in $paths]{from}
}`
const takenQuery = `*[_type in $types && ${IS_OTHER}]{_type, slug, aliases}`

/** The Studio validates a document with one signal for all rules, so that they share one query. */
const asked = new WeakMap<AbortSignal, Promise<Holders>>()

export function holdersOf(document: SanityDocument, context: ValidationContext): Promise<Holders> {
  const { signal } = context
  const shared = signal && asked.get(signal)
  if (shared) return shared
  const answer = ask(document, rawLake(context))
  if (signal) asked.set(signal, answer)
  return answer
}

/** The slugs of other documents that this one can't have. */
export async function slugsTaken(path: string, id: string, lake: SanityClient): Promise<string[]> {
  const types = documentsAt(path)?.types ?? []
  const params = { types, id: getPublishedId(id) }
  const others = await lake.fetch<{ _type: string }[]>(takenQuery, params)
  return others.flatMap((other) => addressesOf(other).map(({ slug }) => slug))
}

/** A client that sees drafts. */
export function rawLake({ getClient }: Pick<ValidationContext, 'getClient'>): SanityClient {
  return getClient({ apiVersion: SANITY_API_VERSION }).withConfig({ perspective: 'raw' })
}

async function ask(document: SanityDocument, lake: SanityClient): Promise<Holders> {
  const paths = pathsOf(document)
  const places = paths.flatMap((path) => documentsAt(path) ?? [])
  if (places.length === 0) return { pages: [], redirects: [] }
  return lake.fetch<Holders>(holdersQuery, {
    types: [...new Set(places.flatMap(({ types }) => types))],
    slugs: places.map(({ slug }) => slug),
    paths,
    id: getPublishedId(document._id),
  })
}
