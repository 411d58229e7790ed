/** The document types that have a page of their own. */
export const routableTypes = [
  'homePage',
  'service',
  'city',
  'areaService',
  'cityService',
  'townPage',
  'townService',
  'locationPage',
] as const
export type RoutableType = (typeof routableTypes)[number]

/** What a query returns of a document that a link leads to; a query never returns a path. */
export type Routable = { _type: RoutableType; slug: string | null }

/** The path of a document's page, such as `/services/painting`; throws when a page that needs a slug has none. */
export function pathOf(document: Routable): string {
  switch (document._type) {
    case 'homePage':
      return '/'
    case 'service':
      return `/services/${slugOf(document)}`
    case 'city':
    case 'areaService':
    case 'cityService':
      return `/service-areas/${slugOf(document)}`
    case 'townPage':
      return `/cities/${slugOf(document)}`
    case 'townService':
      return `/${slugOf(document)}`
    case 'locationPage':
      return `/locations/${slugOf(document)}`
    default:
      return document._type satisfies never
  }
}

/** The path of a main service in a town, such as `/service-areas/matthews/handyman`. */
export function townServicePath(town: Routable, service: Routable): string {
  return `${pathOf(town)}/${slugOf(service)}`
}

/** The document behind a path, whether it exists or not; `undefined` when no document can have this path. */
export function routableAt(path: string): Routable | undefined {
  if (path === fixedPaths.home) return { _type: 'homePage', slug: null }
  const [, folder, slug = ''] = /^(\/[^/]+\/)(.+)$/.exec(path) ?? []
  if (folder === pathOf({ _type: 'service', slug: '.' }).slice(0, -1)) return { _type: 'service', slug }
  // What is below a town is not the town.
  const isTown = folder === pathOf({ _type: 'city', slug: '.' }).slice(0, -1) && !slug.includes('/')
  return isTown ? { _type: 'city', slug } : undefined
}

/** Anchors that exist on the pages that carry them. */
export const anchors = {
  main: 'main',
  contact: 'contact',
  quote: 'quote',
  services: 'services',
  faq: 'faq',
} as const

/** Paths that belong to no document. */
export const fixedPaths = {
  home: '/',
  notFound: '/404',
  revalidate: '/api/revalidate',
  stale: '/api/stale',
  sitemap: '/sitemap.xml',
} as const

export function isRoutableType(type: string): type is RoutableType {
  return routableTypes.some((routable) => routable === type)
}

function slugOf(document: Routable): string {
  if (document.slug) return document.slug
  throw new Error(
    `A ${document._type} has no slug, so it has no page: open it in the Studio and fill in "Web address".`,
  )
}
