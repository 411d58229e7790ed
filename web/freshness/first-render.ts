import { timingSafeEqual } from 'node:crypto'

/** With a secret of the site in this header, the site itself reaches a page whether the proxy knows it or not. */
export const firstRenderHeader = 'x-first-render'

export function isFirstRender(headers: Headers, secrets: readonly string[]): boolean {
  const given = Buffer.from(headers.get(firstRenderHeader) ?? '')
  return secrets.some((secret) => {
    const expected = Buffer.from(secret)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
