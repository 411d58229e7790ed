import { ClientError } from '@sanity/client'
import groq from 'groq'
import { z } from 'zod'
import { anyTownPath, isTrade, tradeInAnyTownAt } from '#content/addresses/any-town.ts'
import { contactCardPath, remindersAt, remindersPath } from '#content/addresses/downloads.ts'
import { fixedPaths, onceOnSite, pathOf, type RoutableType, routableAt } from '#content/addresses/routes.ts'
import type { AddressedType } from '#content/addresses/web-address.ts'
import type { PageKind } from '#content/documents/shown-on.ts'
import { client } from '../client.ts'
import { NothingShown } from '../nothing-shown.ts'
import type { Params } from '../page-query.ts'
import { type PublishedPage, publishedPages } from './published-pages.ts'

/** A page that the site has, or should have. */
export type SiteRoute = {
  path: string
  kind: PageKind
  params: Params
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
    // The sitemap has the city of a town and its city, and the first of several addresses of a page.
    { ...routeOf(_type, slug), documentId: _id, isMain, isListed: _type !== 'townPage' },
    ...aliases.map((alias) => ({ ...routeOf(_type, alias), documentId: _id })),
  ])
  return [
    ...singleRoutes,
    ...otherRoutes,
    ...ofDocuments,
    ...tradesAmong(pages).map(anyTownRoute),
    ...scheduledAmong(pages).map(remindersRoute),
  ]
}

/** The trades that have a service, and so a page for towns without one of their own. */
export async function publishedTrades(): Promise<{ service: string }[]> {
  return tradesAmong(await publishedPages()).map((service) => ({ service }))
}

/** The slugs of the services whose pages have a schedule, and so a calendar. */
export async function servicesWithSchedule(): Promise<string[]> {
  return scheduledAmong(await publishedPages())
}

/**
 * Of a site with more pages the build renders none that has a slug: it would take minutes for what the publisher does anyway,
 * in half the time.
 */
export const MOST_BUILT = 500

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

function tradesAmong(pages: PublishedPage[]): string[] {
  return pages.flatMap(({ _type, slug }) => (_type === 'service' && isTrade(slug) ? [slug] : []))
}

function scheduledAmong(pages: PublishedPage[]): string[] {
  return pages.flatMap(({ slug, hasSchedule }) => (hasSchedule ? [slug] : []))
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

export type DocumentState = { type: string; revision: string; changed: string }

/** The type and revision of each published document, by its id, and when it was changed last. Throws `NothingShown` without any. */
export async function statesOfDocuments(): Promise<Map<string, DocumentState>> {
  const documents = await askForStates(statesQuery, {})
  if (documents.length === 0) throw new NothingShown()
  return new Map(documents.map((document) => [document._id, stateOf(document)]))
}

/** The same of one document; undefined when it is not there, and others are. */
export async function stateOfDocument(id: string): Promise<DocumentState | undefined> {
  const [document] = await askForStates(stateQuery, { id })
  return document ? stateOf(document) : (await statesOfDocuments()).get(id)
}

async function askForStates(query: string, params: Params): Promise<z.infer<typeof statesParser>> {
  try {
    return statesParser.parse(await client.fetch(query, params, { cache: 'no-store' }))
  } catch (error) {
    if (error instanceof ClientError && [401, 403].includes(error.statusCode)) throw new NothingShown(error)
    throw error
  }
}

function stateOf({ _type, _rev, _updatedAt }: z.infer<typeof statesParser>[number]): DocumentState {
  return { type: _type, revision: _rev, changed: _updatedAt }
}

const statesQuery = groq`*[!string::startsWith(_type, "sanity.")]{_id, _type, _rev, _updatedAt}`
const stateQuery = groq`*[_id == $id]{_id, _type, _rev, _updatedAt}`
const statesParser = z.array(
  z.object({ _id: z.string(), _type: z.string(), _rev: z.string(), _updatedAt: z.string() }),
)
