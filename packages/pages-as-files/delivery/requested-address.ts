import { hasDotSegment } from '../published/published-file.ts'
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

/** Without the quotes, brackets and full stop that programs take into an address when they make a link of a sentence. */
const NAME = /[^\s\p{P}\p{Sk}\p{Sm}](?:.*[^\s\p{P}\p{Sk}\p{Sm}])?/su
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const DASH = /[\p{Dash_Punctuation}\u2212]/gu

/**
 * The plain address that was meant by one with capitals, signs that nobody sees, slashes too many, or what stood around it in a
 * sentence: `/Prices).` → `/prices`. Undefined when it is the same. What was meant by that address is the same again.
 */
export function meantPath(path: string): string | undefined {
  const plain = plainPath(path)
  if (hasDotSegment(plain)) return undefined
  const meant = `/${plain
    .split(/[/\\]+/)
    .map(meantName)
    .filter(Boolean)
    .join('/')}`
  return meant === plain ? undefined : meant
}

function meantName(name: string): string {
  return NAME.exec(name.replace(UNSEEN, '').replace(DASH, '-').toLowerCase())?.[0] ?? ''
}

/** A plain address as it is written into a header. */
export function escapedPath(plain: string): string {
  return plain.split('/').map(encodeURIComponent).join('/')
}

/** The redirect for a path as a visitor requested it: capitals, escapes and a slash at the end make no difference. */
export function redirectAt(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  const requested = comparable(path)
  return redirects.find(({ from }) => comparable(from) === requested)
}

/** What a header can't hold. */
const BEYOND_ASCII = /[^!-~]+/g

/** The address that a visitor is sent to: with the query of the request (`search`), unless the target has a query of its own. */
export function locationOf(to: string, search: string): string {
  const address = to.replace(BEYOND_ASCII, encodeURIComponent)
  if (to.includes('?') || !to.startsWith('/')) return address
  const [path = '', anchor] = address.split('#')
  return `${path}${search}${anchor === undefined ? '' : `#${anchor}`}`
}

function withoutHost({ pathname, search }: URL): string {
  return `${pathname}${search}`
}

/** But the first of a path. A run within it is looked at once, not from each of its slashes. */
const SLASHES_AT_END = /(?<=^\/|[^/])\/+$/

function comparable(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return (decoded(path) ?? path).toLowerCase().replace(SLASHES_AT_END, '')
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
