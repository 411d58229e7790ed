import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ResponseHeaders } from './headers.ts'

/** Responses that need no file: a sentence, the way to another address, and what an address is for. */
export class ShortResponses {
  readonly #headers: ResponseHeaders

  constructor(headers: ResponseHeaders) {
    this.#headers = headers
  }

  redirect(response: ServerResponse, status: 307 | 308, location: string, more: object = {}): void {
    response.writeHead(status, { ...this.#headers.ofRedirect(location), ...more }).end()
  }

  refuseMethod({ method }: IncomingMessage, response: ServerResponse, methods: readonly string[]): void {
    const allow = methods.join(', ')
    const headers = { ...this.#headers.ofSentence(), Allow: allow }
    if (method === 'OPTIONS') response.writeHead(204, headers).end()
    // What else the request holds is not waited for.
    else response.writeHead(405, { ...headers, Connection: 'close' }).end(`Allowed here: ${allow}.\n`)
  }

  say(
    { method }: IncomingMessage,
    response: ServerResponse,
    status: number,
    words: string,
    more: object = {},
  ): void {
    response.writeHead(status, { ...this.#headers.ofSentence(), ...more })
    response.end(method === 'HEAD' ? undefined : `${words}\n`)
  }
}
