import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { root } from '../environment/project-root.ts'
import { lakeVariables } from '../testing/lake-process.ts'
import { moduleOf, temporaryProgram } from '../testing/temporary-program.ts'

/** What `npm start` does with the sockets of systemd, and stops and starts the two servers when it is told to. */
const PROGRAM = `
  import { takePassedSockets } from '${moduleOf('scripts/environment/passed-sockets.ts')}'
  import { Product } from '${moduleOf('scripts/product/product.ts')}'
  const { lake, delivery } = new Product(process.env, [], takePassedSockets(process.env))
  process.on('message', async (act) => {
    if (act === 'end') process.exit()
    await Promise.all([lake[act](), delivery[act]()])
    process.send(act)
  })
  process.send('here')
`

test('who comes while site and lake start again waits, and is answered', async ({ onTestFinished }) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const [site, studio] = [await listen(), await listen()]
  const program = startWith([site, studio], directory)
  onTestFinished(async () => {
    program.send('end')
    await once(program, 'exit')
    rmSync(directory, { recursive: true, force: true })
  })
  await once(program, 'message')
  // From now on the program alone has them.
  for (const { server } of [site, studio]) server.close()
  const answers = () => Promise.all([statusAt(site, '/'), statusAt(studio, '/lake/v1/ping')])
  await tell(program, 'start')
  expect(await answers()).toEqual([503, 200])
  await tell(program, 'stop')
  const waiting = Array.from({ length: 20 }, answers)
  await tell(program, 'start')
  expect(await Promise.all(waiting)).toEqual(Array(20).fill([503, 200]))
  await tell(program, 'stop')
})

type Listening = { server: Server; port: number; descriptor: number }

/** As systemd starts a service: with the sockets as descriptors from 3 on, and the number of the process itself. */
function startWith([site, studio]: readonly [Listening, Listening], directory: string): ChildProcess {
  const { arguments: program } = temporaryProgram(PROGRAM)
  const [node, ...rest] = [process.execPath, ...program]
  const variables = {
    ...lakeVariables({ directory: path.join(directory, 'lake'), port: studio.port }),
    PORT: String(site.port),
    SITE_DIRECTORY: path.join(directory, 'site'),
    LISTEN_FDS: '2',
    LISTEN_FDNAMES: 'site:studio',
  }
  return spawn('sh', ['-c', 'LISTEN_PID=$$ exec "$0" "$@"', node, ...rest], {
    cwd: root,
    env: variables,
    stdio: ['ignore', 'inherit', 'inherit', site.descriptor, studio.descriptor, 'ipc'],
  })
}

/** A socket that listens, and its descriptor: the one that was not there a moment before. */
async function listen(): Promise<Listening> {
  const [port = 0] = await freePorts(1)
  const before = socketsOpen()
  const server = createServer().listen(port)
  const [descriptor = -1, ...more] = [...socketsOpen()].filter((open) => !before.has(open))
  expect(more).toEqual([])
  await once(server, 'listening')
  return { server, port, descriptor }
}

/** macOS and Linux list the open files of a process in the same place. */
function socketsOpen(): Set<number> {
  const isSocket = (descriptor: number) => {
    try {
      return fstatSync(descriptor).isSocket()
    } catch {
      // The list itself was a file too.
      return false
    }
  }
  return new Set(readdirSync('/dev/fd').map(Number).filter(isSocket))
}

async function tell(program: ChildProcess, act: 'start' | 'stop'): Promise<void> {
  const done = once(program, 'message')
  program.send(act)
  await done
}

async function statusAt({ port }: Listening, address: string): Promise<number> {
  return (await fetch(`http://localhost:${port}${address}`)).status
}
