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
  const socket = new ListenerSocket(`${apiHost.replace(/^http/, 'ws')}/socket`, onLost)
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

export class ListenerSocket {
  readonly #address: string
  readonly #onLost: () => void
  readonly #streams = new Map<number, Stream>()
  #socket: WebSocket | null = null
  #lastId = 0

  /** Calls `onLost` when the connection to the lake was lost. */
  constructor(address: string, onLost: () => void) {
    this.#address = address
    this.#onLost = onLost
  }

  /** A stream that lasts as long as somebody reads it: when the connection is lost, it goes on where it was. */
  open({ url, headers, signal }: Listener): Promise<Response> {
    this.#lastId += 1
    const id = this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    // Without the host: the lake knows another one, or no https, when a proxy stands in front of it.
    const { pathname, search } = new URL(url)
    const asked = { url: `${pathname}${search}`, headers: Object.fromEntries(headers) }
    const stream = { ...asked, answer: resolve, fail: reject, body: null }
    this.#streams.set(id, stream)
    signal?.addEventListener('abort', () => this.#abandon(id))
    const socket = this.#connected()
    if (socket.readyState === WebSocket.OPEN) ask(socket, id, stream)
    return promise
  }

  /** Connects again, with the session that the browser has now. */
  reconnect(): void {
    this.#socket?.close()
  }

  #abandon(id: number): void {
    const stream = this.#streams.get(id)
    if (!stream) return
    this.#streams.delete(id)
    end(stream, new DOMException('The listener was closed', 'AbortError'))
    if (this.#socket?.readyState === WebSocket.OPEN) say(this.#socket, { close: id })
  }

  #connected(): WebSocket {
    if (this.#socket) return this.#socket
    const socket = new WebSocket(this.#address)
    socket.addEventListener('open', () => {
      for (const [id, stream] of this.#streams) ask(socket, id, stream)
    })
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))))
    socket.addEventListener('close', () => this.#disconnected())
    this.#socket = socket
    return socket
  }

  #receive(message: ToBrowser): void {
    const { id } = message
    const stream = this.#streams.get(id)
    if (!stream) return
    if ('chunk' in message) this.#pass(message.chunk, stream)
    else if ('status' in message) this.#answer(stream, message)
    else {
      this.#streams.delete(id)
      end(stream, new TypeError('The listener was ended by the server'))
    }
  }

  #pass(chunk: string, stream: Stream): void {
    stream.body?.enqueue(new TextEncoder().encode(chunk))
    const id = [...chunk.matchAll(EVENT_ID)].at(-1)?.[1]
    if (id) stream.headers['last-event-id'] = id
  }

  /** Once: after a new connection the stream goes on with the body that it has. */
  #answer(stream: Stream, { status, type }: { status: number; type: string }): void {
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
  #disconnected(): void {
    this.#socket = null
    this.#onLost()
    setTimeout(() => this.#streams.size > 0 && this.#connected(), RECONNECT_MS)
  }
}

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
