import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createLake, type Lake } from './lake.ts'
import { send, toRequest } from './node-http.ts'
import type { LakeOptions } from './options.ts'
import { acceptSockets } from './sockets.ts'

/** Milliseconds; longer than a page takes to build, so that a renderer keeps its connection. */
const KEEP_ALIVE = 65_000

export type RunningLake = {
  /** Where the Studio is; the API is under `/lake`. No slash at the end. */
  url: string
  lake: Lake
  /** Ends every stream and connection, then closes the database. */
  close(): Promise<void>
}

/** Serves the lake on its port, and resolves when it listens. Rejects with `EADDRINUSE` when the port is taken. */
export async function startLake(options: LakeOptions): Promise<RunningLake> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE })
  const port = await listen(server, options)
  const lake = createLake({ ...options, port })
  const sockets = acceptSockets(server, lake, (request, incoming) => visitorsAddress(lake, request, incoming))
  server.on('request', (incoming, outgoing) => {
    respond(lake, incoming, outgoing).catch((error: unknown) => {
      // The answer has begun, so all that can still be said is that it is not whole.
      console.error(error)
      outgoing.destroy()
    })
  })
  return {
    url: options.publicUrl ?? `http://${addressName(options.host)}:${port}`,
    lake,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      sockets.close()
      await lake.close()
      server.closeAllConnections()
      await closed
    },
  }
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
function visitorsAddress({ options }: Lake, { headers }: Request, { socket }: IncomingMessage) {
  const told = options.addressHeader && headers.get(options.addressHeader)?.split(',').at(-1)?.trim()
  return told || socket.remoteAddress
}

async function respond(lake: Lake, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = toRequest(incoming)
  const response = request
    ? await lake.handle(request, visitorsAddress(lake, request, incoming))
    : new Response('Bad request', { status: 400 })
  await send(response, incoming, outgoing)
}
