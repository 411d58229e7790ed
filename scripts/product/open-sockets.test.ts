import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { root } from '../environment/project-root.ts'
import { lakeVariables } from '../testing/lake-process.ts'
import { untilSays } from '../testing/running-program.ts'
import { temporaryProgram } from '../testing/temporary-program.ts'

/** What `npm start` does with its sockets, but that it takes the connections itself when it is told to. */
const PROGRAM = `
  import { once } from 'node:events'
  import { createServer } from 'node:http'
  import { openSockets } from '${moduleOf('scripts/product/open-sockets.ts')}'
  const sockets = (await openSockets()) ?? {}
  console.log('here with ' + Object.keys(sockets))
  await once(process.stdin, 'data')
  for (const [name, fd] of Object.entries(sockets))
    createServer((request, response) => response.end(name)).listen({ fd })
`

test('who comes after the sockets are open and before anything takes connections waits, and is answered', async ({
  onTestFinished,
}) => {
  const [site = 0, studio = 0] = await freePorts(2)
  const child = start(site, studio)
  onTestFinished(() => void child.kill('SIGKILL'))
  await untilSays(child.stdout, /here with site,studio/)
  const answers = Promise.all([site, studio, site].map(answerAt))
  child.stdin.write('listen')
  expect(await answers).toEqual(['site', 'studio', 'site'])
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  await expect(answerAt(site)).rejects.toThrow()
})

test('where a port is taken nothing is opened: the session says which one it is', async ({
  onTestFinished,
}) => {
  const [free = 0] = await freePorts(1)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const child = start(typeof address === 'object' ? (address?.port ?? 0) : 0, free)
  onTestFinished(() => {
    child.kill('SIGKILL')
    other.close()
  })
  await untilSays(child.stdout, /here with $/m)
})

test.each([
  ['300.1.1.1', 'LISTEN_HOST is "300.1.1.1": give an address of this machine'],
  ['192.0.2.1', 'LISTEN_HOST is "192.0.2.1", which is no address of this machine'],
  ['nowhere.invalid', 'LISTEN_HOST is "nowhere.invalid", which is no address of this machine'],
])(
  'an address that is not this machine’s, %s, is told to programs with the name of its variable',
  async (host, words) => {
    const [site = 0, studio = 0] = await freePorts(2)
    const env = { ...lakeVariables({ directory: '', port: studio }), PORT: String(site), LISTEN_HOST: host }
    const child = spawn(process.execPath, ['scripts/commands/start.ts'], { cwd: root, env })
    const said = JSON.parse(await text(child.stdout))
    expect(said).toMatchObject({ event: 'error', message: expect.stringContaining(words) })
    expect(said.message).not.toContain(' at ')
  },
)

function start(site: number, studio: number) {
  const { arguments: program } = temporaryProgram(PROGRAM)
  const env = { ...lakeVariables({ directory: '', port: studio }), PORT: String(site) }
  return spawn(process.execPath, program, { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'] })
}

async function answerAt(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/`)).text()
}

function moduleOf(file: string): string {
  return pathToFileURL(path.join(root, file)).href
}
