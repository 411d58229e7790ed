import { once } from 'node:events'
import { fstatSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Opens sockets at the address and ports that it is given, says their descriptors, and waits until the process ends. A thread that
 * waits takes no connection, so those that come stay in the socket until a process that was passed the descriptor takes them.
 */
const { address, ports }: { address: string; ports: readonly number[] } = workerData
const before = new Set(openSockets())
const servers = ports.map((port) => createServer().listen(port, address))
await Promise.all(servers.map((server) => once(server, 'listening')))
// No connection can come between that and the end: this is the same turn of the event loop.
parentPort?.postMessage(openSockets().filter((descriptor) => !before.has(descriptor)))
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)

/** macOS and Linux list open files in the same place. In order: the one that was opened first has the lowest number. */
function openSockets(): number[] {
  const descriptors = readdirSync('/dev/fd').map(Number).filter(isSocket)
  return descriptors.sort((one, other) => one - other)
}

function isSocket(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isSocket()
  } catch {
    // The list itself was a file too.
    return false
  }
}
