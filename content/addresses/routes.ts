/** What the sitemap says of a page. */
export type SitemapWeight = { priority: number; changeFrequency: 'weekly' | 'monthly' }
const weekly = (priority: number): SitemapWeight => ({ priority, changeFrequency: 'weekly' })
const monthly = (priority: number): SitemapWeight => ({ priority, changeFrequency: 'monthly' })

/** What every row says of its kind of page. */
type Kind = {
  /** Which documents it shows besides its own and those that are on every page; `documents/shown-on.ts` reads it. */
  shows: readonly string[]
  /** How much it matters in the sitemap, from 0 to 1, and how often it changes; without it 0.6, monthly. */
  sitemap?: SitemapWeight
}
type Single = Kind & { path: string; title: string; schemaType: string }
/** Its path is `under` and the slug, which is one name, a town and a service, or one name for each level. */
type Addressed = Kind & { under: string; slug: 'name' | 'townAndService' | 'levels' }

/** What the sections are about that an owner puts on a page. */
const inSections = ['price', 'review', 'faq', 'plan', 'project'] as const
const aboutTowns = [...inSections, 'article'] as const
const areas = '/service-areas'

/**
 * The kinds of pages that exist once, in the order of menus: a row for each document type. Their queries are in
 * `web/page-kinds/page-queries.ts`, what they show in `templates.ts` beside it.
 */
export const singlePages = {
  homePage: {
    path: '/',
    title: 'Home',
    schemaType: 'WebPage',
    sitemap: weekly(1),
    shows: [...inSections, 'areaService', 'video', 'article', 'socialCard', 'socialPost'],
  },
  pricesPage: {
    path: '/prices',
    title: 'Prices',
    schemaType: 'CollectionPage',
    shows: ['price', 'project', 'townService'],
  },
  areasPage: { path: areas, title: 'Service areas', schemaType: 'CollectionPage', shows: ['price'] },
  galleryPage: {
    path: '/gallery',
    title: 'Gallery',
    schemaType: 'CollectionPage',
    sitemap: weekly(0.6),
    shows: ['price', 'project'],
  },
  aboutPage: {
    path: '/about',
    title: 'About',
    schemaType: 'AboutPage',
    sitemap: monthly(0.7),
    shows: inSections,
  },
  contactPage: {
    path: '/contact',
    title: 'Contact',
    schemaType: 'ContactPage',
    sitemap: monthly(0.7),
    shows: [],
  },
  privacyPage: {
    path: '/privacy',
    title: 'Privacy',
    schemaType: 'WebPage',
    sitemap: monthly(0.6),
    shows: inSections,
  },
  accessibilityPage: {
    path: '/accessibility',
    title: 'Accessibility',
    schemaType: 'WebPage',
    sitemap: monthly(0.6),
    shows: inSections,
  },
} as const satisfies Record<string, Single>
export type SinglePage = keyof typeof singlePages

/** Those that a business can do without; the others have what visitors, the law or other pages need. */
export const hideablePages = ['pricesPage', 'galleryPage', 'aboutPage'] as const

/** The kinds of pages whose documents have a slug. The path of a later row may look like one of an earlier row's, not the reverse. */
export const addressedPages = {
  service: { under: '/services', slug: 'levels', shows: inSections },
  city: { under: areas, slug: 'name', sitemap: monthly(0.8), shows: aboutTowns },
  areaService: {
    under: areas,
    slug: 'townAndService',
    shows: [...aboutTowns, 'cityService', 'cityServiceShared'],
  },
  cityService: {
    under: areas,
    slug: 'townAndService',
    shows: [...aboutTowns, 'areaService', 'cityServiceShared'],
  },
  townPage: { under: '/cities', slug: 'name', shows: [...aboutTowns, 'areaService'] },
  locationPage: { under: '/locations', slug: 'name', sitemap: monthly(0.8), shows: aboutTowns },
  townService: { under: '', slug: 'townAndService', shows: [...aboutTowns, 'areaService'] },
} as const satisfies Record<string, Addressed>
export type AddressedType = keyof typeof addressedPages

export type RoutableType = SinglePage | AddressedType

/** What a query returns of a document that a link leads to; a query never returns a path. */
export type Routable = { _type: RoutableType; slug: string | null }

export const pageRows = { ...singlePages, ...addressedPages }

/** The document types that have a page: those that exist once and have no slug, and the others. */
export const onceOnSite = Object.keys(singlePages).filter(isSinglePage)
export const addressedTypes = Object.keys(addressedPages).filter(isAddressedType)
export const routableTypes = [...onceOnSite, ...addressedTypes]

/** Whether a page that needs a slug has one: without, it has no path, and nothing leads to it. */
export function hasPath({ _type, slug }: Routable): boolean {
  return isSinglePage(_type) || Boolean(slug)
}

/** The path of a document's page, such as `/services/painting`; throws when a page that needs a slug has none. */
export function pathOf(document: Routable): string {
  const { _type: type } = document
  return isSinglePage(type) ? singlePages[type].path : `${addressedPages[type].under}/${slugOf(document)}`
}

/** What the sitemap says of a page, or of that of a service to which others belong. */
export function sitemapWeight({ _type: type, slug }: Routable, isMain = false): SitemapWeight {
  if (type === 'service' && slug?.split('/')[0] === 'maintenance') return monthly(0.8)
  const { sitemap = monthly(0.6) }: Kind = pageRows[type]
  return isMain ? monthly(0.9) : sitemap
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
  const once = onceOnSite.find((type) => singlePages[type].path === path)
  if (once) return { _type: once, slug: null }
  for (const type of addressedTypes) {
    const before = `${addressedPages[type].under}/`
    const slug = path.startsWith(before) ? path.slice(before.length) : ''
    if (hasForm(slug, addressedPages[type].slug)) return { _type: type, slug }
  }
  return undefined
}

function hasForm(slug: string, form: Addressed['slug']): boolean {
  const names = slug.split('/')
  if (!names.every(Boolean)) return false
  return form === 'levels' || names.length === (form === 'name' ? 1 : 2)
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
export const ownFolders = [
  'any-town',
  'api',
  'icons',
  'images',
  'islands',
  'reminders',
  'share',
  'visits',
] as const

/** Paths that belong to no document. */
export const fixedPaths = {
  home: singlePages.homePage.path,
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
  favicon: '/favicon.ico',
} as const

/** Where a quote can be asked for on the page of the business's address. */
export const quoteFormPath = `${singlePages.contactPage.path}#${anchors.contact}`

export function isSinglePage(type: string): type is SinglePage {
  return Object.hasOwn(singlePages, type)
}

export function isAddressedType(type: string): type is AddressedType {
  return Object.hasOwn(addressedPages, type)
}

export function isRoutableType(type: string): type is RoutableType {
  return Object.hasOwn(pageRows, type)
}

function slugOf(document: Routable): string {
  if (document.slug) return document.slug
  throw new Error(
    `A ${document._type} has no slug, so it has no page: open it in the Studio and fill in "Web address".`,
  )
}
