import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'

/** A request with a body, of any server. */
export type Posted = {
  headers: { get(name: string): string | null }
  body: AsyncIterable<Uint8Array> | null
}

export type Reply = { status: number; body: unknown }

/** A request that is answered with this status and these words, and nothing else is done about it. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The header by which delivery tells the publisher which pages visitors requested last: escaped paths with blanks between. */
export const RECENT_PATHS = 'x-recently-requested'

/** Of a message, in bytes. */
export const SIZE_LIMIT = 64 * 1024
const TOLERANCE_MS = 5 * 60 * 1000

/** Replies to a message that the lake or one of our processes has signed; the one place where its errors end. */
export async function replyToSigned(
  request: Posted,
  secrets: readonly string[],
  handle: (body: unknown) => Promise<unknown>,
): Promise<Reply> {
  try {
    return { status: 200, body: await handle(await readSigned(request, secrets)) }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { error: error.message } }
    console.error(error instanceof Error ? error.stack : error)
    return { status: 503, body: { error: 'The site could not do it now. Send the message again.' } }
  }
}

/** Reads the body of a message that one of the secrets has signed, within five minutes; throws a Refusal for any other request. */
async function readSigned(request: Posted, secrets: readonly string[]): Promise<unknown> {
  const bytes = await readBody(request.body, SIZE_LIMIT)
  if (!bytes) throw new Refusal(413, 'The message is larger than 64 KiB.')
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  if (!signature) throw new Refusal(401, 'The request is not signed.')
  const signedAt = verify(bytes, signature, secrets)
  const age = Date.now() - signedAt
  if (age > TOLERANCE_MS) throw new Refusal(403, 'The signature is more than five minutes old.')
  if (age < -TOLERANCE_MS) throw new Refusal(403, 'The signature is from more than five minutes ahead.')
  return parseJson(bytes)
}

/** The headers of a message that is signed as the lake signs its own. */
export async function signatureOf(body: string, secret: string): Promise<Record<string, string>> {
  return { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret) }
}

/** The header of sanity.io/docs/webhooks: `t=<milliseconds>,v1=<base64url HMAC-SHA256 of "<t>.<body>">`. Returns `t`. */
function verify(bytes: Buffer, header: string, secrets: readonly string[]): number {
  const [, time = '', given = ''] = /^t=(\d{1,15})[, ]+v1=([\w-]{43})$/.exec(header.trim()) ?? []
  const candidate = Buffer.from(given, 'base64url')
  // Every secret is tried, so that the time tells nothing about which one came close.
  const matches = secrets.map((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest()
    return candidate.length === expected.length && timingSafeEqual(candidate, expected)
  })
  if (!matches.includes(true)) throw new Refusal(401, 'The signature does not match.')
  return Number(time)
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Refusal(400, 'The message is not JSON.')
    throw cause
  }
}

/** A request of Node's server, as the others have it. */
export function posted(request: IncomingMessage): Posted {
  return {
    headers: { get: (name) => request.headers[name.toLowerCase()]?.toString() ?? null },
    body: request,
  }
}

/** Reads a body; undefined for one of more bytes, of which no more is read, whatever the head of the request says. */
export async function readBody(body: Posted['body'], most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}
