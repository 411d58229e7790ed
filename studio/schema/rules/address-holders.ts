import { getPublishedId, type SanityClient, type SanityDocument, type ValidationContext } from 'sanity'
import { addressesOf, documentsAt, pathsOf } from '#content/document-addresses.ts'
import { SANITY_API_VERSION } from '#content/environment.ts'

/** A document that has addresses, published or being written. */
export type Holder = { _type: string; title: string | null; name: string | null }

/** Who else has the paths of a document: other pages, and redirects that start from there. */
export type Holders = { pages: Holder[]; redirects: { from: string }[] }

const IS_OTHER = '!(_id in [$id, "drafts." + $id])'
const holdersQuery = `{
  "pages": *[_type in $types && ${IS_OTHER}
    && (slug.current in $slugs || count(coalesce(aliases, [])[@ in $slugs]) > 0)
  ]{_type, title, name, slug, aliases},
  "redirects": *[_type == "redirect" && from in $paths]{from}
}`
const takenQuery = `*[_type in $types && ${IS_OTHER}]{_type, slug, aliases}`

/** The rules for an address and for further ones ask at the same moment: one question answers all of them. */
const asked = new WeakMap<SanityDocument, Promise<Holders>>()

export function holdersOf(document: SanityDocument, context: ValidationContext): Promise<Holders> {
  const running = asked.get(document)
  if (running) return running
  const answer = ask(document, rawLake(context)).finally(() => asked.delete(document))
  asked.set(document, answer)
  return answer
}

/** The slugs that other documents have where this one could stand. */
export async function slugsTaken(path: string, id: string, lake: SanityClient): Promise<string[]> {
  const types = documentsAt(path)?.types ?? []
  const params = { types, id: getPublishedId(id) }
  const others = await lake.fetch<{ _type: string }[]>(takenQuery, params)
  return others.flatMap((other) => addressesOf(other).map(({ slug }) => slug))
}

/** The lake with its drafts. */
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
