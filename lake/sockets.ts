import type { IncomingMessage, Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Lake } from './lake.ts'
import { Presence } from './presence.ts'
import { StreamCarrier } from './stream-carrier.ts'

const STREAMS = '/lake/socket'
const PRESENCE = /^\/lake\/v[\dX-]+\/socket\/\w+$/
const MESSAGE_LIMIT = 64 * 1024
const PING_EVERY = 20_000

/**
 * Accepts the lake's two kinds of WebSocket, from pages of ours alone: `/lake/socket` carries event streams, and
 * `/lake/v1/socket/:dataset` tells who else is in the Studio, which is for those who are logged in.
 */
export function acceptSockets(server: Server, lake: Pick<Lake, 'handle' | 'isOurOrigin'>): { close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT })
  const presence = new Presence()
  server.on('upgrade', async (incoming, connection, head) => {
    // A connection that breaks before it is a WebSocket leaves nothing to clean up.
    connection.on('error', () => connection.destroy())
    const request = requestOf(incoming)
    const use = request ? await purposeOf(request, lake, presence) : '400 Bad Request'
    if (typeof use === 'string') connection.end(`HTTP/1.1 ${use}\r\nConnection: close\r\n\r\n`)
    else sockets.handleUpgrade(incoming, connection, head, use)
  })
  const close = () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  }
  return { close }
}

/** What a socket is for, or the status line it is refused with. */
async function purposeOf(
  request: Request,
  lake: Pick<Lake, 'handle' | 'isOurOrigin'>,
  presence: Presence,
): Promise<((socket: WebSocket) => void) | string> {
  const { pathname } = new URL(request.url)
  if (!lake.isOurOrigin(request)) return '403 Forbidden'
  if (pathname === STREAMS) return (socket) => void new StreamCarrier(keptAlive(socket), request, lake)
  if (!PRESENCE.test(pathname)) return '404 Not Found'
  const user = await userOf(lake, request)
  return user === undefined ? '401 Unauthorized' : (socket) => presence.join(keptAlive(socket), user)
}

async function userOf(lake: Pick<Lake, 'handle'>, { url, headers }: Request): Promise<string | undefined> {
  const response = await lake.handle(new Request(new URL('/lake/v1/users/me', url), { headers }))
  const user: { id?: string } = await response.json()
  return response.ok ? user.id : undefined
}

/** Ends a connection whose browser has gone without a word. */
function keptAlive(socket: WebSocket): WebSocket {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
  }, PING_EVERY)
  // "close" follows every error, and there is nobody left to tell.
  socket.on('error', () => socket.terminate())
  socket.on('close', () => clearInterval(timer))
  return socket
}

/** Undefined when Host and path make no address. */
function requestOf({ url = '/', headers }: IncomingMessage): Request | undefined {
  const address = `http://${headers.host ?? ''}${url}`
  if (!url.startsWith('/') || !URL.canParse(address)) return undefined
  const kept = ['cookie', 'origin', 'x-forwarded-for'].flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return new Request(address, { headers: Object.fromEntries(kept) })
}
