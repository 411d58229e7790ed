import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds. Long, since the files of a large export are fetched one after the other. */
const LIFETIME = 6 * 60 * 60 * 1000

/**
 * A signed address of a picture as it was uploaded, valid for six hours without a token: `@sanity/export` asks for originals
 * (`dlRaw`), but sends its token to Sanity's own file server only.
 */
export function originalAddress(url: string, token: string): string {
  const address = new URL(url)
  const until = String(Date.now() + LIFETIME)
  address.search = new URLSearchParams({ dlRaw: 'true', until, key: keyOf(address, until, token) }).toString()
  return address.href
}

/** Tells whether an address is one that `originalAddress` made and that is still good. */
export function isOriginalAddress(address: URL, token: string): boolean {
  const until = address.searchParams.get('until') ?? ''
  const given = Buffer.from(address.searchParams.get('key') ?? '')
  const expected = Buffer.from(keyOf(address, until, token))
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > Date.now()
}

/** Signs the file name alone, which identifies the content: a proxy may have changed the rest of the path. */
function keyOf({ pathname }: URL, until: string, token: string): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  return createHmac('sha256', token).update(`original ${name} ${until}`).digest('base64url')
}
