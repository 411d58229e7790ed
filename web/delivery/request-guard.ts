import { fixedPaths } from '#content/addresses/routes.ts'

/** What is asked for: where, and what stands behind the "?", with it. */
export type Target = { path: string; search: string }

const POSTED = new Map<string, readonly string[]>([
  [fixedPaths.revalidate, ['POST']],
  [fixedPaths.yourRequest, ['GET', 'HEAD', 'POST']],
])
const READ = ['GET', 'HEAD'] as const

/** The methods that an address is for: everything else is refused. */
export function methodsAt(path: string): readonly string[] {
  return POSTED.get(path) ?? READ
}

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

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

function withoutHost({ pathname, search }: URL): string {
  return `${pathname}${search}`
}
