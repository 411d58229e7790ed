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
export function multiplexStreams(socket: WebSocket, upgrade: Request, ask: Ask): void {
  const streams = new Map<number, AbortController>()
  socket.on('message', (data) => receive(String(data)))
  socket.on('close', () => {
    for (const stream of streams.values()) stream.abort()
  })

  function receive(text: string): void {
    const message = objectIn(text)
    if (typeof message?.open === 'number') void open(message.open, message)
    else if (typeof message?.close === 'number') streams.get(message.close)?.abort()
    else socket.close(1003, 'Unknown message')
  }

  async function open(id: number, message: JsonObject): Promise<void> {
    if (streams.has(id) || streams.size >= MOST_STREAMS) return socket.close(1008, 'Too many streams')
    const stream = new AbortController()
    streams.set(id, stream)
    try {
      await forward(id, requestFor(upgrade, message, stream.signal), stream.signal)
    } catch (error) {
      // Ends this stream only; the browser reopens it if it still needs it.
      const isOpen = socket.readyState === socket.OPEN
      if (isOpen && !stream.signal.aborted) console.error('A listener ended early:', error)
    } finally {
      streams.delete(id)
      if (!stream.signal.aborted) socket.send(json({ id, end: true }))
    }
  }

  async function forward(id: number, request: Request | undefined, signal: AbortSignal): Promise<void> {
    if (!request) return send({ id, status: 400, type: 'text/plain' })
    const { status, headers, body } = await ask(request)
    const texts = body?.pipeThrough(new TextDecoderStream(), { signal })
    if (signal.aborted) return
    await send({ id, status, type: headers.get('content-type') ?? '' })
    for await (const chunk of texts ?? []) await send({ id, chunk })
  }

  /** Resolves when the socket has taken the message: a slow tab slows down its own streams and nobody else's. */
  function send(message: ToBrowser): Promise<void> {
    return new Promise((resolve, reject) => {
      socket.send(json(message), (error) => (error ? reject(error) : resolve()))
    })
  }
}

function requestFor(upgrade: Request, message: JsonObject, signal: AbortSignal): Request | undefined {
  const url = URL.parse(stringAt(message, 'url') ?? '', upgrade.url)
  if (url?.origin !== new URL(upgrade.url).origin || !url.pathname.startsWith(API)) return undefined
  const headers = new Headers(upgrade.headers)
  headers.set('accept', 'text/event-stream')
  for (const [name, value] of Object.entries(objectAt(message, 'headers') ?? {})) {
    if (ALLOWED_HEADERS.includes(name.toLowerCase())) headers.set(name, String(value))
  }
  return new Request(url, { headers, signal })
}

function json(message: ToBrowser): string {
  return JSON.stringify(message)
}
