import { anyTownPath, isTrade, tradeInAnyTownAt } from '#content/addresses/any-town.ts'
import { contactCardPath, remindersAt, remindersPath } from '#content/addresses/downloads.ts'
import {
  type AddressedType,
  fixedPaths,
  onceOnSite,
  pathOf,
  type RoutableType,
  routableAt,
} from '#content/addresses/routes.ts'
import type { PageKind } from '#content/documents/shown-on.ts'
import type { Params } from '../page-query.ts'
import { type PublishedPage, publishedPages } from './published-pages.ts'

/** A page that the site has, or should have. */
export type SiteRoute = {
  path: string
  kind: PageKind
  params: Params
  /** The document without which the page is not there. */
  documentId?: string
  /** Whether it is in the sitemap. */
  isListed?: boolean
  /** Whether it is one of the services that others belong to. */
  isMain?: boolean
}

/** The pages that the published documents ask for now. */
export async function publishedRoutes(): Promise<SiteRoute[]> {
  const pages = await publishedPages()
  const ofDocuments = pages.flatMap(({ _id, _type, slug, aliases, isMain }) => [
    // Of several addresses of a page the sitemap has the first.
    { ...routeOf(_type, slug), documentId: _id, isMain, isListed: true },
    ...aliases.map((alias) => ({ ...routeOf(_type, alias), documentId: _id })),
  ])
  return [
    ...singleRoutes,
    ...otherRoutes,
    ...ofDocuments,
    ...tradesAmong(pages).map(({ _id, slug }) => ({ ...anyTownRoute(slug), documentId: _id })),
    ...scheduledAmong(pages).map(({ _id, slug }) => ({ ...remindersRoute(slug), documentId: _id })),
  ]
}

/** The trades that have a service, and so a page for towns without one of their own. */
export async function publishedTrades(): Promise<{ service: string }[]> {
  return tradesAmong(await publishedPages()).map(({ slug }) => ({ service: slug }))
}

/** The slugs of the services whose pages have a schedule, and so a calendar. */
export async function servicesWithSchedule(): Promise<string[]> {
  return scheduledAmong(await publishedPages()).map(({ slug }) => slug)
}

/**
 * Of a site with more pages the build renders none that has a slug: it would take minutes for what the publisher does anyway,
 * in half the time.
 */
const MOST_BUILT = 500

/** What `generateStaticParams` returns for a kind of page. */
export async function publishedSlugs(...types: readonly AddressedType[]): Promise<{ slug: string }[]> {
  const pages = await publishedPages()
  if (pages.length > MOST_BUILT) return []
  return pages
    .filter(({ _type }) => types.includes(_type))
    .flatMap(({ slug, aliases }) => [slug, ...aliases].map((name) => ({ slug: name })))
}

/** The same for pages whose slugs name a town and a service there, such as "matthews/handyman". */
export async function servicesInTowns(...types: readonly AddressedType[]) {
  return (await publishedSlugs(...types)).map(({ slug }) => {
    const [town = '', ...service] = slug.split('/')
    return { town, service: service.join('/') }
  })
}

function tradesAmong(pages: PublishedPage[]): PublishedPage[] {
  return pages.filter(({ _type, slug }) => _type === 'service' && isTrade(slug))
}

function scheduledAmong(pages: PublishedPage[]): PublishedPage[] {
  return pages.filter(({ hasSchedule }) => hasSchedule)
}

/** The page that a path has, whether its document is still there or not; `undefined` for what is no page. */
export function routeAt(path: string): SiteRoute | undefined {
  const trade = tradeInAnyTownAt(path)
  if (trade) return anyTownRoute(trade)
  const scheduled = remindersAt(path)
  if (scheduled) return remindersRoute(scheduled)
  const other = otherRoutes.find((route) => route.path === path)
  if (other) return other
  // The site also has files that are made of no content, such as icons; no web address has a dot.
  if (path.includes('.')) return undefined
  const document = routableAt(path)
  return document && routeOf(document._type, document.slug)
}

export function routeOf(type: RoutableType, slug: string | null): SiteRoute {
  return { path: pathOf({ _type: type, slug }), kind: type, params: slug ? { slug } : {} }
}

function anyTownRoute(slug: string): SiteRoute {
  return { path: anyTownPath(slug), kind: 'anyTown', params: { slug } }
}

function remindersRoute(slug: string): SiteRoute {
  return { path: remindersPath({ slug }), kind: 'reminders', params: { slug } }
}

const singleRoutes = onceOnSite.map((type) => ({ ...routeOf(type, null), isListed: true }))
const otherRoutes: readonly SiteRoute[] = [
  { path: fixedPaths.notFound, kind: 'notFound', params: {} },
  { path: fixedPaths.failure, kind: 'failure', params: {} },
  { path: fixedPaths.requestPage, kind: 'requestPage', params: {} },
  { path: contactCardPath, kind: 'contactCard', params: {} },
  { path: fixedPaths.manifest, kind: 'manifest', params: {} },
]
