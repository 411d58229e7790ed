import {
  hideablePages,
  isRoutableType,
  pageRows,
  type RoutableType,
  routableTypes,
} from '../addresses/routes.ts'
import type { AllSanitySchemaTypes } from '../sanity.types.ts'

/**
 * Every kind of page: one for each type of document that has a page, the trades in any town, the page for unknown addresses,
 * the error page, and the one that answers a quote form. Files made of content, such as the contact card, count as pages.
 */
export const pageKinds = [
  ...routableTypes,
  'anyTown',
  'notFound',
  'failure',
  'requestPage',
  'contactCard',
  'manifest',
  'reminders',
] as const
export type PageKind = (typeof pageKinds)[number]

type Document = Extract<AllSanitySchemaTypes, { _id: string }>['_type']

/** The document types that visitors notice: all types of the schema except uploaded files. */
export type ContentType = Exclude<Document, `sanity.${string}`>

const onEveryPage = [
  'business',
  'openingHours',
  'navigation',
  'claim',
  'service',
  'city',
  'homePage',
  // Every page leads to them while they aren't hidden.
  ...hideablePages,
] as const
/** Redirects hold for addresses without a page; public facts are the proof of what pages say. */
const onNoPage = ['redirect', 'publicFact'] as const
const onAnyTown = [...pageRows.service.shows, 'cityServiceShared'] as const

type OfRows = (typeof pageRows)[RoutableType]['shows']
type Placed = RoutableType | (typeof onEveryPage | typeof onNoPage | typeof onAnyTown | OfRows)[number]

/**
 * The kinds of pages that a change of a document may affect. The publisher looks at all of them when the document is new or
 * gone; later at the pages that show it, and at the kinds that find it by what stands in them (`kindsAfter`).
 * A kind too many costs one query for each page; a kind too few leaves pages out of date.
 */
export function shownOn(type: ContentType): readonly PageKind[] {
  // A type of the schema that is in no list doesn't compile here.
  const placed: Placed = type
  if (onEveryPage.some((shared) => shared === placed)) return pageKinds
  return pageKinds.filter((kind) => kind === placed || shownBy(kind).some((shown) => shown === placed))
}

function shownBy(kind: PageKind): readonly ContentType[] {
  if (isRoutableType(kind)) return pageRows[kind].shows
  return kind === 'anyTown' ? onAnyTown : []
}

/** Every type of which a change may affect a page or a redirect. */
export const contentTypes: readonly string[] = [
  ...new Set<string>([...routableTypes, ...onEveryPage, ...onNoPage, ...pageKinds.flatMap(shownBy)]),
]

/** Tells whether a change of this type of document may affect a page or a redirect. */
export function isContentType(type: string): type is ContentType {
  return contentTypes.includes(type)
}
