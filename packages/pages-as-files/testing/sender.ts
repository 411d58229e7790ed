import { encodeSignatureHeader } from '@sanity/webhook'

/** The secrets that the site of the tests accepts: the current one, and one that is being rotated out. */
export const secrets = ['secret-of-at-least-24-characters', 'former-secret-of-24-characters'] as const
export const minute = 60_000

type Message = { secret?: string; age?: number; headers?: Record<string, string> }

/** Posts messages to a site as the lake does, or as someone who would like to be the lake. */
export class Sender {
  readonly #site: string

  constructor(site: string) {
    this.#site = site
  }

  /** `age` is how long ago the message was signed, in milliseconds. */
  async send(body: unknown, { secret = secrets[0], age = 0, headers }: Message = {}) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const signature = await encodeSignatureHeader(text, Date.now() - age, secret)
    return this.post(text, { 'sanity-webhook-signature': signature, ...headers })
  }

  async post(body: BodyInit, headers: Record<string, string>) {
    // Node asks for "duplex" with a stream, and the types of the browser's `fetch` do not know it.
    const options = { method: 'POST', body, headers, duplex: 'half' }
    const response = await fetch(`${this.#site}/api/revalidate`, options)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
}
