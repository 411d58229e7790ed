import { timingSafeEqual } from 'node:crypto'

/** With a secret of the site in this header, the site itself reaches a page whether the proxy knows it or not. */
export const ownRequestHeader = 'x-own-request'

/** The path that is rendered again, in an own request: what it has asked for is asked for anew. */
export const renderedPathHeader = 'x-rendered-path'

export function isOwnRequest(given: unknown, secrets: readonly string[]): boolean {
  if (typeof given !== 'string') return false
  const bytes = Buffer.from(given)
  return secrets.some((secret) => {
    const expected = Buffer.from(secret)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}
