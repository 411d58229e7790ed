import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** What a hosted lake does that an embedded one never does: nothing of it unless a test asks for it. */
export class HostedAnswers {
  readonly viewerToken = 'a viewer token of more than twenty-four bytes'
  /** Where the lake behind it answers. */
  lake = ''
  /** Whether live events, and whether signed messages are sent. */
  events = true
  messages = false
  /** How many more queries are refused with 429, and with which headers. */
  refusals = { left: 0, headers: {} }
  /** Whether strangers may read. */
  access: 'public' | 'empty' | 401 = 'public'
  /** How many listen to live events. */
  listeners = 0
  /** The answers to messages: statuses. */
  readonly answered: number[] = []
  readonly #site: string

  constructor(site: string) {
    this.#site = site
  }

  answer(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const { url = '', headers } = request
    const isStranger = headers.authorization === undefined
    const isEmpty = isStranger && this.access === 'empty'
    if (isStranger && this.access === 401) refuse(response, 401)
    else if (url.includes('/data/query/') && this.refusals.left > 0) {
      this.refusals.left -= 1
      refuse(response, 429, this.refusals.headers)
    } else this.#pass(request, response, isEmpty ? url.replace('/query/production', '/query/empty') : url)
  }

  #pass(request: Http2ServerRequest, response: Http2ServerResponse, url: string): void {
    const { method = 'GET' } = request
    // The lake's own addresses of pictures have it already.
    const place = url.startsWith('/lake/') ? url : `/lake${url}`
    const asked = ask(`${this.lake}${place}`, { method, headers: this.#sent(request) }, (answer) => {
      // Who asked may have left.
      if (response.destroyed) return answer.destroy()
      response.writeHead(answer.statusCode ?? 500, withoutConnection(answer.headers))
      if (url.includes('/live/events/')) this.#listen(answer, response)
      else pipeline(answer, response, () => undefined)
    })
    response.once('close', () => asked.destroy())
    pipeline(request, asked, (error) => error && response.destroy())
  }

  /** A site's own questions come from no page. */
  #sent({ headers }: Http2ServerRequest) {
    const { host } = new URL(this.lake)
    const authorization = headers.authorization ?? (headers.origin ? undefined : `Bearer ${this.viewerToken}`)
    return { ...withoutConnection(headers), host, ...(authorization && { authorization }) }
  }

  /** The lake's signed messages, on their way to the site. */
  async passMessage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    if (!this.messages) return void response.end()
    const { host: _, connection: __, 'content-length': ___, ...rest } = request.headers
    const headers = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)])
    const answer = await fetch(this.#site, { method: 'POST', headers, body: new Uint8Array(body) })
    this.answered.push(answer.status)
    // Sanity tries twice more, later than a test can wait.
    response.writeHead(200).end()
  }

  #listen(events: IncomingMessage, response: Http2ServerResponse): void {
    this.listeners += 1
    response.once('close', () => {
      this.listeners -= 1
      events.destroy()
    })
    // Our lake sends each event in one piece.
    events.on('data', (chunk: Buffer) => {
      if (this.events || !chunk.includes('event: message')) response.write(chunk)
    })
    events.once('close', () => response.destroy())
  }
}

/** What does not belong to one connection, of HTTP/1.1 or of HTTP/2. */
function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = /^(:|(connection|keep-alive|transfer-encoding)$)/
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)))
}

function refuse(response: Http2ServerResponse, statusCode: number, headers = {}): void {
  const error = statusCode === 429 ? 'Too Many Requests' : 'Unauthorized'
  response.writeHead(statusCode, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ statusCode, error, message: error }))
}
