import type { FromBrowser, ToBrowser } from '../sockets/stream-multiplexer.ts'

const RECONNECT_MS = 1_000
const EVENT_ID = /^id: ?(.+)$/gm

/**
 * Sends the Studio's event streams over one WebSocket. A browser opens six connections to a host on HTTP/1.1, one Studio
 * tab holds as many streams, and a second tab would wait forever. `@sanity/client` opens its streams with `fetch`
 * (the `eventsource` package), so a `fetch` that recognizes them by their Accept header is enough.
 */
export function carryListenersOverOneSocket(
  apiHost: string,
  onLost: () => void,
  mayCarry = (_init: RequestInit | undefined) => true,
): ListenerSocket {
  const socket = openListenerSocket(`${apiHost.replace(/^http/, 'ws')}/socket`, onLost)
  const fetchElsewhere = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (input, init) => {
    const request = { url: urlOf(input), headers: new Headers(init?.headers), signal: init?.signal }
    const isListener =
      request.headers.get('accept') === 'text/event-stream' && request.url.startsWith(`${apiHost}/`)
    return isListener && mayCarry(init) ? socket.open(request) : fetchElsewhere(input, init)
  }
  return socket
}

type Listener = { url: string; headers: Headers; signal?: AbortSignal | null }
type Stream = {
  url: string
  headers: Record<string, string>
  answer(response: Response): void
  fail(error: Error): void
  body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null
}

/** Calls `onLost` when the connection to the lake was lost. */
export function openListenerSocket(address: string, onLost: () => void) {
  const streams = new Map<number, Stream>()
  let socket: WebSocket | null = null
  let lastId = 0
  return { open, reconnect }

  /** A stream that lasts as long as somebody reads it: when the connection is lost, it goes on where it was. */
  function open({ url, headers, signal }: Listener): Promise<Response> {
    lastId += 1
    const id = lastId
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    // Without the host: the lake knows another one, or no https, when a proxy stands in front of it.
    const { pathname, search } = new URL(url)
    const asked = { url: `${pathname}${search}`, headers: Object.fromEntries(headers) }
    const stream = { ...asked, answer: resolve, fail: reject, body: null }
    streams.set(id, stream)
    signal?.addEventListener('abort', () => abandon(id))
    const carrier = connected()
    if (carrier.readyState === WebSocket.OPEN) ask(carrier, id, stream)
    return promise
  }

  /** Connects again, with the session that the browser has now. */
  function reconnect(): void {
    socket?.close()
  }

  function abandon(id: number): void {
    const stream = streams.get(id)
    if (!stream) return
    streams.delete(id)
    end(stream, new DOMException('The listener was closed', 'AbortError'))
    if (socket?.readyState === WebSocket.OPEN) say(socket, { close: id })
  }

  function connected(): WebSocket {
    if (socket) return socket
    const opening = new WebSocket(address)
    opening.addEventListener('open', () => {
      for (const [id, stream] of streams) ask(opening, id, stream)
    })
    opening.addEventListener('message', ({ data }) => receive(JSON.parse(String(data))))
    opening.addEventListener('close', disconnected)
    socket = opening
    return opening
  }

  function receive(message: ToBrowser): void {
    const { id } = message
    const stream = streams.get(id)
    if (!stream) return
    if ('chunk' in message) pass(message.chunk, stream)
    else if ('status' in message) answer(stream, message)
    else {
      streams.delete(id)
      end(stream, new TypeError('The listener was ended by the server'))
    }
  }

  function pass(chunk: string, stream: Stream): void {
    stream.body?.enqueue(new TextEncoder().encode(chunk))
    const id = [...chunk.matchAll(EVENT_ID)].at(-1)?.[1]
    if (id) stream.headers['last-event-id'] = id
  }

  /** Once: after a new connection the stream goes on with the body that it has. */
  function answer(stream: Stream, { status, type }: { status: number; type: string }): void {
    if (stream.body) return
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        stream.body = controller
      },
    })
    stream.answer(new Response(body, { status, headers: { 'content-type': type } }))
  }

  /**
   * The Studio is not told: without its event stream it forbids typing. What happens meanwhile is replayed, since the lake
   * learns the id of the last event that came.
   */
  function disconnected(): void {
    socket = null
    onLost()
    setTimeout(() => streams.size > 0 && connected(), RECONNECT_MS)
  }
}

export type ListenerSocket = ReturnType<typeof openListenerSocket>

function ask(socket: WebSocket, id: number, { url, headers }: Stream): void {
  say(socket, { open: id, url, headers })
}

function say(socket: WebSocket, message: FromBrowser): void {
  socket.send(JSON.stringify(message))
}

function end(stream: Stream, error: Error): void {
  if (stream.body) stream.body.error(error)
  else stream.fail(error)
}

function urlOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : new URL(input, location.href).href
}
