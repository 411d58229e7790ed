import type { Redirect, Target } from '../site.ts'

/**
 * The address in the first line of a request, without a host, whose word is not taken; `undefined` when it can't be read.
 * A file is found by its plain address: an escape makes no difference.
 */
export function readTarget(url: string): Target | undefined {
  const whole = !url.startsWith('/') && URL.canParse(url) ? withoutHost(new URL(url)) : url
  const end = whole.search(/[?#]/)
  const path = end < 0 ? whole : whole.slice(0, end)
  if (!path.startsWith('/') || decoded(path) === undefined) return undefined
  return { path, search: end < 0 ? '' : whole.slice(end) }
}

/** Where a visitor is sent whose address differs from one of the site by slashes only, such as `/services/painting/`. */
export function simplerPath(path: string): string | undefined {
  const simpler = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '')
  return simpler === path ? undefined : simpler
}

/** The address without escapes, except slashes that part no folders. */
export function plainPath(path: string): string {
  if (!path.includes('%')) return path
  const parts = path.split('/').map((part) => (decoded(part) ?? part).replaceAll('/', '%2F'))
  return parts.join('/')
}

/** The redirect for a path as a visitor requested it: capitals, escapes and a slash at the end make no difference. */
export function redirectAt(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  const requested = comparable(path)
  return redirects.find(({ from }) => comparable(from) === requested)
}

/** What a header can't hold. */
const BEYOND_ASCII = /[^ -~]+/g

/** The address that a visitor is sent to: with the query of the request (`search`), unless the target has a query of its own. */
export function locationOf({ to }: Redirect, search: string): string {
  const address = to.replace(BEYOND_ASCII, encodeURIComponent)
  if (to.includes('?') || !to.startsWith('/')) return address
  const [path = '', anchor] = address.split('#')
  return `${path}${search}${anchor === undefined ? '' : `#${anchor}`}`
}

function withoutHost({ pathname, search }: URL): string {
  return `${pathname}${search}`
}

function comparable(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return (decoded(path) ?? path).toLowerCase().replace(/(?<=.)\/+$/, '')
}

/** Undefined for a path that can't be decoded. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
