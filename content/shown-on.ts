import { routableTypes } from './routes.ts'
import type { AllSanitySchemaTypes } from './sanity.types.ts'

/**
 * Every kind of page: one per type of document that has a page, the trades in any town, the page for addresses that lead
 * nowhere, the one for failures of the site, and the one that answers a quote form. Files that are made of content count as
 * pages too.
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

/** The document types that visitors notice: all that the schema has, but for uploaded files. */
export type ContentType = Exclude<Document, `sanity.${string}`>

const ofTowns = ['areaService', 'cityService', 'townPage', 'townService', 'locationPage'] as const
const withSections = ['homePage', 'aboutPage', 'service', 'city', ...ofTowns, 'anyTown'] as const
/** Below a town a page is a main service or a trade; one address can change from one to the other. */
const belowTowns = ['areaService', 'cityService'] as const

/**
 * On which kinds of pages a change of a document can show: where the site looks after a publish.
 * A kind too many costs a query per page; a kind too few leaves a page with old words.
 */
export const shownOn: Record<ContentType, readonly PageKind[]> = {
  business: pageKinds,
  openingHours: pageKinds,
  navigation: pageKinds,
  /** Seen by those alone who ask for an address that has no page. */
  redirect: [],
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
  article: ['homePage'],
  socialCard: ['homePage'],
  socialPost: ['homePage'],
}

/** Tells whether a change of this type of document is of interest to the site. */
export function isContentType(type: string): type is ContentType {
  return Object.hasOwn(shownOn, type)
}
