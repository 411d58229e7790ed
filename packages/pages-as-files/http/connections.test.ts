import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const PROGRAM = `
  import { createServer } from 'node:http'
  import { drainWhenAsked } from '${pathToFileURL(join(import.meta.dirname, 'connections.ts')).href}'
  let finish
  const server = createServer((request, response) => {
    if (request.url === '/slow') finish = () => response.end('slow')
    else response.end('answered')
    process.send('requested ' + request.url)
  })
  drainWhenAsked(server)
  process.on('message', (message) => message === 'finish' && finish())
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
`

test('a server that makes way answers on connections that it has, takes no more, and ends with the last answer', async ({
  onTestFinished,
}) => {
  const { child, port } = await start()
  onTestFinished(() => void child.kill())
  const [kept, slow] = [new Agent({ keepAlive: true }), new Agent()]
  expect((await ask(port, '/', kept)).headers.connection).toBe('keep-alive')
  const requested = until(child, 'requested /slow')
  const slowAnswer = ask(port, '/slow', slow)
  await requested
  child.send('drain')
  const refused = () => ask(port, '/', new Agent()).then(String, (error) => error.code)
  await expect.poll(refused).toBe('ECONNREFUSED')

  const last = await ask(port, '/', kept)
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  const ended = once(child, 'exit')
  child.send('finish')
  expect((await slowAnswer).statusCode).toBe(200)
  expect(await ended).toEqual([0, null])
})

async function start(): Promise<{ child: ChildProcess; port: number }> {
  const file = join(mkdtempSync(join(tmpdir(), 'program-')), 'program.mts')
  writeFileSync(file, PROGRAM)
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [port] = await once(child, 'message')
  return { child, port: Number(port) }
}

function until(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve) => child.on('message', (message) => message === words && resolve()))
}

function ask(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume().once('end', () => resolve(response))
    }).once('error', reject)
  })
}
