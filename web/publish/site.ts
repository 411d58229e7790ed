import type { Route, Site } from 'pages-as-files'
import { fixedPaths, isRoutableType } from '#content/addresses/routes.ts'
import { isContentType, type PageKind } from '#content/documents/shown-on.ts'
import { type Asked, ask, documentsSince } from '../cms/ask.ts'
import { environment, liveClient } from '../cms/client.ts'
import { pictureAt } from '../cms/drawn-picture.ts'
import { hearLake } from '../cms/hear-lake.ts'
import { publishedRedirects } from '../cms/published-redirects.ts'
import { publishedRoutes, routeAt, type SiteRoute } from '../cms/published-routes.ts'
import { absoluteUrl } from '../head/absolute-url.ts'
import { homeScreenIcons } from '../head/home-screen-icons.ts'
import { pageQueries } from '../page-kinds/page-queries.ts'
import { kindsAfter } from './affected-kinds.ts'
import { siteBasics } from './basics.ts'
import { NextRenderer, renderedIn } from './next-renderer.ts'

type PageRoute = Route & Pick<SiteRoute, 'params'> & { group: PageKind }

/** They are filled in for each visitor. */
const templates: readonly PageKind[] = ['anyTown', 'requestPage']
/** They link to services in their town, also where the town has no page about the service. */
const ofTowns: readonly PageKind[] = ['city', 'townPage', 'locationPage']

const renderer = new NextRenderer(environment.rendererUrl, environment.webhookSecrets[0] ?? '')

/** The site as the publisher knows it. */
export const site: Site = {
  ...siteBasics(environment),
  fixedFiles: [
    ...['/robots.txt', '/favicon.ico', '/icon.svg', '/apple-icon.png'],
    ...homeScreenIcons.map(({ name }) => `/icons/${name}`),
  ],
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
  redirects: publishedRedirects,
  render: ({ group, path }, { answer }: Asked) =>
    renderer.render(group === 'notFound' ? fixedPaths.notFoundPage : path, answer),
  respond: (request, response) => renderer.respond(request, response),
  file: async (path) => {
    const picture = await pictureAt(path)
    return picture ? renderedIn(picture) : renderer.get(path)
  },
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
