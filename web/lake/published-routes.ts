import groq from 'groq'
import type { Lack } from 'pages-as-files'
import { z } from 'zod'
import { anyTownPath, isTrade, tradeInAnyTownAt } from '#content/addresses/any-town.ts'
import { contactCardPath, remindersAt, remindersPath } from '#content/addresses/downloads.ts'
import {
  addressedTypes,
  fixedPaths,
  isRoutableType,
  onceOnSite,
  pathOf,
  type RoutableType,
  routableAt,
  type SitemapWeight,
  sitemapWeight,
} from '#content/addresses/routes.ts'
import { studioLink } from '#content/addresses/studio-link.ts'
import { slugProblem } from '#content/addresses/web-address.ts'
import type { PageKind } from '#content/documents/shown-on.ts'
import { isShownAt } from '#content/hours/shown-when.ts'
import { client, environment } from './client.ts'
import { hiddenDocuments } from './fragments/hidden.ts'
import { shownWhenFields, shownWhenProjection } from './fragments/text/heading.ts'
import type { Params } from './page-query.ts'
import type { keeping } from './published-redirects.ts'

export type SiteRoute = {
  path: string
  kind: PageKind
  params: Params
  /** The document without which the page is not there. */
  documentId?: string
  /** Undefined for what is not in the sitemap. */
  sitemap?: SitemapWeight
}

/** `asking` is how Next keeps the answer: not at all, for those who publish. */
export async function publishedRoutes(asking: typeof keeping = { cache: 'no-store' }): Promise<SiteRoute[]> {
  const { pages, hidden } = await publishedPages(asking)
  // The id of a document that exists once is the name of its type.
  const singles = singleRoutes.filter(({ kind }) => !hidden.includes(kind))
  return [...singles, ...otherRoutes, ...pages.flatMap(routesOf)]
}

/**
 * What `next build` renders: all pages. Where the publisher makes them as files, a first visitor would wait for each to be made twice:
 * there it renders the home page alone, so that a build that cannot read the content says so.
 */
export async function pathsToBuild(): Promise<string[]> {
  if (environment.siteVersion) return [fixedPaths.home]
  const pages = (await publishedRoutes()).filter(({ kind }) => isRoutableType(kind))
  return pages.map(({ path }) => path)
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

/** A document's page, at each of its addresses, and what else the site makes of it. */
function routesOf({ _id, _type, slug, aliases, isMain, schedules }: PublishedPage): SiteRoute[] {
  const routes: SiteRoute[] = [
    // Of several addresses of a page the sitemap has the first.
    { ...routeOf(_type, slug), sitemap: sitemapWeight({ _type, slug }, isMain) },
    ...aliases.map((alias) => routeOf(_type, alias)),
    ...(_type === 'service' && isTrade(slug) ? [anyTownRoute(slug)] : []),
    ...(schedules.some((schedule) => isShownAt(schedule, Date.now())) ? [remindersRoute(slug)] : []),
  ]
  return routes.map((route) => ({ ...route, documentId: _id }))
}

function routeOf(type: RoutableType, slug: string | null): SiteRoute {
  return { path: pathOf({ _type: type, slug }), kind: type, params: slug ? { slug } : {} }
}

function anyTownRoute(slug: string): SiteRoute {
  return { path: anyTownPath(slug), kind: 'anyTown', params: { slug } }
}

function remindersRoute(slug: string): SiteRoute {
  return { path: remindersPath({ slug }), kind: 'reminders', params: { slug } }
}

const singleRoutes = onceOnSite.map((type) => ({
  ...routeOf(type, null),
  sitemap: sitemapWeight({ _type: type, slug: null }),
}))
const otherRoutes: readonly SiteRoute[] = [
  { path: fixedPaths.notFound, kind: 'notFound', params: {} },
  { path: fixedPaths.failure, kind: 'failure', params: {} },
  { path: fixedPaths.requestPage, kind: 'requestPage', params: {} },
  { path: contactCardPath, kind: 'contactCard', params: {} },
  { path: fixedPaths.manifest, kind: 'manifest', params: {} },
  { path: fixedPaths.favicon, kind: 'manifest', params: {} },
]

type PublishedPage = z.infer<typeof pageParser>

/** What is wrong with addresses that the site leaves out, so that the owner is told. */
export async function addressLacks(): Promise<Lack[]> {
  return (await publishedPages({ cache: 'no-store' })).lacks
}

type Pages = { pages: PublishedPage[]; hidden: readonly string[]; lacks: Lack[] }

/**
 * The published documents that have a page of their own, and the ids of all that are hidden. An address that can have none is left out and named in the log, and
 * so is one that another document had first: asked for as a page, it would never be there.
 */
async function publishedPages(asking: typeof keeping): Promise<Pages> {
  const lacks: Lack[] = []
  const leaveOut = (page: PublishedPage, field: 'slug' | 'aliases', reason: string) => {
    note(page, field, reason)
    const { _id: id, _type: type, name } = page
    lacks.push({ document: name ?? id, id, type, field, reason, instead: 'nothing' })
  }
  const isGood = (page: PublishedPage, field: 'slug' | 'aliases', slug: string) => {
    const problem = slugProblem(page._type, slug)
    if (problem) leaveOut(page, field, `No page can stand at "${slug}". ${problem}`)
    return problem === undefined
  }
  const { pages, hidden } = pagesParser.parse(
    await client.fetch(pagesQuery, { types: addressedTypes }, asking),
  )
  const published = pages
    .filter(({ _id }) => !hidden.includes(_id))
    .filter((page) => isGood(page, 'slug', page.slug))
    .map((page) => ({ ...page, aliases: page.aliases.filter((alias) => isGood(page, 'aliases', alias)) }))
  const first = firstAt(published)
  const isFree = (page: PublishedPage, field: 'slug' | 'aliases', slug: string) => {
    const path = pathOf({ ...page, slug })
    const holder = first.get(path)
    if (!holder || holder._id === page._id) return true
    leaveOut(page, field, takenBy(holder, path))
    return false
  }
  const good = published
    .filter((page) => isFree(page, 'slug', page.slug))
    .map((page) => ({ ...page, aliases: page.aliases.filter((alias) => isFree(page, 'aliases', alias)) }))
  return { pages: good, hidden, lacks }
}

/** The page at each path: of several the one that was made first, as the pages' own queries find it (`oldestFirst`). */
function firstAt(pages: readonly PublishedPage[]): ReadonlyMap<string, PublishedPage> {
  const age = ({ _createdAt, _id }: PublishedPage) => `${_createdAt} ${_id}`
  const youngestFirst = pages.toSorted((one, other) => (age(one) < age(other) ? 1 : -1))
  return new Map(
    youngestFirst.flatMap((page) =>
      [page.slug, ...page.aliases].map((slug) => [pathOf({ ...page, slug }), page] as const),
    ),
  )
}

const takenBy = ({ _id, name }: PublishedPage, path: string) =>
  `"${name ?? _id}" had the address ${path} first, so visitors find that page there. Give this one another address.`

/** Warnings that were given already: all pages are asked for after each change. */
const noted = new Set<string>()

function note(page: PublishedPage, field: string, problem: string): void {
  const words = `The site leaves out ${page._id}: ${problem} ${studioLink(environment.studioUrl, page, field)}`
  if (!noted.has(words)) console.warn(words)
  noted.add(words)
}

const pagesQuery = groq`{
  "pages": *[_type in $types && defined(slug.current)] | order(_type, slug.current, _id) {
    _id, _type, _createdAt, "name": coalesce(title, name), "slug": slug.current, "isMain": _type == "service" && !defined(category),
    "aliases": select(_type == "service" => coalesce(aliases, []), []),
    "schedules": select(_type == "service" => coalesce(sections[_type == "schedule"]{${shownWhenProjection}}, []), [])
  },
  "hidden": ${hiddenDocuments}._id
}`
/** Programs can write any value into a document: one that is wrong must not take away the pages of all others. */
const pageParser = z.object({
  _id: z.string(),
  _type: z.enum(addressedTypes),
  _createdAt: z.string().catch(''),
  name: z.string().nullable().catch(null),
  slug: z.string().catch(''),
  isMain: z.boolean(),
  /** Further addresses of the same page; search engines are sent to the first. */
  aliases: z.array(z.string().catch('')).catch([]),
  schedules: z.array(z.object(shownWhenFields)).catch([]),
})
const pagesParser = z.object({ pages: z.array(pageParser), hidden: z.array(z.string()) })
