import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { explain, Failure } from '../console/failure.ts'
import { home } from '../environment/project-root.ts'
import type { Versions } from './versions.ts'

/** Only programs of who runs the product, and root, may write to it. Relative, since a socket's path has 107 bytes at most. */
const FILE = path.relative(process.cwd(), path.join(home, '.data/update.sock'))

/** The answer to the name of a folder, or to nothing. Other versions know these words: add some, change none. */
const reply = z.object({ running: z.string(), failure: z.string().optional() })

/** Listens to `npm run update`, until the process ends. */
export async function listenForUpdates(versions: Versions): Promise<void> {
  mkdirSync(path.dirname(FILE), { recursive: true })
  // What a process that was killed has left; none other runs, because it could not have the ports.
  rmSync(FILE, { force: true })
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    // Who asked may leave: the update goes on.
    socket.on('error', () => socket.destroy())
    const folder = await text(socket).catch(() => '')
    const switched = folder === '' ? Promise.resolve() : versions.switchTo(folder)
    const failure = await switched.then(() => undefined, explain)
    socket.end(JSON.stringify({ running: versions.folder, failure }))
  })
  server.listen(FILE)
  await once(server, 'listening')
  chmodSync(FILE, 0o600)
}

/**
 * Has the product that runs switch to the version in the folder, if one is named; returns the folder of the version that runs. Throws
 * a `Failure` that says why it does not.
 */
export async function askRunning(folder = ''): Promise<string> {
  const socket = connect(FILE)
  await once(socket, 'connect').catch(() => {
    throw new Failure(`Nothing runs in ${home} that could be updated: start it with "npm start".`)
  })
  socket.end(folder)
  const answer = await text(socket)
  if (answer === '')
    throw new Failure('The product ended before it had switched to the other version. Look into its log.')
  const { running, failure } = reply.parse(JSON.parse(answer))
  if (failure !== undefined) throw new Failure(failure)
  return running
}
