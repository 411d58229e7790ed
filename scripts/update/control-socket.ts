import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { explain, Failure } from '../console/failure.ts'
import { home } from '../environment/project-root.ts'
import type { Tell } from './handover.ts'

/** Only programs of who runs the product, and root, may write to it. Relative, since a socket's path has 107 bytes at most. */
const FILE = path.relative(process.cwd(), path.join(home, '.data/update.sock'))

/** Lines of JSON. Other versions know these words: add some, change none. */
const asked = z.object({ folder: z.string() })
const answered = z.object({
  told: z.string().optional(),
  failure: z.string().optional(),
  done: z.literal(true).optional(),
})

/** Listens to `npm run update`, until the process ends. */
export async function listenForUpdates(take: (folder: string, tell: Tell) => Promise<void>): Promise<void> {
  mkdirSync(path.dirname(FILE), { recursive: true })
  // What a process that was killed has left; none other runs, because it could not have the ports.
  rmSync(FILE, { force: true })
  const server = createServer((socket) => {
    // Who asked may leave: the update goes on.
    socket.on('error', () => socket.destroy())
    void answer(socket, take)
  })
  server.listen(FILE)
  await once(server, 'listening')
  chmodSync(FILE, 0o600)
}

/** Has the running product let the version in the folder take over; throws a `Failure` that says why it does not. */
export async function askToTakeOver(folder: string, tell: Tell): Promise<void> {
  const socket = connect(FILE)
  await once(socket, 'connect').catch(() => {
    throw new Failure(
      `Nothing that is ready runs in ${home}, so there is nothing to take over from: start it with "npm start".`,
    )
  })
  socket.write(`${JSON.stringify({ folder })}\n`)
  for await (const line of createInterface({ input: socket })) {
    const { told, failure, done } = answered.parse(JSON.parse(line))
    if (told !== undefined) tell(told)
    if (failure !== undefined) throw new Failure(failure)
    if (done) return
  }
  throw new Failure('The product ended before the other version had taken over. Look into its log.')
}

async function answer(socket: Socket, take: (folder: string, tell: Tell) => Promise<void>): Promise<void> {
  const say = (words: z.infer<typeof answered>) => {
    if (socket.writable) socket.write(`${JSON.stringify(words)}\n`)
  }
  try {
    const [line] = await once(createInterface({ input: socket }), 'line')
    const { folder } = asked.parse(JSON.parse(String(line)))
    await take(folder, (told) => say({ told }))
    say({ done: true })
  } catch (error) {
    say({ failure: explain(error) })
  }
  socket.end()
}
