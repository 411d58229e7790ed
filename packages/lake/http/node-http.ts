import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { codeOf, isFullDisk } from '../errors/disk-errors.ts'
import { LakeError, plainError } from '../errors/lake-error.ts'
import { secure } from './lake-security-headers.ts'

type Handle = (request: Request, incoming: IncomingMessage) => Promise<Response>

/** A host name with or without a port, and no character that would add credentials, a path or a query to the address. */
const HOST = /^[^\s/?#@\\]+$/
/** Bytes of a refused request that are read and dropped: more than the largest upload allowed. */
const MOST_DROPPED = 128 * 1024 * 1024

/**
 * Serves requests of Node's server with a handler for web Requests. The Request's `signal` aborts when the connection closes
 * before the response is complete. Whatever a request contains or its client does, it affects only its own response.
 */
export function answerWith(handle: Handle): RequestListener {
  return (incoming, outgoing) => {
    const signal = signalOf(outgoing)
    // An answer that is still being made is no silence; a body that stops coming is, and a reader who stops reading.
    outgoing.on('timeout', (socket) => {
      if (outgoing.headersSent || !incoming.complete) socket.destroy()
    })
    respond(handle, incoming, outgoing, signal).catch((error: unknown) => {
      // A client that is still there must see, by the broken connection, that the response is incomplete.
      if (!signal.aborted)
        console.error('The answer to %s %s broke off:', incoming.method, withoutQuery(incoming.url), error)
      outgoing.destroy()
    })
  }
}

/** For the log: a query may hold somebody's words, or a secret of the preview. */
function withoutQuery(url = ''): string {
  return url.replace(/[?#].*$/s, '')
}

/** The URL of a request of Node's server; undefined when its Host and path don't form one. */
export function addressOf({ headersDistinct, url = '' }: IncomingMessage): URL | undefined {
  // Node takes the first of several, and what stands before the lake may take another.
  const [host = '', ...others] = headersDistinct.host ?? []
  if (!url.startsWith('/') || !HOST.test(host) || others.length > 0) return undefined
  return URL.parse(`http://${host}${url}`) ?? undefined
}

function signalOf(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort()
  })
  return controller.signal
}

async function respond(
  handle: Handle,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  // Read only as fast as the handler reads: a body that no endpoint reads must not block the connection.
  const request = toRequest(incoming, streamOf(chunks), signal)
  const response = request instanceof Request ? await handle(request, incoming) : request
  const length = Number(incoming.headers['content-length'] ?? 0)
  if (incoming.complete || length <= MOST_DROPPED) drop(incoming, chunks)
  else response.headers.set('connection', 'close')
  await send(response, incoming, outgoing, signal)
}

/**
 * Reads and drops the rest of a body; closes the connection when that is too much. A browser sends all of it before it reads the
 * response: otherwise this and all later requests of the connection would hang.
 */
function drop(incoming: IncomingMessage, chunks: AsyncIterator<unknown>): void {
  if (incoming.complete) return
  // Rejects when a pending read does, which reports the error itself.
  chunks.return?.().catch(() => undefined)
  let dropped = 0
  incoming.on('data', (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > MOST_DROPPED) incoming.socket.destroySoon()
  })
  incoming.resume()
}

/** Asks for nothing before somebody reads, and for no more once the stream is cancelled. */
export function streamOf(chunks: AsyncIterator<unknown>): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (value instanceof Uint8Array) controller.enqueue(value)
      if (done) controller.close()
    },
    async cancel() {
      await chunks.return?.()
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

/** The web Request for a request of Node's server, or the response when it can't be one. */
function toRequest(
  incoming: IncomingMessage,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Request | Response {
  const address = addressOf(incoming)
  if (!address) return refusal(400, 'The Host and the path of this request make no address')
  const { method = 'GET', rawHeaders } = incoming
  if (method === 'TRACE') return refusal(405, 'TRACE is not answered')
  const headers = new Headers()
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers, signal })
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body, duplex: 'half' }
  return new Request(address, init)
}

function refusal(status: number, message: string): Response {
  const response = errorAnswer(plainError(status, message))
  response.headers.set('cache-control', 'no-store')
  secure(response.headers)
  return response
}

/** Sends a web Response. Its stream is cancelled when the reader goes away. */
async function send(
  { status, headers, body }: Response,
  { method }: IncomingMessage,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  outgoing.statusCode = status
  outgoing.setHeaders(headers)
  if (body && method !== 'HEAD' && !signal.aborted) await sendBody(body, outgoing, signal)
  else await body?.cancel()
  outgoing.end()
}

/** With backpressure. Node's `pipeline` would cancel an event stream only at its next event, which may never come. */
async function sendBody(
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const reader = body.getReader()
  // An error of the stream also rejects `read`.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  // A body that is there already goes with the headers; whoever waits for another has them before.
  setImmediate(() => outgoing.headersSent || outgoing.flushHeaders())
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    if (!outgoing.write(chunk.value)) await once(outgoing, 'drain', { signal })
  }
}

/** The protocol's response to an error. Unexpected errors are logged and become a 500. `signal` is that of the request. */
export function errorAnswer(error: unknown, signal?: AbortSignal): Response {
  const known = error instanceof LakeError ? error : outsideCause(error, signal)
  if (known) return Response.json(known.body, { status: known.status, headers: known.headers })
  console.error(error)
  const message = 'The lake failed; its log says why'
  return Response.json({ statusCode: 500, error: 'Internal Server Error', message }, { status: 500 })
}

/** The response when the disk is full or the client has disconnected, neither of which is a bug of the lake. */
function outsideCause(error: unknown, signal: AbortSignal | undefined): LakeError | undefined {
  if (isAbort(error) && signal?.aborted) return plainError(499, 'The connection closed before the answer')
  if (!isFullDisk(error)) return undefined
  console.error('The disk is full: make room, and the lake goes on by itself.')
  return plainError(507, 'The disk is full: nothing was saved. Make room on the machine, then try again.')
}

function isAbort(error: unknown): boolean {
  return codeOf(error) === 'ECONNRESET' || (error instanceof Error && error.name === 'AbortError')
}
