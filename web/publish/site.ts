import type { Route, Site } from 'pages-as-files'
import { fixedPaths, isRoutableType } from '#content/addresses/routes.ts'
import { type ContentType, isContentType, type PageKind, shownOn } from '#content/documents/shown-on.ts'
import { type Asked, ask, documentsSince } from '../lake/ask.ts'
import { environment, liveClient } from '../lake/client.ts'
import { pictureAt } from '../lake/drawn-picture.ts'
import { hearLake } from '../lake/hear-lake.ts'
import type { PageQuery } from '../lake/page-query.ts'
import { pictureLacks } from '../lake/picture-lacks.ts'
import { publishedRedirects } from '../lake/published-redirects.ts'
import { addressLacks, publishedRoutes, routeAt, type SiteRoute } from '../lake/published-routes.ts'
import { pageQueries } from '../page-kinds/page-queries.ts'
import { absoluteUrl } from '../search/head/absolute-url.ts'
import { siteBasics } from './basics.ts'
import { NextRenderer, renderedIn } from './next-renderer.ts'

type PageRoute = Route & Pick<SiteRoute, 'params'> & { group: PageKind }

/** They are filled in for each visitor. */
const templates: readonly PageKind[] = ['anyTown', 'requestPage']
/** They link to services in their town, also where the town has no page about the service. */
const ofTowns: readonly PageKind[] = ['city', 'townPage', 'locationPage']

const renderer = new NextRenderer(environment.rendererUrl, environment.webhookSecrets[0] ?? '')

export const site: Site = {
  ...siteBasics(environment),
  fixedFiles: ['/robots.txt'],
  absolute: absoluteUrl,
  routes: async () => (await publishedRoutes()).map(asRoute),
  routeAt(path) {
    const route = routeAt(path)
    return route && asRoute(route)
  },
  ask: ({ group, path, params }: PageRoute) => ask(pageQueries[group], path, params),
  changes: documentsSince,
  reach(type, wasThere) {
    if (type === null) return { groups: [], isAddress: true }
    if (!isContentType(type)) return undefined
    const groups = kindsAfter(type, wasThere, pageQueries)
    return { groups, isAddress: type === 'redirect' || isRoutableType(type) }
  },
  async redirects() {
    const [{ redirects, lacks }, ofPages] = await Promise.all([publishedRedirects(), addressLacks()])
    return { redirects, lacks: [...lacks, ...ofPages] }
  },
  render: ({ group, path }, { data }: Asked) =>
    renderer.render(group === 'notFound' ? fixedPaths.notFoundPage : path, data),
  respond: (request, response) => renderer.respond(request, response),
  file: async (path) => {
    const picture = await pictureAt(path)
    return picture ? renderedIn(picture) : renderer.get(path)
  },
  lacks: pictureLacks,
  hear: (nudges, signal) => hearLake(liveClient, nudges, signal),
}

function asRoute({ kind: group, path, params, documentId, sitemap }: SiteRoute): PageRoute {
  return {
    path,
    group,
    params,
    documentId,
    kind: isRoutableType(group) ? 'page' : templates.includes(group) ? 'template' : 'other',
    sitemap: sitemap && { frequency: sitemap.changeFrequency, priority: sitemap.priority },
    isLinkingToUnknown: ofTowns.includes(group),
  }
}

/** A filter of all documents, as far as it says of which types they are and which address they have. */
const FILTER = /\*\s*\[(?=([^[\]]*(?:\[[^[\]]*\])?[^[\]]*))/g
const OF_TYPES = /^\s*_type (?:== "(?<one>\w+)"|in \[(?<more>[^\]]*)\])(?<rest>.*)$/s
/** The page's own document. */
const BY_ADDRESS = / && slug\.current == \$slug\s*$/

/**
 * The kinds of pages that the change of a document may add it to. One that was there before is on the pages that show it
 * already, unless their query finds documents of its type by what stands in them.
 */
export function kindsAfter(
  type: ContentType,
  wasThere: boolean,
  queries: Record<PageKind, PageQuery<unknown>>,
): readonly PageKind[] {
  return wasThere ? shownOn(type).filter((kind) => mayFind(queries[kind].groq, type)) : shownOn(type)
}

/**
 * Tells whether a query may find a document of the type by what stands in it, and not only by the page's address or because
 * another document refers to it. A filter that is not understood may find any.
 */
function mayFind(groq: string, type: ContentType): boolean {
  return [...groq.matchAll(FILTER)].some(([, filter = '']) => {
    const { one, more = '', rest = '' } = OF_TYPES.exec(filter)?.groups ?? {}
    if (one === undefined && more === '') return true
    return (one === type || more.includes(`"${type}"`)) && !BY_ADDRESS.test(rest)
  })
}
