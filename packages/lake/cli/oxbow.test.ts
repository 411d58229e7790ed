import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isThere } from '../testing/child-processes.ts'
import { temporaryFolder } from '../testing/temporary-lake.ts'
import { bars } from '../testing/temporary-pictures.ts'
import { clientAt } from '../testing/test-lake.ts'
import { projectIn } from './dev.ts'

const OXBOW = join(import.meta.dirname, 'oxbow.ts')
const require = createRequire(import.meta.url)
/** The client of this major, and the one before, which another package brings. */
const clients = {
  '8': require.resolve('@sanity/client'),
  '7': createRequire(require.resolve('next-sanity')).resolve('@sanity/client'),
}
/** By which a tunnel or proxy says for whom it asks. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

test('in an empty folder a lake starts for pages of this machine, and has its content and secrets the next time too', async () => {
  const first = await dev()
  const ask = (origin: string) => fetch(`${first.url}/lake/v1/ping`, { headers: { origin } })
  const allowed = ['http://localhost:3000', 'http://localhost.example:3000'].map(async (origin) =>
    (await ask(origin)).headers.get('access-control-allow-origin'),
  )
  expect(await Promise.all(allowed)).toEqual(['http://localhost:3000', null])
  await first.client.create({ _id: 'note', _type: 'note' })
  await first.stop()
  const second = await dev()
  expect(second.token).toBe(first.token)
  expect(await second.client.fetch('*[_type == "note"]._id')).toEqual(['note'])
  expect(statSync(join(folder, '.lake/secrets.json')).mode & 0o077).toBe(0)
  expect(readFileSync(join(folder, '.lake/.gitignore'), 'utf8')).toBe('*\n')
})

test.each([
  ['a variable', '.', '.env.local', 'NEXT_PUBLIC_SANITY_PROJECT_ID="abc123"'],
  ['the Studio’s configuration', '.', 'sanity.cli.ts', "export default { api: { projectId: 'abc123' } }"],
  ['a folder as “sanity new” makes it', 'sanity', '.env.local', 'SANITY_PROJECT_ID="abc123"'],
])('the project is known by %s', (_, inner, name, text) => {
  mkdirSync(join(folder, inner), { recursive: true })
  writeFileSync(join(folder, inner, 'package.json'), '{}')
  writeFileSync(join(folder, inner, name), text)
  expect(projectIn(folder, {})).toEqual({ projectId: 'abc123', dataset: 'production' })
})

test.each(Object.entries(clients))(
  'a program with the client %s reaches it in the place of Sanity, with its own project and token',
  async (major, file) => {
    const program = `
      const { createClient } = require(${JSON.stringify(file)})
      const client = createClient({
        projectId: 'abc123', dataset: 'production', apiVersion: '2025-02-19', token: 'a token of theirs', useCdn: false,
      })
      const heard = new Promise((resolve) => {
        const listening = client.listen('*[_type == "note"]', {}, { events: ['welcome', 'mutation'] }).subscribe((event) => {
          if (event.type === 'welcome') client.create({ _id: 'note-${major}', _type: 'note' })
          if (event.type === 'mutation') resolve(listening.unsubscribe() ?? event.documentId)
        })
      })
      heard.then(async (id) => {
        const cdn = client.withConfig({ useCdn: true, token: undefined })
        console.log(JSON.stringify({ id, found: await cdn.fetch('*[_type == "note"]._id') }))
      })`
    const { stdout } = await oxbow('run', '--', process.execPath, '--eval', program)
    const id = `note-${major}`
    expect(JSON.parse(stdout)).toEqual({ id, found: [id] })
  },
)

test('a program that asks first where Sanity is, as Next does for a picture, needs no network for it', async () => {
  const { client } = await dev()
  const { url } = await client.assets.upload('image', await bars())
  const picture = new URL(url).pathname.replace(/^.*\/images/, '/images')
  const program = `
    const places = require('node:dns/promises').lookup('cdn.sanity.io', { all: true })
    places.then(async ([{ address }]) => {
      const answer = await fetch('https://cdn.sanity.io${picture}')
      console.log(address, answer.status, answer.headers.get('content-type'))
    })`
  const { stdout } = await oxbow('run', '--', process.execPath, '--eval', program)
  expect(stdout).toMatch(/^4000::1 200 image\/\w+$/m)
})

test('a program that asks nothing for a while, as Next while it compiles, keeps its connection', async () => {
  const program = `
    const { Agent, get } = require('node:https')
    const agent = new Agent({ keepAlive: true })
    const ask = () => new Promise((resolve) => {
      const asked = get('https://abc123.api.sanity.io/v2025-02-19/ping', { agent }, (answer) => {
        answer.resume().once('close', () => resolve(asked.reusedSocket))
      })
    })
    // Longer than a server of Node keeps a connection if nobody tells it how long.
    ask().then(() => setTimeout(async () => process.exit((await ask()) ? 7 : 1), 7_000))`
  await expect(oxbow('run', '--', process.execPath, '--eval', program)).rejects.toMatchObject({ code: 7 })
})

test('a program is started beside the lake that runs, and its exit code is passed on', async () => {
  const { client } = await dev()
  const program = `fetch('https://abc123.api.sanity.io/v2025-02-19/data/mutate/production', {
    method: 'POST',
    headers: { authorization: 'Bearer theirs', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ create: { _id: 'note', _type: 'note' } }] }),
  }).then(({ ok }) => process.exit(ok ? 7 : 1))`
  await expect(oxbow('run', '--', process.execPath, '--eval', program)).rejects.toMatchObject({ code: 7 })
  expect(await client.fetch('*[_type == "note"]._id')).toEqual(['note'])
})

test('a program in a folder below reaches the lake of the project', async () => {
  const { client } = await dev()
  await client.create({ _id: 'note', _type: 'note' })
  mkdirSync(join(folder, 'studio'))
  const program = `fetch('https://abc123.api.sanity.io/v2025-02-19/data/query/production?query=*%5B_type=="note"%5D._id')
    .then((answer) => answer.json()).then(({ result }) => console.log(JSON.stringify(result)))`
  const words = [OXBOW, 'run', '--', process.execPath, '--eval', program]
  const options = { cwd: join(folder, 'studio'), env: withoutProject() }
  const { stdout } = await promisify(execFile)(process.execPath, words, options)
  expect(JSON.parse(stdout)).toEqual(['note'])
})

test('the project of a workspace is known in the folder above, and pictures are for any project’s id', async () => {
  mkdirSync(join(folder, 'studio'))
  writeFileSync(join(folder, 'package.json'), '{ "workspaces": ["packages/*", "studio"] }')
  writeFileSync(join(folder, 'studio/.env.local'), 'SANITY_STUDIO_PROJECT_ID=abc123\n')
  expect(projectIn(folder, {}).projectId).toBe('abc123')
  expect(projectIn(folder, { SANITY_PROJECT_ID: 'given1' }).projectId).toBe('given1')
  const { url, client } = await dev('--project', 'named1')
  expect(client.getUrl('/')).toContain(url)
  const { url: picture } = await client.assets.upload('image', await bars())
  expect(picture).toContain('/images/named1/')
  for (const project of ['named1', 'abc123'])
    expect((await fetch(picture.replace('/named1/', `/${project}/`))).status, project).toBe(200)
})

test('a program ends with the command that started it, and so does what it has started', async () => {
  const wait = "console.log('pid ' + process.pid); setInterval(() => undefined, 1_000)"
  const program = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(wait)}], { stdio: 'inherit' }); ${wait}`
  const child = spawnOxbow('run', '--', process.execPath, '--eval', program)
  const [, ...pids] = await saidBy(child, /pid (\d+).*pid (\d+)/s)
  child.kill()
  await once(child, 'exit')
  for (const pid of pids)
    await expect.poll(() => isThere(Number(pid)), { message: `process ${pid} is there` }).toBe(false)
})

test('an older Node is told in a sentence what is needed', async () => {
  const older = `Object.defineProperty(process.versions, 'node', { value: '20.1.0' }); import(${JSON.stringify(OXBOW)})`
  await expect(
    promisify(execFile)(process.execPath, ['--eval', older], { cwd: folder }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: 'oxbow needs Node 24 or later, and this is Node 20.\n',
  })
})

test('the pages of a program lead a browser of this machine to the lake, and nobody else', async () => {
  const program = `
    const { createServer } = require('node:http')
    const page = '<!doctype html><html><head lang="en"><title>Café</title></head></html>'
    const send = ({ url }, answer) => {
      const type = url === '/data' ? 'text/plain' : 'text/html; charset=utf-8'
      const headers = { 'content-type': type, 'Content-Length': Buffer.byteLength(page) }
      if (url === '/at-once') answer.writeHead(200, headers)
      else answer.setHeaders(new Map(Object.entries(headers)))
      // As a program does that compresses.
      if (url === '/compressed') answer.flushHeaders()
      answer.end(page)
    }
    createServer(send).listen(0, '127.0.0.1', function () { console.log('port ' + this.address().port) })`
  const child = spawnOxbow('run', '--', process.execPath, '--eval', program)
  const [, port] = await saidBy(child, /port (\d+)/)
  const ask = async (path: string, others: NodeJS.Dict<string> = {}) => {
    const host = `localhost:${port}`
    const headers = { host, accept: 'text/html', authorization: 'Bearer theirs', ...others }
    const asked = request({ host: '127.0.0.1', port, path, headers }).end()
    const [answer] = await once(asked, 'response')
    return text(answer)
  }
  for (const path of ['/', '/at-once', '/compressed'])
    expect(await ask(path), path).toContain(
      '<head lang="en"><script src="/lake-page.js" data-served-by="site"></script><title>Café</title></head></html>',
    )
  expect(await ask('/data')).toContain('<head lang="en"><title>')
  expect(await ask('/lake-page.js')).toContain('sanity')
  expect(JSON.parse(await ask('/lake/v1/users/me'))).toMatchObject({ role: 'administrator' })
  const strangers = [{ host: 'evil.example' }, ...FORWARDED.map((name) => ({ [name]: '203.0.113.9' }))]
  for (const from of strangers)
    for (const path of ['/', '/lake/v1/users/me'])
      expect(await ask(path, from)).toContain('<head lang="en"><title>')
})

/** Runs to the end in the folder. */
function oxbow(...words: string[]) {
  return promisify(execFile)(process.execPath, [OXBOW, ...words], { cwd: folder, env: withoutProject() })
}

/** Ended with the test. */
function spawnOxbow(...words: string[]) {
  const init = { cwd: folder, env: withoutProject(), detached: true }
  const child = spawn(process.execPath, [OXBOW, ...words], init)
  onTestFinished(async () => {
    if (child.exitCode !== null || child.pid === undefined) return
    // With the program that it has started.
    process.kill(-child.pid, 'SIGINT')
    await once(child, 'exit')
  })
  return child
}

async function saidBy(child: ReturnType<typeof spawnOxbow>, pattern: RegExp): Promise<string[]> {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece) => {
      said += piece
    })
  await expect.poll(() => said).toMatch(pattern)
  return [...(pattern.exec(said) ?? [])]
}

async function dev(...words: string[]) {
  const child = spawnOxbow('dev', '--port', '0', ...words)
  const [said = ''] = await saidBy(child, /^.*Password.*$/s)
  const stop = async () => {
    child.kill('SIGINT')
    await once(child, 'exit')
  }
  const url = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
  const token = /Token +(\S+)/.exec(said)?.[1] ?? ''
  return { url, token, client: clientAt(url, { token }), stop }
}

function withoutProject() {
  const others = Object.entries(process.env).filter(([name]) => !/SANITY|^NODE_OPTIONS$/.test(name))
  return { ...Object.fromEntries(others), NODE_ENV: 'test' as const }
}
