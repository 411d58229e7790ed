import { createHash } from 'node:crypto'

/** The name of the `<meta>` element that carries the digest. */
export const digestName = 'content-digest'

/** The header that carries it with a file that is no page. */
export const digestHeader = 'x-content-digest'

/** Sixteen characters that stand for an answer of the lake: the same answer has the same digest. */
export function contentDigest(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16)
}
