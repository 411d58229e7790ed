import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Auth } from '../auth/auth.ts'
import { addressOf } from '../http/node-http.ts'
import { Presence } from './presence.ts'
import { multiplexStreams } from './stream-multiplexer.ts'

const STREAMS = '/lake/socket'
const PRESENCE = /^\/lake\/v[\dX-]+\/socket\/\w+$/
const MESSAGE_LIMIT = 64 * 1024
const PING_EVERY = 20_000

type Entrance = { fetch(request: Request, address?: string): Promise<Response>; auth: Auth }

/**
 * Accepts the lake's two kinds of WebSocket, only from our own origins and from logged-in users: `/lake/socket` for event
 * streams, `/lake/v1/socket/:dataset` for presence in the Studio. `visitorsAddress` returns the client's network address.
 */
export function acceptSockets(
  server: Server,
  lake: Entrance,
  visitorsAddress: (incoming: IncomingMessage) => string | undefined,
): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT })
  const presence = new Presence()
  const accept = (incoming: IncomingMessage, connection: Duplex, head: Buffer) => {
    const request = requestOf(incoming)
    const address = visitorsAddress(incoming)
    const use = request ? purposeOf(request, address, lake, presence) : '400 Bad Request'
    if (typeof use === 'string') connection.end(`HTTP/1.1 ${use}\r\nConnection: close\r\n\r\n`)
    else sockets.handleUpgrade(incoming, connection, head, use)
  }
  server.on('upgrade', (incoming: IncomingMessage, connection: Duplex, head: Buffer) => {
    // A connection that breaks before it is a WebSocket leaves nothing to clean up.
    connection.on('error', () => connection.destroy())
    try {
      accept(incoming, connection, head)
    } catch (error) {
      console.error('A WebSocket could not be opened:', error)
      connection.destroy()
    }
  })
  const close = () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
  return { close }
}

/** The handler for a socket, or the status line to refuse it with. */
function purposeOf(
  request: Request,
  address: string | undefined,
  lake: Entrance,
  presence: Presence,
): ((socket: WebSocket) => void) | string {
  const { pathname } = new URL(request.url)
  const isForStreams = pathname === STREAMS
  if (!lake.auth.isOurOrigin(request)) return '403 Forbidden'
  if (!isForStreams && !PRESENCE.test(pathname)) return '404 Not Found'
  const session = lake.auth.sessions.in(request)
  if (!session) return '401 Unauthorized'
  const { person, ended } = session
  if (!isForStreams) return (socket) => presence.join(keptAlive(socket, ended), person)
  return (socket) =>
    multiplexStreams(keptAlive(socket, ended), request, (asked) => lake.fetch(asked, address))
}

/** Pings the browser, and ends the connection when it no longer answers or when its session ends. */
function keptAlive(socket: WebSocket, ended: AbortSignal): WebSocket {
  const end = () => socket.close(1008, 'The session has ended')
  ended.addEventListener('abort', end)
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, PING_EVERY)
  // "close" follows every error and cleans up.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(timer)
    ended.removeEventListener('abort', end)
  })
  return socket
}

/** Undefined when Host and path don't form an address. */
function requestOf(incoming: IncomingMessage): Request | undefined {
  const address = addressOf(incoming)
  if (!address) return undefined
  const { cookie, origin } = incoming.headers
  return new Request(address, { headers: { ...(cookie && { cookie }), ...(origin && { origin }) } })
}
