import type { Services } from './create-lake.ts'
import { findRoute } from './endpoints/api-routes.ts'
import { loginBefore } from './endpoints/login-endpoints.ts'
import { plainError } from './errors/lake-error.ts'
import { secure } from './http/lake-security-headers.ts'
import { LOOPBACK } from './http/listen.ts'
import { errorAnswer } from './http/node-http.ts'

/** Answers a request; `address` is where it came from, by which wrong passwords are counted. */
export type Handler = (request: Request, address?: string) => Promise<Response>

const API = '/lake/'
/** Where programs ask whether the lake is well; see `Health`. */
const UP = '/up'
/** Addresses that the web's standards define (RFC 8615): none of them is a screen of the Studio. */
const WELL_KNOWN = /^\/\.well-known(\/|$)/
/** Where browsers and password managers look for the form (w3.org/TR/change-password-url). */
const CHANGE_PASSWORD = '/.well-known/change-password'
const READS = ['GET', 'HEAD']
const PREFIX = /^\/lake(?:\/v(X|\d[\d-]*))?(\/.*)$/

/** The lake as one function. Its `catch` is the only one of the server: each error becomes the protocol's answer here. */
export function createHandler(services: Services): Handler {
  return async (request, address = '') => {
    const response = await answer(services, request, address).catch((error: unknown) =>
      errorAnswer(error, request.signal),
    )
    return withSharedHeaders(services, request, response)
  }
}

async function answer(services: Services, request: Request, address: string): Promise<Response> {
  requireKnownHost(services, request)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  const url = new URL(request.url)
  if (url.pathname === UP && READS.includes(request.method)) return services.health.tell()
  if (WELL_KNOWN.test(url.pathname)) return wellKnown(services, url)
  if (services.studio && !url.pathname.startsWith(API))
    return loginBefore(services, request) ?? services.studio.get(request)
  // Sanity's CLI joins an address that ends with a slash and a path that begins with one.
  const [, version = '1', path = ''] = PREFIX.exec(url.pathname.replaceAll(/\/+/g, '/')) ?? []
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const route = findRoute(method, path)
  if (!route) throw plainError(404, `There is no ${method} ${url.pathname}`)
  const visitor = services.auth.visitor(request)
  return route.endpoint({ ...services, request, address, url, version, visitor, params: route.params })
}

function wellKnown({ studio, options }: Services, url: URL): Response {
  const path = studio && options.changePasswordPath
  if (!path || url.pathname !== CHANGE_PASSWORD) throw plainError(404, `There is no ${url.pathname}`)
  const location = new URL(path, options.publicUrl ?? url).href
  return new Response(null, { status: 303, headers: { location } })
}

/**
 * A page of another site can point its own host name at 127.0.0.1 and would then share an origin with a lake that only
 * this machine can reach. Such a lake answers to the names it is meant to have, and to no other.
 */
function requireKnownHost({ options }: Services, request: Request): void {
  if (!LOOPBACK.includes(options.host ?? '127.0.0.1') && options.host !== '::1') return
  const known = options.publicUrl ? [...LOOPBACK, new URL(options.publicUrl).hostname] : LOOPBACK
  if (!known.includes(new URL(request.url).hostname)) throw plainError(421, 'This lake has another address')
}

/** Pages of ours may read the answer and send the login cookie; for any other page there is no such permission. */
function withSharedHeaders({ auth, options }: Services, request: Request, response: Response): Response {
  const { headers } = response
  secure(headers, options.publicUrl)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.append('vary', 'Origin')
  const access = auth.accessOf(request)
  if (!access) return response
  const { withCredentials } = access
  headers.set('access-control-allow-origin', request.headers.get('origin') ?? '')
  if (withCredentials) headers.set('access-control-allow-credentials', 'true')
  if (request.method !== 'OPTIONS') return response
  headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
  const asked = (request.headers.get('access-control-request-headers') ?? '').split(',')
  // A token is a credential too.
  const allowed = asked.filter((name) => withCredentials || name.trim().toLowerCase() !== 'authorization')
  headers.set('access-control-allow-headers', allowed.join(','))
  headers.set('access-control-max-age', '600')
  return response
}
