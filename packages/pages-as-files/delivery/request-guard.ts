import { decoded } from '../published/redirects.ts'
import type { Target } from '../site.ts'

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

function withoutHost({ pathname, search }: URL): string {
  return `${pathname}${search}`
}
