import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Of a project, of its CDN, of the account, and of pictures; with a port or without. */
export const HOSTS = /^(?:[\w-]+\.)?(?:api|apicdn|cdn)\.sanity\.io(?::443)?$/

/** A server, what its Host header says, and the path there. */
type Target = { hostname: string; port: number; host: string; path: string }

/** Has another server answer, which sees the rights of `authorization` where the request has any. */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { host, ...target }: Target,
  authorization = incoming.headers.authorization,
): void {
  const rights = incoming.headers.authorization && { authorization }
  const headers = { ...incoming.headers, host, ...rights }
  const passed = request({ ...target, method: incoming.method, headers }, (answer) => {
    // How long a connection is kept is each server's own to say (RFC 9110, 7.6.1).
    const { connection, 'keep-alive': _, ...headers } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.destroy())
  outgoing.on('close', () => passed.destroy())
  incoming.pipe(passed)
}

/** The same for a connection that becomes a WebSocket. */
export function passSocketOn(incoming: IncomingMessage, socket: Duplex, target: Target): void {
  const { rawHeaders } = incoming
  const lines = rawHeaders.flatMap((name, index) => {
    if (index % 2 === 1) return []
    return `${name}: ${name.toLowerCase() === 'host' ? target.host : rawHeaders[index + 1]}`
  })
  const passed = connect(target.port, target.hostname)
  passed.write([`GET ${target.path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  passed.on('error', () => socket.destroy())
  socket.on('error', () => passed.destroy())
  socket.pipe(passed).pipe(socket)
}
