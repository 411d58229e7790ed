import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { root } from '../environment/project-root.ts'
import { moduleOf, temporaryProgram } from '../testing/temporary-program.ts'
import { previousVersion } from './versions.ts'

/** What `npm start` does, without patience for a version that hangs. */
const PROGRAM = `
  import { openSockets } from '${moduleOf('scripts/product/open-sockets.ts')}'
  import { Versions } from '${moduleOf('scripts/update/versions.ts')}'
  const [home, first] = process.argv.slice(2)
  const versions = new Versions(first, home, await openSockets(), (folder) => folder.endsWith('hanging') ? 100 : 600_000)
  process.on('SIGTERM', () => versions.end('SIGTERM'))
  process.on('message', (folder) =>
    versions.switchTo(folder).then(() => process.send('serves'), (error) => process.send(error.message)))
`

/** A version that answers with its name and how it has been asked to make way, and ends its connections when it leaves. */
const SERVES = `
  const asked = []
  const server = createServer((_, response) => response.end([name, ...asked].join())).listen({ fd: 3 })
  process.on('message', (act) => {
    asked.push(act)
    if (act !== 'leave') return process.send(act)
    Server.prototype.close.call(server, () => process.send(act, () => process.exit()))
  })
  process.send('ready')`

let home: string
let site: string

beforeEach(() => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'home-')))
})

test('another version takes the place of the one that runs, and everybody who comes meanwhile is answered', async () => {
  const first = await start(addVersion('one', SERVES))
  const second = addVersion('two', SERVES)
  const answers = new Set<string>()
  let isOver = false
  const visitor = async () => {
    while (!isOver) answers.add(await ask())
  }
  const visitors = Promise.all(Array.from({ length: 10 }, visitor))
  expect(await switchTo(first, second)).toBe('serves')
  await expect.poll(() => answers.has('two')).toBe(true)
  isOver = true
  await visitors
  expect([...answers].filter((answer) => !/^(one(,make-way)?(,leave)?|two)$/.test(answer))).toEqual([])
  expect([linked('current'), previousVersion(home)]).toEqual([second, path.join(home, 'one')])
  expect(await switchTo(first, second)).toContain('runs already')
})

test.each([
  ['failing', "process.send({ failure: 'Its cellar is flooded.' })", 'Its cellar is flooded.'],
  ['ending', 'process.exit(3)', 'ended with the code 3'],
  ['hanging', 'setInterval(() => {}, 1000)', 'hangs: it does not say "ready"'],
])(
  'a version that is %s before it is ready changes nothing: the former one serves on, whole again',
  async (name, source, words) => {
    const running = await start(addVersion('one', SERVES))
    expect(await switchTo(running, addVersion(name, source))).toContain(words)
    expect(await ask()).toBe('one,make-way,resume')
    expect([linked('current'), previousVersion(home)]).toEqual([path.join(home, 'one'), undefined])
  },
)

test('a folder without a version is refused, and the one that runs is not asked for anything', async () => {
  const running = await start(addVersion('one', SERVES))
  expect(await switchTo(running, path.join(home, 'nowhere'))).toContain('not installed')
  expect(await ask()).toBe('one')
})

test('the first process ends with the version that it runs, for somebody to start it again', async () => {
  const running = await start(addVersion('one', `${SERVES}; server.on('request', () => process.exit(7))`))
  const ended = once(running, 'exit')
  await ask().catch(() => undefined)
  expect(await ended).toEqual([7, null])
})

function addVersion(name: string, source: string): string {
  const folder = path.join(home, name)
  for (const inside of ['scripts/commands', 'node_modules/.bin'])
    mkdirSync(path.join(folder, inside), { recursive: true })
  symlinkSync(process.execPath, path.join(folder, 'node_modules/.bin/node'))
  const text = `import { createServer } from 'node:http'\nimport { Server } from 'node:net'\nconst name = '${name}'\n${source}`
  writeFileSync(path.join(folder, 'scripts/commands/run.mjs'), text)
  return folder
}

async function start(folder: string): Promise<ChildProcess> {
  const [port = 0, studio = 0] = await freePorts(2)
  site = `http://127.0.0.1:${port}`
  const [file = ''] = temporaryProgram(PROGRAM).arguments
  const env = {
    ...process.env,
    PORT: String(port),
    STUDIO_PORT: String(studio),
    LAKE_URL: '',
    LISTEN_HOST: '',
  }
  const child = spawn(process.execPath, [file, home, folder], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  await expect.poll(() => ask().catch(() => '')).toMatch(/^one/)
  return child
}

async function switchTo(running: ChildProcess, folder: string): Promise<unknown> {
  const said = once(running, 'message')
  running.send(folder)
  return (await said)[0]
}

/** Over a connection of its own. */
async function ask(): Promise<string> {
  const [response] = await once(get(site, { agent: false }), 'response')
  return text(response)
}

/** What a restart would start. */
function linked(name: string): string {
  return realpathSync(path.join(home, name))
}
