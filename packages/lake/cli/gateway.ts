import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { listen } from '../http/listen.ts'
import { FOREIGN_SCRIPT, foreignScript } from '../studio/foreign-script.ts'
import { HOSTS, passOn, passSocketOn } from './pass-on.ts'

/**
 * Passes requests that were meant for Sanity's hosts on to a lake. A request with any token gets the lake's: it was to have rights
 * there. Listens on this machine alone.
 */
export async function startGateway(lake: {
  url: string
  token: string
}): Promise<{ port: number; close(): void }> {
  const { hostname, port, host } = new URL(lake.url)
  const targetOf = ({ url }: IncomingMessage) => ({ hostname, port: Number(port), host, path: `/lake${url}` })
  const server = createServer((incoming, outgoing) => {
    if (!isForSanity(incoming)) incoming.destroy()
    else if (incoming.url === FOREIGN_SCRIPT)
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(foreignScript())
    else passOn(incoming, outgoing, targetOf(incoming), `Bearer ${lake.token}`)
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    if (isForSanity(incoming)) passSocketOn(incoming, socket, targetOf(incoming))
    else socket.destroy()
  })
  const own = await listen(server, { port: 0 })
  return {
    port: own,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A page of another site, whose host name resolves to this machine, gets no answer. */
function isForSanity({ headers }: IncomingMessage): boolean {
  return HOSTS.test(headers.host ?? '')
}
