import { plainError } from '../errors/lake-error.ts'
import type { Auth } from './auth.ts'

/** From where browsers may request an endpoint: our own pages, links on any page as well, or embedded anywhere. */
export type OpenTo = 'our pages' | 'links' | 'all pages'

/**
 * Throws 403 when a page of another origin makes a browser request an endpoint that is not open to it. The page could not read
 * the response, but the lake would work for it, and the address of an <img> can be any query. Requests of programs have no
 * origin and pass, and so do those with a token, which no foreign page has.
 */
export function requireOpenTo(request: Request, openTo: OpenTo, auth: Auth): void {
  if (openTo === 'all pages' || !isOfOtherPage(request, auth)) return
  if (openTo === 'links' && request.headers.get('sec-fetch-dest') === 'document') return
  throw plainError(
    403,
    'Pages of other origins may show the pictures and files of this lake, and nothing else of it',
  )
}

function isOfOtherPage(request: Request, auth: Auth): boolean {
  const { headers } = request
  if (headers.has('authorization') || auth.accessOf(request)) return false
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.has('origin') : site === 'cross-site' || site === 'same-site'
}
