import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { root } from '../environment/project-root.ts'
import { lakeVariables } from '../testing/lake-process.ts'
import { untilSays } from '../testing/running-program.ts'
import { temporaryProgram } from '../testing/temporary-program.ts'

/** What `npm start` does with its sockets: it is run again as a child, which listens when it is told to. */
const PROGRAM = `
  import { once } from 'node:events'
  import { createServer } from 'node:http'
  import { startAgainWithSockets } from '${moduleOf('scripts/product/open-sockets.ts')}'
  import { takePassedSockets } from '${moduleOf('scripts/environment/passed-sockets.ts')}'
  if (!(await startAgainWithSockets())) {
    const sockets = takePassedSockets(process.env)
    console.log('here with ' + Object.keys(sockets))
    await once(process.stdin, 'data')
    for (const [name, fd] of Object.entries(sockets))
      createServer((request, response) => response.end(name)).listen({ fd })
  }
`

test('who comes after the sockets are open and before the child listens waits, and is answered', async ({
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
