import { once } from 'node:events'
import type { Server } from 'node:http'
import { StartError } from '../errors/lake-error.ts'
import type { LakeOptions } from '../options.ts'

/** The names of this machine, in addresses. */
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The server's timeouts, in milliseconds. */
export const TIMEOUTS = {
  /** Longer than a proxy keeps it: a request that comes on a connection at the moment of its end is lost. Caddy has two minutes. */
  keepAliveTimeout: 125_000,
  headersTimeout: 20_000,
  /** Enough for the largest file at one megabit a second. */
  requestTimeout: 15 * 60_000,
  connectionsCheckingInterval: 5_000,
  /** For an idle connection; event streams have a heartbeat. */
  timeout: 120_000,
  /** For responses in progress when the lake closes; event streams don't end by themselves. */
  closing: 500,
}

type Place = Pick<LakeOptions, 'host' | 'port' | 'socket'>

/** Resolves with the port when the server listens there; rejects with `EADDRINUSE` when it is taken. */
export async function listen(server: Server, { host = '127.0.0.1', port, socket }: Place): Promise<number> {
  server.listen(socket === undefined ? { port, host } : { fd: socket })
  await once(server, 'listening')
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  if (socket === undefined || actual === port) return actual
  throw new StartError(`A socket at port ${actual} was given where ${port} is set: make both the same.`)
}
