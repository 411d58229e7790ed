import type { IncomingMessage, ServerResponse } from 'node:http'
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

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isStranger = request.headers.authorization === undefined
    const url = `${this.lake}/lake${request.url}`
    const headers = {
      'content-type': request.headers['content-type'] ?? '',
      accept: request.headers.accept ?? '*/*',
      authorization: request.headers.authorization ?? `Bearer ${this.viewerToken}`,
    }
    if (isStranger && this.access === 401) return refuse(response, 401)
    if (request.url?.includes('/live/events/')) return this.#stream(url, headers, response)
    const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await buffer(request)
    const isQuery = request.url?.includes('/data/query/') ?? false
    if (isQuery && this.refusals.left > 0) {
      this.refusals.left -= 1
      return refuse(response, 429, this.refusals.headers)
    }
    const seen =
      isStranger && this.access === 'empty' ? url.replace('/query/production', '/query/empty') : url
    const answer = await ask(seen, { method: request.method ?? 'GET', headers, body })
    response.writeHead(answer.status, answer.headers).end(answer.body)
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

  async #stream(url: string, headers: Record<string, string>, response: ServerResponse): Promise<void> {
    const ended = new AbortController()
    response.once('close', () => {
      this.listeners -= 1
      ended.abort()
    })
    const { status, body } = await fetch(url, { headers, signal: ended.signal })
    response.writeHead(status, { 'content-type': 'text/event-stream' })
    this.listeners += 1
    try {
      // Our lake sends each event in one piece.
      for await (const chunk of body ?? [])
        if (this.events || !Buffer.from(chunk).includes('event: message')) response.write(chunk)
    } catch {
      response.destroy()
    }
  }
}

function refuse(response: ServerResponse, statusCode: number, headers = {}): void {
  const error = statusCode === 429 ? 'Too Many Requests' : 'Unauthorized'
  response.writeHead(statusCode, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ statusCode, error, message: error }))
}

async function ask(
  url: string,
  init: { method: string; headers: Record<string, string>; body: Buffer | undefined },
) {
  const response = await fetch(url, { ...init, body: init.body ? new Uint8Array(init.body) : null })
  const headers = { 'content-type': response.headers.get('content-type') ?? '' }
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
}
