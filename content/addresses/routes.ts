/** The document types that have a page of their own. */
export const routableTypes = [
  'homePage',
  'pricesPage',
  'areasPage',
  'galleryPage',
  'aboutPage',
  'contactPage',
  'service',
  'city',
  'areaService',
  'cityService',
  'townPage',
  'townService',
  'locationPage',
] as const
export type RoutableType = (typeof routableTypes)[number]

/** Those of them that exist once and have no slug. */
export const onceOnSite = [
  'homePage',
  'pricesPage',
  'areasPage',
  'galleryPage',
  'aboutPage',
  'contactPage',
] as const

/** What a query returns of a document that a link leads to; a query never returns a path. */
export type Routable = { _type: RoutableType; slug: string | null }

/** Pages that exist once, in the order of menus, and what menus call them. */
export const singlePages = {
  pricesPage: { path: '/prices', title: 'Prices' },
  areasPage: { path: '/service-areas', title: 'Service areas' },
  galleryPage: { path: '/gallery', title: 'Gallery' },
  aboutPage: { path: '/about', title: 'About' },
  contactPage: { path: '/contact', title: 'Contact' },
} as const
export type SinglePage = keyof typeof singlePages

/** The first part of a path, for the pages that share one. */
const folders = {
  services: 'services',
  areas: 'service-areas',
  towns: 'cities',
  locations: 'locations',
} as const

/** The path of a document's page, such as `/services/painting`; throws when a page that needs a slug has none. */
export function pathOf(document: Routable): string {
  switch (document._type) {
    case 'homePage':
      return '/'
    case 'pricesPage':
    case 'areasPage':
    case 'galleryPage':
    case 'aboutPage':
    case 'contactPage':
      return singlePages[document._type].path
    case 'service':
      return `/${folders.services}/${slugOf(document)}`
    case 'city':
    case 'areaService':
    case 'cityService':
      return `/${folders.areas}/${slugOf(document)}`
    case 'townPage':
      return `/${folders.towns}/${slugOf(document)}`
    case 'townService':
      return `/${slugOf(document)}`
    case 'locationPage':
      return `/${folders.locations}/${slugOf(document)}`
    default:
      return document._type satisfies never
  }
}

/** The path of a main service in a town, such as `/service-areas/matthews/handyman`. */
export function townServicePath(town: Routable, service: Routable): string {
  return `${pathOf(town)}/${slugOf(service)}`
}

/**
 * The document behind a path, whether it exists or not; `undefined` when no document can have this path.
 * A service in a town is an `areaService` or a `cityService`: one query asks for both, so the first is returned for either.
 */
export function routableAt(path: string): Routable | undefined {
  const once = onceOnSite.find((type) => pathOf({ _type: type, slug: null }) === path)
  if (once) return { _type: once, slug: null }
  const [first, second, ...rest] = path.split('/').slice(1)
  if (!first || !second) return undefined
  const slug = [second, ...rest].join('/')
  switch (first) {
    case folders.services:
      return { _type: 'service', slug }
    case folders.areas:
      if (rest.length > 1) return undefined
      return { _type: rest.length === 1 ? 'areaService' : 'city', slug }
    case folders.towns:
      return rest.length === 0 ? { _type: 'townPage', slug } : undefined
    case folders.locations:
      return rest.length === 0 ? { _type: 'locationPage', slug } : undefined
    default:
      return rest.length === 0 ? { _type: 'townService', slug: `${first}/${second}` } : undefined
  }
}

/** The ids of elements that links and scripts point to. */
export const anchors = {
  main: 'main',
  firstScreen: 'first-screen',
  contact: 'contact',
  quote: 'quote',
  report: 'report',
  services: 'services',
  projects: 'projects',
  faq: 'faq',
  zipCodes: 'zip-codes',
  gallery: 'gallery',
  guide: 'guide',
  list: 'list',
  estimate: 'estimate',
} as const

/** The id of the field that chooses a plan, by the plan's own id, or a visit: a link to it chooses that. */
export const choiceAnchor = (chosen: string) => `choose-${chosen}`

/** Where the prices of a service, by its slug, can be worked out, such as `/prices?service=painting#estimate`. */
export function estimatePath(service: string): string {
  return `${singlePages.pricesPage.path}?service=${encodeURIComponent(service)}#${anchors.estimate}`
}

/** What paths of files and services of the site begin with. */
export const ownFolders = ['any-town', 'api', 'icons', 'images', 'islands', 'reminders', 'share'] as const

/** Paths that belong to no document. */
export const fixedPaths = {
  home: '/',
  notFound: '/404',
  /** Where Next renders the page for unknown addresses. Visitors get it at those, never here. */
  notFoundPage: '/not-found-page',
  /** The error page: shown when the site can't answer a request. */
  failure: '/out-of-order',
  revalidate: '/api/revalidate',
  /** Tells the Studio which pages show a document, in which revision and since when. */
  documentStatus: '/api/document-status',
  /** Where Next lets the publisher ask for pages that it renders anew each time. */
  draft: '/api/draft',
  /** Where an editor's browser enters the preview with a secret of the Studio's, leaves it, and hears of changes. */
  previewEnable: '/api/draft-mode/enable',
  previewDisable: '/api/draft-mode/disable',
  previewChanges: '/api/draft-mode/changes',
  /** What an editor sees there of a page that was never published and lacks something. */
  draftNotReady: '/draft-not-ready',
  /** Answers a quote form that is sent without a script. */
  yourRequest: '/your-request',
  /** The template of that answer; a visitor who asks for it is redirected to the form. */
  requestPage: '/your-request-page',
  /** Tells programs that watch the site whether visitors are served. */
  up: '/up',
  /** Tells where to report a weakness. */
  securityTxt: '/.well-known/security.txt',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
} as const

/** Where a quote can be asked for on the page of the business's address. */
export const quoteFormPath = `${singlePages.contactPage.path}#${anchors.contact}`

export function isRoutableType(type: string): type is RoutableType {
  return routableTypes.some((routable) => routable === type)
}

function slugOf(document: Routable): string {
  if (document.slug) return document.slug
  throw new Error(
    `A ${document._type} has no slug, so it has no page: open it in the Studio and fill in "Web address".`,
  )
}
