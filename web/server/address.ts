import { fixedPaths } from '#content/routes.ts'

/** Under these names Next hands out the data for its scripts, which pages don't have, and a page of its own for failures. */
const INNER = /\.rsc$|\.segments\/|^\/_global-error$/

/**
 * The address that a request asks for, as Next should see it: with neither a host, whose word is not taken, nor anything that
 * Next would fail over. What can't be read leads nowhere.
 */
export function addressIn(target: string): string {
  const address = URL.canParse(target) ? withoutHost(new URL(target)) : target
  const path = pathIn(address)
  return path.startsWith('/') && isReadable(path) && !INNER.test(path) ? address : fixedPaths.notFound
}

/** The path of an address that has no host. */
export function pathIn(address: string): string {
  return address.split('?', 1)[0] ?? ''
}

function withoutHost({ pathname, search }: URL): string {
  return `${pathname}${search}`
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
