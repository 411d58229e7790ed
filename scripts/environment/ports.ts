import { once } from 'node:events'
import { createServer } from 'node:net'
import { Failure } from '../console/failure.ts'
import type { Variables } from './project-root.ts'

/** `localhost` resolves to either of them, so a port must be free on both. */
const LOOPBACKS = ['127.0.0.1', '::1'] as const

/** Throws a `Failure` that names the port and the variable that changes it. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (const host of LOOPBACKS) {
    const code = await tryPort(port, host)
    if (code === 'EADDRINUSE') {
      throw new Failure(
        `Port ${port} is taken: stop what uses it, or set ${variable} to another port in .env.`,
      )
    }
    if (code === 'EACCES') {
      throw new Failure(
        `Port ${port} needs more rights than you have: set ${variable} to 1024 or more in .env.`,
      )
    }
  }
}

/** Whether all of them could be listened to. */
export async function areFree(ports: readonly number[]): Promise<boolean> {
  const tried = ports.flatMap((port) => LOOPBACKS.map((host) => tryPort(port, host)))
  const codes = await Promise.all(tried)
  return !codes.includes('EADDRINUSE') && !codes.includes('EACCES')
}

/** Ports that are free at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listenAnywhere))
  const ports = servers.map(({ port }) => port)
  await Promise.all(servers.map(({ close }) => close()))
  return ports
}

/** Where renderer and publisher listen: on this machine alone, so that it makes no difference which ports these are. */
export async function chooseInnerPorts(variables: Variables): Promise<void> {
  const [renderer, publisher] = await freePorts(2)
  variables.RENDERER_PORT ||= String(renderer)
  variables.PUBLISH_PORT ||= String(publisher)
}

/** The code of the error that keeps programs from listening there. */
async function tryPort(port: number, host: string): Promise<string | undefined> {
  const server = createServer().listen(port, host)
  const [listening] = await Promise.allSettled([once(server, 'listening')])
  if (listening.status === 'rejected') return listening.reason.code
  await once(server.close(), 'close')
  return undefined
}

async function listenAnywhere(): Promise<{ port: number; close: () => Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return { port: address.port, close: () => once(server.close(), 'close') }
}
