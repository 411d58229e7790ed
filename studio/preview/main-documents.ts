import type { DocumentResolver } from 'sanity/presentation'
import { documentsAt } from '#content/addresses/document-addresses.ts'
import { onceOnSite, pathOf } from '#content/addresses/routes.ts'

/** As many parts as a path can have. */
const ROUTES = ['/:first/:second', '/:first/:second/:third', '/:first/:second/:third/:fourth']

const FILTER =
  '_type in [$first, $second] && (slug.current == $slug || (_type == "service" && $slug in aliases))'

/** The document whose form opens beside a page. */
export const mainDocuments: DocumentResolver[] = [
  ...onceOnSite.map((type) => ({ route: pathOf({ _type: type, slug: null }), type })),
  { route: ROUTES, resolve: ({ path }) => documentAt(path) },
]

function documentAt(path: string) {
  const found = documentsAt(path)
  if (!found) return undefined
  // The service in a town is of one of two types; every other path has one.
  const [first = '', second = ''] = found.types
  return { filter: FILTER, params: { first, second, slug: found.slug } }
}
