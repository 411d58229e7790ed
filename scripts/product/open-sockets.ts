import { spawn } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { fstatSync, readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { readLakePort, readListenHost, readPort } from '#content/environment/variables.ts'
import { Failure } from '../console/failure.ts'
import { hasPassedSockets, type PassedSockets, passSockets } from '../environment/passed-sockets.ts'
import { areFree } from '../environment/ports.ts'
import { givenVariables, loadVariables, type Variables } from '../environment/project-root.ts'

/** The first descriptor of a child after input, output and errors. */
const FIRST = 3

/** Codes of errors that say that a host is another machine, or none. */
const NOT_HERE = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']

/**
 * Runs this program once more, as a child that has the sockets of site and Studio and can pass them on from version to version, as
 * under systemd. Returns false when this process was given them, or can't open them: the session says then what is wrong.
 */
export async function startAgainWithSockets(): Promise<boolean> {
  if (hasPassedSockets(givenVariables)) return false
  const ports = portsOf(loadVariables())
  if (ports === undefined || !(await areFree(ports))) return false
  const before = openDescriptors()
  const servers = await listenAt(process.env.LISTEN_HOST || '127.0.0.1', ports)
  // From here to the end of the block no connection can come: this process would take it.
  const [site, studio] = [...openDescriptors()].filter((descriptor) => !before.has(descriptor))
  runAgain({ site, studio })
  for (const server of servers) server.close()
  return true
}

async function listenAt(host: string, ports: readonly number[]): Promise<Server[]> {
  try {
    const { address } = await lookup(host)
    const servers = ports.map((port) => createServer().listen(port, address))
    await Promise.all(servers.map((server) => once(server, 'listening')))
    return servers
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_HERE.includes(String(error.code)))) throw error
    throw new Failure(
      `LISTEN_HOST is "${host}", which is no address of this machine: give one that it has, such as 127.0.0.1 for this machine alone or 0.0.0.0 for all.`,
    )
  }
}

/** The embedded lake serves the Studio at its own port. Undefined when a variable is wrong: the session says so. */
function portsOf(variables: Variables): number[] | undefined {
  const problems: string[] = []
  const site = readPort(variables, 'PORT', 3000, problems)
  const studio = readPort(variables, 'STUDIO_PORT', 3333, problems)
  const owner = variables.SANITY_PROJECT_ID ? studio : readLakePort(variables, studio, problems)
  readListenHost(variables, problems)
  return problems.length > 0 || site === owner ? undefined : [site, owner]
}

/** Sockets of this process; macOS and Linux list open files in the same place. In order: the one that was opened first has the lowest. */
function openDescriptors(): Set<number> {
  const descriptors = readdirSync('/dev/fd').map(Number).filter(isSocket)
  return new Set(descriptors.sort((one, other) => one - other))
}

function isSocket(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isSocket()
  } catch {
    // The list itself was a file too.
    return false
  }
}

/** The child decides what a signal means; the channel tells it when this process is gone. */
function runAgain(sockets: PassedSockets): void {
  const { variables, descriptors } = passSockets(sockets, FIRST)
  const child = spawn(process.execPath, process.argv.slice(1), {
    env: { ...givenVariables, ...variables },
    stdio: ['inherit', 'inherit', 'inherit', ...descriptors, 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  process.once('disconnect', () => child.connected && child.disconnect())
  process.channel?.unref()
  child.on('error', (error) => {
    throw error
  })
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
