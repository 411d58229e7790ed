import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createLake, type Lake } from './create-lake.ts'
import { listen, TIMEOUTS } from './http/listen.ts'
import { answerWith } from './http/node-http.ts'
import { type LakeOptions, type MemoryOptions, urlOf } from './options.ts'
import { acceptSockets } from './sockets/sockets.ts'

export type RunningLake = {
  /** Where the Studio is; the API is under `/lake`. No slash at the end. */
  url: string
  lake: Lake
  /** Finishes responses in progress, ends all streams and connections after half a second, then closes the database. */
  close(): Promise<void>
}

/** Serves the lake on its port, and resolves when it listens. Rejects with `EADDRINUSE` when the port is taken. */
export async function startLake(
  options: LakeOptions | MemoryOptions,
  timeouts = TIMEOUTS,
): Promise<RunningLake> {
  const server = createServer(timeouts).setTimeout(timeouts.timeout)
  const connections = connectionsOf(server)
  const { host, socket } = options
  // Else the process of a lake that can't start would go on, and keep the port.
  using opening = new DisposableStack()
  opening.defer(() => server.close())
  const port = await listen(server, { host, socket, port: options.port ?? 0 })
  const lake = createLake({ ...options, port })
  const addressOf = options.addressOf ?? ((incoming: IncomingMessage) => incoming.socket.remoteAddress)
  const sockets = acceptSockets(server, lake, addressOf)
  server.on(
    'request',
    answerWith((request, incoming) => lake.fetch(request, addressOf(incoming))),
  )
  opening.move()
  return {
    url: urlOf({ ...options, port }),
    lake,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      sockets.close()
      await Promise.race([closed, setTimeout(timeouts.closing)])
      for (const connection of connections) connection.destroy()
      await lake.close()
      await closed
    },
  }
}

/** All open connections. The server itself loses track of upgraded ones, and would wait for them forever. */
function connectionsOf(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>()
  server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  return connections
}
