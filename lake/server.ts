import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createLake, type Lake } from './create-lake.ts'
import { answerWith } from './http/node-http.ts'
import type { LakeOptions } from './options.ts'
import { acceptSockets } from './sockets/sockets.ts'

/** How long the server waits for those at the other end. All in milliseconds. */
const PATIENCE = {
  /** Longer than a page takes to build, so that a renderer keeps its connection. */
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  /** For the largest file over a line that takes a megabit a second. */
  requestTimeout: 15 * 60_000,
  connectionsCheckingInterval: 5_000,
  /** For a connection on which nothing moves; event streams have a heartbeat. */
  timeout: 120_000,
  /** For what is under way when the lake ends; event streams have no end of their own. */
  closing: 500,
}

export type RunningLake = {
  /** Where the Studio is; the API is under `/lake`. No slash at the end. */
  url: string
  lake: Lake
  /** Answers what is under way, ends every stream and connection after half a second, then closes the database. */
  close(): Promise<void>
}

/** Serves the lake on its port, and resolves when it listens. Rejects with `EADDRINUSE` when the port is taken. */
export async function startLake(options: LakeOptions, patience = PATIENCE): Promise<RunningLake> {
  const server = createServer(patience).setTimeout(patience.timeout)
  const connections = connectionsOf(server)
  const port = await listen(server, options)
  const lake = createLake({ ...options, port })
  const addressOf = (incoming: IncomingMessage) => visitorsAddress(options, incoming)
  const sockets = acceptSockets(server, lake, addressOf)
  server.on(
    'request',
    answerWith((request, incoming) => lake.handle(request, addressOf(incoming))),
  )
  return {
    url: options.publicUrl ?? `http://${addressName(options.host)}:${port}`,
    lake,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      sockets.close()
      await Promise.race([closed, setTimeout(patience.closing)])
      for (const connection of connections) connection.destroy()
      await lake.close()
      await closed
    },
  }
}

/** All that are open: the server itself forgets those that were to become WebSockets, and waits for them for ever. */
function connectionsOf(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>()
  server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  return connections
}

function listen(server: Server, { host = '127.0.0.1', port }: LakeOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** People and cookies know the machine as `localhost`. */
function addressName(host = '127.0.0.1'): string {
  return host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
}

/** A proxy puts what it saw at the end of the header; what stands before may be the visitor's own invention. */
function visitorsAddress({ addressHeader = '' }: LakeOptions, { headers, socket }: IncomingMessage) {
  const told = [headers[addressHeader.toLowerCase()]].flat().at(-1)?.split(',').at(-1)?.trim()
  return told || socket.remoteAddress
}
