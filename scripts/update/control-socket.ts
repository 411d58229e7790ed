import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { explain, Failure } from '../console/failure.ts'
import { home } from '../environment/project-root.ts'
import type { Versions } from './versions.ts'

/** Only programs of who runs the product, and root, may write to it. Relative, since a socket's path has 107 bytes at most. */
const FILE = path.relative(process.cwd(), path.join(home, '.data/update.sock'))

/** A line of JSON each. Other versions know these words: add some, change none. */
const question = z.object({ folder: z.string().optional() })
const reply = z.object({ running: z.string().optional(), failure: z.string().optional() })

/** Listens to `npm run update`, until the process ends. */
export async function listenForUpdates(versions: Versions): Promise<void> {
  mkdirSync(path.dirname(FILE), { recursive: true })
  // What a process that was killed has left; none other runs, because it could not have the ports.
  rmSync(FILE, { force: true })
  const server = createServer((socket) => {
    // Who asked may leave: the update goes on.
    socket.on('error', () => socket.destroy())
    void answer(socket, versions)
  })
  server.listen(FILE)
  await once(server, 'listening')
  chmodSync(FILE, 0o600)
}

/**
 * Has the product that runs switch to the version in the folder, if one is named; returns the folder of the version that runs. Throws
 * a `Failure` that says why it does not.
 */
export async function askRunning(folder?: string): Promise<string> {
  const socket = connect(FILE)
  await once(socket, 'connect').catch(() => {
    throw new Failure(`Nothing runs in ${home} that could be updated: start it with "npm start".`)
  })
  socket.write(`${JSON.stringify({ folder })}\n`)
  for await (const line of createInterface({ input: socket })) {
    const { running = '', failure } = reply.parse(JSON.parse(line))
    socket.end()
    if (failure === undefined) return running
    throw new Failure(failure)
  }
  throw new Failure('The product ended before it had switched to the other version. Look into its log.')
}

async function answer(socket: Socket, versions: Versions): Promise<void> {
  const say = (words: z.infer<typeof reply>) => {
    if (socket.writable) socket.end(`${JSON.stringify(words)}\n`)
  }
  try {
    const [line] = await once(createInterface({ input: socket }), 'line')
    const { folder } = question.parse(JSON.parse(String(line)))
    if (folder !== undefined) await versions.switchTo(folder)
    say({ running: versions.folder })
  } catch (error) {
    say({ failure: explain(error) })
  }
}
