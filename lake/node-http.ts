import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The web Request for a request of Node's server; undefined when its Host or path make no address. */
export function toRequest(incoming: IncomingMessage): Request | undefined {
  const address = `http://${incoming.headers.host ?? ''}${incoming.url ?? ''}`
  if (!incoming.url?.startsWith('/') || !URL.canParse(address)) return undefined
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const method = incoming.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers })
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: bodyOf(incoming), duplex: 'half' }
  return new Request(address, init)
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<unknown> = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (value instanceof Uint8Array) controller.enqueue(value)
      if (done) controller.close()
    },
  })
}

/**
 * Sends a web Response; its stream is cancelled when the reader goes away. What a refused request still sends is read
 * and dropped, or its sender would see a broken connection in place of the answer.
 */
export async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  if (incoming.method === 'HEAD') await response.body?.cancel()
  else if (response.body) await sendBody(response.body, outgoing)
  outgoing.end()
  incoming.resume()
}

async function sendBody(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const reader = body.getReader()
  outgoing.once('close', () => void reader.cancel())
  outgoing.flushHeaders()
  for (;;) {
    const { done, value } = await reader.read()
    if (done || outgoing.destroyed) return
    if (!outgoing.write(value)) await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')])
  }
}
