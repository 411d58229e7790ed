import type { WebSocket } from 'ws'
import { type JsonObject, objectAt, objectIn, stringAt } from '../documents/json.ts'

/**
 * What goes over the WebSocket that carries event streams, as JSON. The browser opens a stream under a number of its choice, and closes
 * it when nobody reads it any more.
 */
export type FromBrowser =
  | { open: number; url: string; headers?: Readonly<Record<string, string>> }
  | { close: number }

/** The status and type of the answer once, then its text as it comes, and its end. */
export type ToBrowser =
  | { id: number; status: number; type: string }
  | { id: number; chunk: string }
  | { id: number; end: true }

type Ask = (request: Request) => Promise<Response>

/** Where the lake's API begins. */
const API = '/lake/'
const MOST_STREAMS = 200
/** Headers that a stream may set. Its cookie is that of the socket's upgrade request. */
const ALLOWED_HEADERS = ['authorization', 'last-event-id']

/**
 * Multiplexes any number of event streams over one WebSocket, since a browser opens only six connections to a host with
 * HTTP/1.1, and one Studio tab would use all of them. The Studio's end of it is `studio-plugin/listener-socket.ts`.
 */
export class StreamMultiplexer {
  readonly #socket: WebSocket
  readonly #upgrade: Request
  readonly #ask: Ask
  readonly #streams = new Map<number, AbortController>()

  constructor(socket: WebSocket, upgrade: Request, ask: Ask) {
    this.#socket = socket
    this.#upgrade = upgrade
    this.#ask = ask
    socket.on('message', (data) => this.#receive(String(data)))
    socket.on('close', () => {
      for (const stream of this.#streams.values()) stream.abort()
    })
  }

  #receive(text: string): void {
    const message = objectIn(text)
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
      await this.#forward(id, this.#requestOf(message, stream.signal), stream.signal)
    } catch (error) {
      // Ends this stream only; the browser reopens it if it still needs it.
      const isOpen = this.#socket.readyState === this.#socket.OPEN
      if (isOpen && !stream.signal.aborted) console.error('A listener ended early:', error)
    } finally {
      this.#streams.delete(id)
      if (!stream.signal.aborted) this.#socket.send(json({ id, end: true }))
    }
  }

  async #forward(id: number, request: Request | undefined, signal: AbortSignal): Promise<void> {
    if (!request) return this.#send(json({ id, status: 400, type: 'text/plain' }))
    const response = await this.#ask(request)
    const { status, headers } = response
    const type = headers.get('content-type') ?? ''
    const texts = response.body?.pipeThrough(new TextDecoderStream(), { signal })
    if (signal.aborted) return
    await this.#send(json({ id, status, type }))
    for await (const chunk of texts ?? []) await this.#send(json({ id, chunk }))
  }

  /** Resolves when the socket has taken the message: a slow tab slows down its own streams and nobody else's. */
  #send(message: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#socket.send(message, (error) => (error ? reject(error) : resolve()))
    })
  }

  #requestOf(message: JsonObject, signal: AbortSignal): Request | undefined {
    const path = stringAt(message, 'url') ?? ''
    const url = URL.canParse(path, this.#upgrade.url) ? new URL(path, this.#upgrade.url) : undefined
    if (url?.origin !== new URL(this.#upgrade.url).origin || !url.pathname.startsWith(API)) return undefined
    const headers = new Headers(this.#upgrade.headers)
    headers.set('accept', 'text/event-stream')
    for (const [name, value] of Object.entries(objectAt(message, 'headers') ?? {})) {
      if (ALLOWED_HEADERS.includes(name.toLowerCase())) headers.set(name, String(value))
    }
    return new Request(url, { headers, signal })
  }
}

function json(message: ToBrowser): string {
  return JSON.stringify(message)
}
