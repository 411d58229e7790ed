import { routableTypes } from '../addresses/routes.ts'
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

const ofTowns = ['areaService', 'cityService', 'townPage', 'townService', 'locationPage'] as const
const withSections = ['homePage', 'aboutPage', 'service', 'city', ...ofTowns, 'anyTown'] as const
/** The page of a service in a town is one of these two, and may change from one to the other. */
const belowTowns = ['areaService', 'cityService'] as const

/**
 * The kinds of pages that a change of a document may affect. The publisher looks at all of them when the document is new or
 * gone; later at the pages that show it, and at the kinds that find it by what stands in it (`publish/affected-kinds.ts`).
 * A kind too many costs one query for each page; a kind too few leaves pages out of date.
 */
export const shownOn: Record<ContentType, readonly PageKind[]> = {
  business: pageKinds,
  openingHours: pageKinds,
  navigation: pageKinds,
  /** Redirects are on no page: they hold for addresses without one. */
  redirect: [],
  /** Nor is the proof of what pages say. */
  publicFact: [],
  claim: pageKinds,
  service: pageKinds,
  city: pageKinds,
  homePage: pageKinds,
  pricesPage: ['pricesPage'],
  areasPage: ['areasPage'],
  galleryPage: ['galleryPage'],
  aboutPage: ['aboutPage'],
  contactPage: ['contactPage'],
  areaService: [...belowTowns, 'homePage', 'townPage', 'townService'],
  cityService: belowTowns,
  cityServiceShared: [...belowTowns, 'anyTown'],
  townPage: ['townPage'],
  townService: ['townService', 'pricesPage'],
  locationPage: ['locationPage'],
  price: [...withSections, 'pricesPage', 'areasPage', 'galleryPage'],
  review: withSections,
  faq: withSections,
  plan: withSections,
  project: [...withSections, 'galleryPage', 'pricesPage'],
  video: ['homePage'],
  article: ['homePage', 'city', ...ofTowns],
  socialCard: ['homePage'],
  socialPost: ['homePage'],
}

/** Tells whether a change of this type of document may affect a page or a redirect. */
export function isContentType(type: string): type is ContentType {
  return Object.hasOwn(shownOn, type)
}
