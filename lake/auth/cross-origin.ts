import { plainError } from '../errors/lake-error.ts'
import type { Auth } from './auth.ts'

/** What may lead a browser to an endpoint: our pages alone, a link anywhere as well, or whatever any page shows. */
export type OpenTo = 'our pages' | 'links' | 'all pages'

/**
 * Throws 403 when a page of another origin makes a browser ask for what it has no use for but harm: the answer would stay
 * hidden from that page, but the lake would have worked for it, and a picture's address can be any query.
 * Programs say nothing of origins, and whoever sends the token was not sent by a page that must not have it.
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
  if (headers.has('authorization') || auth.isOurOrigin(request)) return false
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.has('origin') : site === 'cross-site' || site === 'same-site'
}
