import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

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
