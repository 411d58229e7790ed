import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import { StartError } from '../errors/lake-error.ts'
import { listen, TIMEOUTS } from '../http/listen.ts'
import { FOREIGN_SCRIPT, foreignScript } from '../studio/foreign-script.ts'
import { ADDRESS, type DevOptions, secretsIn, startDevLake } from './dev.ts'
import { HOSTS, passOn, passSocketOn } from './pass-on.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const REDIRECT = new URL(`./redirect${extname(import.meta.url)}`, import.meta.url).href

/** Runs a program, and those that it starts, so that they reach a folder's lake in Sanity's place. Resolves to its exit code. */
export async function runProgram([program = '', ...words]: string[], options: DevOptions): Promise<number> {
  const lake = await lakeOf(options)
  const gateway = await startGateway(lake)
  // At a terminal it shares the group, to which Ctrl-C goes. Without one it leads a group of its own, which ends with all that it has started.
  const isAlone = !process.stdin.isTTY
  const { NODE_OPTIONS = '', SANITY_AUTH_TOKEN = lake.token } = process.env
  const child = spawn(program, words, {
    stdio: 'inherit',
    detached: isAlone,
    env: {
      ...process.env,
      SANITY_AUTH_TOKEN,
      OXBOW_GATEWAY: String(gateway.port),
      NODE_OPTIONS: `${NODE_OPTIONS} --import ${REDIRECT}`.trim(),
    },
  })
  const end = (signal: NodeJS.Signals) => {
    if (isAlone && child.pid !== undefined) process.kill(-child.pid, signal)
    // The terminal sends Ctrl-C to the program too, which decides when it ends.
    else if (signal !== 'SIGINT') child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', (error) => reject(new StartError(`${program} can't be started: ${error.message}`)))
      child.once('exit', (code) => resolve(code ?? 1))
    })
  } finally {
    for (const signal of SIGNALS) process.off(signal, end)
    gateway.close()
    await lake.close()
  }
}

/** The one that runs, or one that runs as long as the program does. */
async function lakeOf(options: DevOptions) {
  const { directory } = options
  const file = join(directory, ADDRESS)
  const url = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const isThere =
    url &&
    (await fetch(`${url}/lake/v1/ping`).then(
      ({ ok }) => ok,
      () => false,
    ))
  if (isThere) return { url, token: secretsIn(directory).token, close: async () => undefined }
  return startDevLake({ ...options, port: 0 })
}

/**
 * Passes requests that were meant for Sanity's hosts on to a lake. A request with any token gets the lake's: it was to have rights
 * there. Listens on this machine alone.
 */
async function startGateway(lake: { url: string; token: string }): Promise<{ port: number; close(): void }> {
  const { hostname, port, host } = new URL(lake.url)
  const targetOf = ({ url }: IncomingMessage) => ({ hostname, port: Number(port), host, path: `/lake${url}` })
  const server = createServer(TIMEOUTS, (incoming, outgoing) => {
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
