import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { plainError } from '../errors/lake-error.ts'
import { errorAnswer } from './error-answer.ts'
import { IncomingBody } from './incoming-body.ts'
import { secure } from './lake-security-headers.ts'

type Handle = (request: Request, incoming: IncomingMessage) => Promise<Response>

/** A host name with or without a port, and no character that would add credentials, a path or a query to the address. */
const HOST = /^[^\s/?#@\\]+$/

/**
 * Serves requests of Node's server with a handler for web Requests. The Request's `signal` aborts when the connection closes
 * before the response is complete. Whatever a request contains or its client does, it affects only its own response.
 */
export function answerWith(handle: Handle): RequestListener {
  return (incoming, outgoing) => {
    const signal = signalOf(outgoing)
    respond(handle, incoming, outgoing, signal).catch((error: unknown) => {
      // A client that is still there must see, by the broken connection, that the response is incomplete.
      if (!signal.aborted)
        console.error(`The answer to ${incoming.method} ${withoutQuery(incoming.url)} broke off:`, error)
      outgoing.destroy()
    })
  }
}

/** For the log: a query may hold somebody's words, or a secret of the preview. */
function withoutQuery(url = ''): string {
  return url.replace(/[?#].*$/s, '')
}

/** The URL of a request of Node's server; undefined when its Host and path don't form one. */
export function addressOf({ headers: { host = '' }, url = '' }: IncomingMessage): URL | undefined {
  if (!url.startsWith('/') || !HOST.test(host)) return undefined
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
  const body = new IncomingBody(incoming)
  const request = toRequest(incoming, body.stream, signal)
  const response = request instanceof Request ? await handle(request, incoming) : request
  if (body.isTooMuchToDrop) response.headers.set('connection', 'close')
  else body.drop()
  await send(response, incoming, outgoing, signal)
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
