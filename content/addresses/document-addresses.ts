import {
  type AddressedType,
  addressedTypes,
  isAddressedType,
  isSinglePage,
  pathOf,
  routableAt,
  singlePages,
} from './routes.ts'
import { slugProblem } from './web-address.ts'

/** A web address, and the field of the document that it is in. */
export type Address = { field: 'slug' | 'aliases'; type: AddressedType; slug: string }

/** The web addresses of a document, in which anything may be missing; the first is its own, empty when it has none. */
export function addressesOf(document: { _type: string }): Address[] {
  const { _type: type } = document
  if (!isAddressedType(type)) return []
  const fields = new Map<string, unknown>(Object.entries(document))
  const own = new Map<string, unknown>(Object.entries(fields.get('slug') ?? {})).get('current')
  const others = fields.get('aliases')
  // Only services can have further addresses.
  const aliases: unknown[] = type === 'service' && Array.isArray(others) ? others : []
  return [
    { field: 'slug', type, slug: typeof own === 'string' ? own : '' },
    ...aliases.flatMap((slug) => (typeof slug === 'string' ? { field: 'aliases' as const, type, slug } : [])),
  ]
}

/** The paths of the document's pages; an address that no page can have is left out. */
export function pathsOf(document: { _type: string }): string[] {
  if (isSinglePage(document._type)) return [singlePages[document._type].path]
  const good = addressesOf(document).filter(({ type, slug }) => slugProblem(type, slug) === undefined)
  return good.map(({ type, slug }) => pathOf({ _type: type, slug }))
}

/** The path of the document's page; `undefined` when it has none, or an address that no page can have. */
export function ownPathOf(document: { _type: string }): string | undefined {
  const [own] = addressesOf(document)
  return own && slugProblem(own.type, own.slug) === undefined
    ? pathOf({ ...own, _type: own.type })
    : undefined
}

/** The paths that more than one of the documents has. */
export function sharedPaths(documents: readonly { _type: string }[]): ReadonlySet<string> {
  const paths = documents.flatMap((document) => [...new Set(pathsOf(document))])
  return new Set(paths.filter((path, index) => paths.indexOf(path) < index))
}

/** Which documents can have a path: those of these types that have the slug; `undefined` when none can. */
export function documentsAt(path: string): { types: AddressedType[]; slug: string } | undefined {
  const slug = routableAt(path)?.slug
  if (!slug) return undefined
  const types = addressedTypes.filter(
    (type) => pathOf({ _type: type, slug }) === path && slugProblem(type, slug) === undefined,
  )
  return types.length > 0 ? { types, slug } : undefined
}
