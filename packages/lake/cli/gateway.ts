import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listen } from '../http/listen.ts'
import { HOSTS } from './hosts.ts'

type Lake = { url: string; token: string }

/**
 * Passes requests that were meant for Sanity's hosts on to a lake. A request with any token gets the lake's: it was to have rights
 * there. Listens on this machine alone.
 */
export async function startGateway(lake: Lake): Promise<{ port: number; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    // A page of another site that has its name lead here.
    if (HOSTS.test(incoming.headers.host ?? '')) pass(incoming, outgoing, lake)
    else incoming.destroy()
  })
  const port = await listen(server, { port: 0 })
  return {
    port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, { url, token }: Lake): void {
  const { hostname, port, host } = new URL(url)
  const { authorization, ...headers } = incoming.headers
  const rights = authorization && { authorization: `Bearer ${token}` }
  const passed = request(
    {
      hostname,
      port,
      method: incoming.method,
      path: `/lake${incoming.url}`,
      headers: { ...headers, host, ...rights },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  passed.on('error', () => outgoing.destroy())
  outgoing.on('close', () => passed.destroy())
  incoming.pipe(passed)
}
