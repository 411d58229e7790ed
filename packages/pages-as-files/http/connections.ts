import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { handleStrayErrors } from './stray-errors.ts'

/**
 * How long a server leaves a connection open on which nothing is asked, in milliseconds. A request that comes on it at the moment
 * of its end is lost, so the client has to end it first.
 */
export const keptConnections = {
  /** Caddy keeps a connection to what is behind it for two minutes, nginx and most load balancers for one. */
  behindProxies: 125_000,
  /** `fetch` of Node keeps one for as long as the server says, at most ten minutes. */
  betweenProcesses: 660_000,
} as const

/** How long the site goes on answering what is under way when it is to end, and looks for connections that are done; in ms. */
const grace = { all: 2_000, look: 50 }

/** Decides when the process ends, and with which code: 0 when it was asked to, 1 when something went wrong. */
export function endInOrder(server: Server): void {
  // A second signal ends it at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close(server, 0))
  handleStrayErrors(() => close(server, 1))
}

/** Takes nothing new, answers what is under way, and leaves what takes longer. */
function close(server: Server, code: number): void {
  server.close(() => process.exit(code))
  setInterval(() => server.closeIdleConnections(), grace.look)
  setTimeout(() => process.exit(code), grace.all)
}

/**
 * Makes way for another process that listens on the same socket, when the parent process sends `drain`: accepts nothing new, and
 * ends when the last connection has. A connection that is kept is told with its next answer that it is the last one, and until
 * then left open: what a browser sends on it at this moment is answered. The server's own `close` would cut it off.
 */
export function drainWhenAsked(server: Server): void {
  process.on('message', (message) => {
    if (message !== 'drain') return
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
    NetServer.prototype.close.call(server, () => process.exit(0))
  })
}
