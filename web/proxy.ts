import { join } from 'node:path'
import { type NextRequest, NextResponse } from 'next/server'
import { standIn } from '#content/any-town.ts'
import { readEnvironment } from '#content/environment.ts'
import { fixedPaths } from '#content/routes.ts'
import { isFirstRender } from './freshness/first-render.ts'
import { KnownPages } from './freshness/known-pages.ts'
import { isIsland } from './store/islands.ts'

const { development, siteBuild, webhookSecrets } = readEnvironment(process.env)
const pages = new KnownPages(join('web', siteBuild))

/**
 * Lets only addresses through that have a page. A town without one is shown by its stand-in; all others get the page for
 * unknown addresses, which is always the same.
 */
export async function proxy({ nextUrl, headers, url }: NextRequest): Promise<NextResponse> {
  const { pathname } = nextUrl
  const stand = standIn(pathname)
  if (development) {
    const isMissing = stand && !(await isPublished(pathname))
    return isMissing ? NextResponse.rewrite(new URL(stand, url)) : NextResponse.next()
  }
  if (isOnSite(pathname) || isFirstRender(headers, webhookSecrets)) return NextResponse.next()
  return NextResponse.rewrite(new URL(stand ?? fixedPaths.notFound, url))
}

/** Development keeps no pages: what is published decides. */
async function isPublished(path: string): Promise<boolean> {
  const { routesOnSite } = await import('./store/routes-on-site.ts')
  return (await routesOnSite()).some((route) => route.path === path)
}

function isOnSite(path: string): boolean {
  return pages.has(path) || isIsland(path) || path === fixedPaths.revalidate || path === fixedPaths.stale
}

/** The routes that make pages on demand. Next reads this without running it, so the folders are spelled out. */
export const config = {
  matcher: [
    '/services/:path+',
    '/service-areas/:path+',
    '/cities/:path+',
    '/locations/:path+',
    // A town's own services, and whatever else is two levels deep; pictures have routes that refuse what is not there.
    '/:town((?!(?:images|share|_next)/)[^/]+)/:service',
  ],
}
