import type { Redirect } from '../site.ts'

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

function comparable(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return (decoded(path) ?? path).toLowerCase().replace(/(?<=.)\/+$/, '')
}

/** Undefined for a path that can't be decoded. */
export function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
