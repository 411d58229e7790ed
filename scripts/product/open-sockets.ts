import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { listeningPorts } from '#content/environment/environment.ts'
import { codeOf, Failure } from '../console/failure.ts'
import { hasPassedSockets, type PassedSockets, takePassedSockets } from '../environment/passed-sockets.ts'
import { areFree } from '../environment/ports.ts'
import { loadVariables } from '../environment/project-root.ts'

/** Codes of errors that say that a host is another machine, or none. */
const NOT_HERE = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']

/**
 * The sockets of site and Studio, which this process passes on and takes no connection from: those that systemd has opened, or its
 * own. Undefined when they can't be opened: the session says then what is wrong.
 */
export async function openSockets(): Promise<PassedSockets | undefined> {
  if (hasPassedSockets(process.env)) return takePassedSockets(process.env)
  const ports = listeningPorts(loadVariables())
  if (ports === undefined || !(await areFree(ports))) return undefined
  const [site, studio] = await listenAt(process.env.LISTEN_HOST || '127.0.0.1', ports)
  return { site, studio }
}

async function listenAt(host: string, ports: readonly number[]): Promise<readonly number[]> {
  try {
    const { address } = await lookup(host)
    const thread = new Worker(new URL('./listening-thread.ts', import.meta.url), {
      workerData: { address, ports },
    })
    const [descriptors]: (readonly number[])[] = await once(thread, 'message')
    thread.unref()
    return descriptors ?? []
  } catch (error) {
    if (!NOT_HERE.includes(codeOf(error))) throw error
    throw new Failure(
      `LISTEN_HOST is "${host}", which is no address of this machine: give one that it has, such as 127.0.0.1 for this machine alone or 0.0.0.0 for all.`,
    )
  }
}
