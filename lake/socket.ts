import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { isObject, type JsonObject, objectAt, stringAt } from './json.ts'
import type { Lake } from './lake.ts'

/** Where the lake's API begins. */
const API = '/lake/'
const PATH = '/lake/socket'
const MESSAGE_LIMIT = 64 * 1024
const MOST_STREAMS = 200
const PING_EVERY = 20_000
/** A stream may ask for these; the cookie is the one the socket was opened with. */
const ALLOWED_HEADERS = ['authorization', 'last-event-id']

/**
 * Carries any number of event streams over one WebSocket at `/lake/socket`, since a browser opens only six connections
 * to a host on HTTP/1.1 and one Studio tab would use them all.
 *
 * From the browser: `{open: id, url, headers?}` and `{close: id}`. To the browser: `{id, status, type}` once, then
 * `{id, chunk}` with the text as it comes, and `{id, end: true}`. Only a page of ours may open the socket.
 */
export function carryStreams(server: Server, lake: Pick<Lake, 'handle' | 'isOurOrigin'>): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT })
  server.on('upgrade', (incoming, connection, head) => {
    const request = requestOf(incoming)
    if (new URL(request.url).pathname !== PATH) return refuse(connection, '404 Not Found')
    if (!lake.isOurOrigin(request)) return refuse(connection, '403 Forbidden')
    sockets.handleUpgrade(incoming, connection, head, (socket) => new Carrier(socket, request, lake))
  })
  const close = () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
  return { close }
}

/** One socket, which is one tab. */
class Carrier {
  readonly #socket: WebSocket
  readonly #upgrade: Request
  readonly #lake: Pick<Lake, 'handle'>
  readonly #streams = new Map<number, AbortController>()

  constructor(socket: WebSocket, upgrade: Request, lake: Pick<Lake, 'handle'>) {
    this.#socket = socket
    this.#upgrade = upgrade
    this.#lake = lake
    socket.on('message', (data) => this.#receive(String(data)))
    // "close" follows every error, and there is nobody left to tell.
    socket.on('error', () => socket.terminate())
    const endPings = keepAlive(socket)
    socket.on('close', () => {
      endPings()
      for (const stream of this.#streams.values()) stream.abort()
    })
  }

  #receive(text: string): void {
    const message = parsed(text)
    if (typeof message?.open === 'number') void this.#open(message.open, message)
    else if (typeof message?.close === 'number') this.#streams.get(message.close)?.abort()
    else this.#socket.close(1003, 'Unknown message')
  }

  async #open(id: number, message: JsonObject): Promise<void> {
    if (this.#streams.has(id) || this.#streams.size >= MOST_STREAMS)
      return this.#socket.close(1008, 'Too many streams')
    const stream = new AbortController()
    this.#streams.set(id, stream)
    try {
      await this.#forward(id, this.#requestOf(message), stream.signal)
    } catch (error) {
      // The stream's own end; the browser opens it again if it still wants it.
      if (!stream.signal.aborted) console.error('A listener ended early:', error)
    } finally {
      this.#streams.delete(id)
      if (!stream.signal.aborted) this.#socket.send(JSON.stringify({ id, end: true }))
    }
  }

  async #forward(id: number, request: Request | undefined, signal: AbortSignal): Promise<void> {
    if (!request) return this.#send({ id, status: 400, type: 'text/plain' })
    const { status, headers, body } = await this.#lake.handle(request)
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    const cancel = () => void reader?.cancel()
    signal.addEventListener('abort', cancel)
    if (signal.aborted) return cancel()
    await this.#send({ id, status, type: headers.get('content-type') ?? '' })
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      await this.#send({ id, chunk: chunk.value })
    }
  }

  /** Resolves when the socket has taken the message: a slow tab slows down its own streams and nobody else's. */
  #send(message: JsonObject): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.send(JSON.stringify(message), (error) => (error ? reject(error) : resolve()))
    })
  }

  #requestOf(message: JsonObject): Request | undefined {
    const path = stringAt(message, 'url') ?? ''
    const url = URL.canParse(path, this.#upgrade.url) ? new URL(path, this.#upgrade.url) : undefined
    if (url?.origin !== new URL(this.#upgrade.url).origin || !url.pathname.startsWith(API)) return undefined
    const headers = new Headers({ accept: 'text/event-stream' })
    for (const name of ['cookie', 'origin', 'x-forwarded-for']) {
      const value = this.#upgrade.headers.get(name)
      if (value) headers.set(name, value)
    }
    for (const [name, value] of Object.entries(objectAt(message, 'headers') ?? {})) {
      if (ALLOWED_HEADERS.includes(name.toLowerCase())) headers.set(name, String(value))
    }
    return new Request(url, { headers })
  }
}

/** Ends a connection whose browser has gone without a word. Returns the function that stops asking. */
function keepAlive(socket: WebSocket): () => void {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, PING_EVERY)
  return () => clearInterval(timer)
}

function requestOf({ url, headers }: IncomingMessage): Request {
  const values = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === 'connection' || name === 'upgrade' ? [] : [[name, String(value)]],
  )
  return new Request(new URL(url ?? '/', `http://${headers.host ?? 'localhost'}`), {
    headers: Object.fromEntries(values),
  })
}

function refuse(connection: Duplex, status: string): void {
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
