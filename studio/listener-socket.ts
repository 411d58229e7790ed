/**
 * Sends the Studio's event streams over one WebSocket. A browser opens six connections to a host on HTTP/1.1, one Studio
 * tab holds as many streams, and a second tab would wait forever. `@sanity/client` opens its streams with `fetch`
 * (the `eventsource` package), so a `fetch` that recognizes them by their Accept header is enough.
 */
export function carryListenersOverOneSocket(apiHost: string): void {
  const socket = new ListenerSocket(`${apiHost.replace(/^http/, 'ws')}/socket`)
  const fetchElsewhere = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (input, init) => {
    const request = { url: urlOf(input), headers: new Headers(init?.headers), signal: init?.signal }
    const isListener =
      request.headers.get('accept') === 'text/event-stream' && request.url.startsWith(`${apiHost}/`)
    return isListener ? socket.open(request) : fetchElsewhere(input, init)
  }
}

type Listener = { url: string; headers: Headers; signal?: AbortSignal | null }
type Message = { id: number; status?: number; type?: string; chunk?: string; end?: true }
type Stream = {
  answer(response: Response): void
  fail(error: Error): void
  body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null
}

class ListenerSocket {
  readonly #address: string
  readonly #streams = new Map<number, Stream>()
  #socket: WebSocket | null = null
  #lastId = 0

  constructor(address: string) {
    this.#address = address
  }

  /** Fails as `fetch` does: rejects when there is no connection; the body ends with an error when the connection is lost. */
  open({ url, headers, signal }: Listener): Promise<Response> {
    this.#lastId += 1
    const id = this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    this.#streams.set(id, { answer: resolve, fail: reject, body: null })
    signal?.addEventListener('abort', () => this.#abandon(id))
    this.#send({ open: id, url, headers: Object.fromEntries(headers) })
    return promise
  }

  #abandon(id: number): void {
    const stream = this.#streams.get(id)
    if (!stream) return
    this.#streams.delete(id)
    end(stream, new DOMException('The listener was closed', 'AbortError'))
    this.#send({ close: id })
  }

  #send(message: object): void {
    const socket = this.#connected()
    const text = JSON.stringify(message)
    if (socket.readyState === WebSocket.OPEN) socket.send(text)
    else socket.addEventListener('open', () => socket.send(text), { once: true })
  }

  #connected(): WebSocket {
    if (this.#socket) return this.#socket
    const socket = new WebSocket(this.#address)
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))))
    socket.addEventListener('close', () => this.#disconnected())
    this.#socket = socket
    return socket
  }

  #receive({ id, status, type = '', chunk, end: isOver }: Message): void {
    const stream = this.#streams.get(id)
    if (!stream) return
    if (status !== undefined) stream.answer(this.#response(stream, status, type))
    if (chunk !== undefined) stream.body?.enqueue(new TextEncoder().encode(chunk))
    if (!isOver) return
    this.#streams.delete(id)
    end(stream, new TypeError('The listener was ended by the server'))
  }

  #response(stream: Stream, status: number, type: string): Response {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        stream.body = controller
      },
    })
    return new Response(body, { status, headers: { 'content-type': type } })
  }

  /** Ends every stream with an error; each listener opens its stream again with the id of the last event it saw. */
  #disconnected(): void {
    this.#socket = null
    const streams = [...this.#streams.values()]
    this.#streams.clear()
    for (const stream of streams) end(stream, new TypeError('The connection was lost'))
  }
}

function end(stream: Stream, error: Error): void {
  if (stream.body) stream.body.error(error)
  else stream.fail(error)
}

function urlOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : new URL(input, location.href).href
}
