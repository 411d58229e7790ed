import { encodeSignatureHeader } from '@sanity/webhook'

/** The secrets that the site of the tests accepts. */
export const current = 'secret-of-at-least-24-characters'
export const former = 'former-secret-of-24-characters'
export const minute = 60_000

type Message = { secret?: string; age?: number; key?: string; headers?: Record<string, string> }

/** For tests: posts messages to a handler as the lake does, or as someone who would like to be the lake. */
export class Sender {
  readonly #handler: (request: Request) => Promise<Response>

  constructor(handler: (request: Request) => Promise<Response>) {
    this.#handler = handler
  }

  /** `age` is how long ago the message was signed, in milliseconds. */
  async send(body: unknown, { secret = current, age = 0, key, headers }: Message = {}) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const signature = await encodeSignatureHeader(text, Date.now() - age, secret)
    return this.post(text, {
      'sanity-webhook-signature': signature,
      ...(key && { 'idempotency-key': key }),
      ...headers,
    })
  }

  async post(body: BodyInit, headers: Record<string, string>) {
    // Node asks for "duplex" with a stream, and the types of the browser's Request do not know it.
    const options = { method: 'POST', body, headers, duplex: 'half' }
    const response = await this.#handler(new Request('http://localhost/api/revalidate', options))
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
}
