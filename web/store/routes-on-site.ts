import groq from 'groq'
import { z } from 'zod'
import { fixedPaths, pathOf, type RoutableType } from '#content/routes.ts'
import type { PageKind } from '#content/shown-on.ts'
import { client } from './client.ts'
import type { Params } from './load.ts'

/** A page that the site has, or should have. */
export type SiteRoute = { path: string; kind: PageKind; params: Params }

/** The pages that the published documents ask for. */
export async function routesOnSite(): Promise<SiteRoute[]> {
  const slugs = publishedSlugs.parse(await client.fetch(slugsQuery, {}, { cache: 'no-store' }))
  return [routeOf('homePage', null), notFoundRoute, ...slugs.map(({ _type, slug }) => routeOf(_type, slug))]
}

/** What `generateStaticParams` returns for a kind of page. */
export async function slugsOnSite(type: 'service' | 'city'): Promise<{ slug: string }[]> {
  const slugs = publishedSlugs.parse(await client.fetch(slugsQuery, {}, { cache: 'no-store' }))
  return slugs.filter(({ _type }) => _type === type).map(({ slug }) => ({ slug }))
}

const notFoundRoute: SiteRoute = { path: fixedPaths.notFound, kind: 'notFound', params: {} }

export function routeOf(type: RoutableType, slug: string | null): SiteRoute {
  return { path: pathOf({ _type: type, slug }), kind: type, params: slug ? { slug } : {} }
}

const slugsQuery = groq`*[_type in ["service", "city"] && defined(slug.current)] | order(_type, slug.current) {
  _type, "slug": slug.current
}`

const publishedSlugs = z.array(z.object({ _type: z.enum(['service', 'city']), slug: z.string() }))
