import { type NextRequest, NextResponse } from 'next/server'
import { standIn } from '#content/any-town.ts'
import { remindersAt } from '#content/downloads.ts'
import { locationOf, type Redirect } from '#content/redirect.ts'
import { fixedPaths, quoteFormPath, routableAt } from '#content/routes.ts'
import { environment } from './cms/client.ts'
import { isIsland } from './cms/islands.ts'
import { isOwnRequest, ownRequestHeader } from './freshness/own-request.ts'
import { lookUp } from './freshness/site-addresses.ts'

/**
 * Lets only addresses through that have a page. Others may be redirected by the owner. A town without a page is shown by its
 * stand-in; all others get the page for unknown addresses, which is always the same.
 */
export async function proxy({ nextUrl, headers, url }: NextRequest): Promise<NextResponse> {
  const { pathname, search } = nextUrl
  const isOwn = isOwnRequest(headers.get(ownRequestHeader), environment.webhookSecrets)
  if (isOwn || isNoPage(pathname)) return NextResponse.next()
  // Without a request there is nothing to fill in.
  if (pathname === fixedPaths.requestPage) return sendOn(toForm, search, url)
  const { hasPage, redirect } = await lookUp(pathname)
  if (hasPage) return NextResponse.next()
  if (redirect) return sendOn(redirect, search, url)
  const instead = standIn(pathname) ?? (mayBeMade(pathname) ? fixedPaths.notFound : undefined)
  return instead ? NextResponse.rewrite(new URL(instead, url)) : NextResponse.next()
}

const toForm: Redirect = { from: fixedPaths.requestPage, to: quoteFormPath, permanent: false }

function isNoPage(path: string): boolean {
  return isIsland(path) || path === fixedPaths.revalidate
}

/** Browsers ask again each time: an address may get a page of its own one day. */
function sendOn(redirect: Redirect, search: string, url: string): NextResponse {
  const response = NextResponse.redirect(
    new URL(locationOf(redirect, search), url),
    redirect.permanent ? 308 : 307,
  )
  response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  return response
}

/** Whether Next would make a page here and keep it. Development keeps none, and has addresses of its own. */
function mayBeMade(path: string): boolean {
  return !environment.development && (routableAt(path) ?? remindersAt(path)) !== undefined
}

/**
 * All that may be a page, and so the source of a redirect; pictures have routes that refuse what is not there, and what is
 * posted need not be held back here. Next reads this without running it, so the folders are spelled out.
 */
export const config = { matcher: ['/((?!images/|share/|_next/|your-request$).*)'] }
