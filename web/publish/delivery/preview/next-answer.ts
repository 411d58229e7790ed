import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream/promises'

/** How long an editor waits for the head of an answer, in milliseconds of wall time: only a Next that hangs takes as long. */
const PATIENCE = 120_000
/** The headers of a request that are passed on to Next. */
const PASSED_ON = [
  'accept',
  'accept-language',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'range',
  'rsc',
  'user-agent',
] as const
/** The headers of an answer that are not passed on: those of the connection, and cookies. */
const KEPT_BACK = new Set([
  'connection',
  'date',
  'keep-alive',
  'proxy-authenticate',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Asks Next for what an editor asked for; rejects when it does not answer in time. */
export function askNext(
  url: URL,
  asked: IncomingMessage,
  more: OutgoingHttpHeaders,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...passedOn(asked.headers), ...more }
    const request = ask(url, { method: asked.method, headers }, (answer) => {
      clearTimeout(timer)
      resolve(answer)
    })
    const timer = setTimeout(() => request.destroy(new Error('It takes too long.')), PATIENCE)
    request.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    request.end()
  })
}

/** Streams the answer to the editor, with headers of ours in place of Next's. A client that disconnects ends it. */
export async function sendOn(
  answer: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  response.writeHead(answer.statusCode ?? 502, { ...withoutKeptBack(answer.headers), ...headers })
  // A stream of events may say nothing for a while after its head, and between two of them.
  response.flushHeaders()
  if (isStream(answer)) response.setTimeout(0)
  try {
    await pipeline(answer, response)
  } catch (error) {
    if (!response.destroyed) throw error
  }
}

/** Whether the answer is a stream of events. */
export function isStream({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/event-stream') === true
}

function passedOn(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}

function withoutKeptBack(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !KEPT_BACK.has(name)))
}
