import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { root } from '../environment/project-root.ts'
import { lakeVariables } from '../testing/lake-process.ts'
import { moduleOf, temporaryProgram } from '../testing/temporary-program.ts'

/** What `npm start` does with its sockets, and stops and starts the two servers when it is told to. */
const PROGRAM = `
  import { openSockets } from '${moduleOf('scripts/product/open-sockets.ts')}'
  import { Product } from '${moduleOf('scripts/product/product.ts')}'
  const { lake, delivery } = new Product(process.env, [], await openSockets())
  process.on('message', async (act) => {
    if (act === 'end') process.exit()
    await Promise.all([lake[act](), delivery[act]()])
    process.send(act)
  })
  process.send('here')
`

test('who comes while site and lake start again waits, and is answered', async ({ onTestFinished }) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const [site = 0, studio = 0] = await freePorts(2)
  const variables = lakeVariables({ directory: path.join(directory, 'lake'), port: studio })
  const [file = ''] = temporaryProgram(PROGRAM).arguments
  const program = fork(file, {
    cwd: root,
    env: { ...variables, PORT: String(site), SITE_DIRECTORY: path.join(directory, 'site') },
  })
  onTestFinished(async () => {
    program.send('end')
    await once(program, 'exit')
  })
  await once(program, 'message')
  const answers = () => Promise.all([statusAt(site, '/'), statusAt(studio, '/lake/v1/ping')])
  await tell(program, 'start')
  expect(await answers()).toEqual([503, 200])
  await tell(program, 'stop')
  const waiting = Array.from({ length: 20 }, answers)
  await tell(program, 'start')
  expect(await Promise.all(waiting)).toEqual(Array(20).fill([503, 200]))
  await tell(program, 'stop')
})

async function tell(program: ChildProcess, act: 'start' | 'stop'): Promise<void> {
  const done = once(program, 'message')
  program.send(act)
  await done
}

async function statusAt(port: number, address: string): Promise<number> {
  return (await fetch(`http://localhost:${port}${address}`)).status
}
