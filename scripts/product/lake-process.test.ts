import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventIn } from '../console/log.ts'
import { freePorts } from '../environment/ports.ts'
import { lakeVariables, startLakeProcess } from '../testing/lake-process.ts'
import { killAll, type LiveProcess } from './processes/live-process.ts'

// No request is known to make the lake fail like this, so a module of the test's does when it is told to.
const FAULTY = `
  process.on('message', (fault) => {
    if (fault === 'reject') Promise.reject(new Error('Left alone'));
    else setImmediate(() => { throw new Error('Thrown away') });
  })`
const NODE = ['--import', `data:text/javascript,${encodeURIComponent(FAULTY)}`]

const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
const lines: string[] = []
let url: string
let lake: LiveProcess

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  url = `http://localhost:${port}`
  await start(port)
})

afterAll(() => {
  killAll()
  rmSync(directory, { recursive: true })
})

test('tells of logins, refusals and backups, and of no secret, name or word that anybody typed', async () => {
  const { SANITY_API_WRITE_TOKEN: token, STUDIO_PASSWORD: password } = lakeVariables({ directory, port: 0 })
  const asToken = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const maria = { name: 'Maria Garcia', role: 'everything', password: 'two coats of paint' }
  await post('/lake/v1/people', JSON.stringify(maria), asToken)
  expect(await logIn(maria.name, 'a guess of mine')).toBe(401)
  expect(await logIn(maria.name, maria.password)).toBe(303)
  expect(await logIn('', password)).toBe(303)
  await post(
    '/lake/v1/data/mutate/production',
    '{"mutations":[{"create":{"_type":"note","text":"Dear Bob"}}]}',
    asToken,
  )
  await fetch(`${url}/lake/v1/data/query/production?query=*[text=="Dear Bob"`)
  await fetch(`${url}/lake/v1/data/query/production?query=*`, {
    headers: { authorization: 'Bearer a-wrong-token' },
  })
  await lake.stop()
  await start(Number(new URL(url).port))
  const events = () => lines.flatMap((line) => eventIn(line) ?? [])
  await expect.poll(() => events().map(({ event }) => event)).toEqual(['refused', 'login', 'login', 'backup'])
  expect(events()).toMatchObject([
    { message: 'A wrong password came from 127.0.0.1', details: { network: '127.0.0.1' } },
    { message: expect.stringMatching(/^person-\w+ logged in$/) },
    { message: 'owner logged in' },
    { details: { documents: 1, assets: 0, copied: 0, lost: 0, ms: expect.any(Number) } },
  ])
  for (const word of [token, password, maria.name, maria.password, 'a guess', 'Dear Bob', 'a-wrong-token'])
    expect(lines.join('\n')).not.toContain(word)
})

test('a second lake on its folder says so in one line, with exit code 1', async () => {
  const [other = 0] = await freePorts(1)
  const second = startLakeProcess({ directory, port: other })
  await expect(second.ready()).rejects.toThrow(
    new RegExp(`^Another lake already runs on the folder ${directory}, .*: end that one first, .*$`),
  )
  expect(await second.ended).toBe(1)
  expect(lake.hasEnded).toBe(false)
})

test('a promise that nobody waited for is a line in the log, an error that nobody caught the last one', async () => {
  lake.child.send('reject')
  await lake.says('An error that nobody handled; the others are served on: Error: Left alone at ')
  expect((await fetch(`${url}/lake/v1/ping`)).status).toBe(200)
  lake.child.send('throw')
  await lake.says(
    'An error that nobody caught; the process ends, to be started again: Error: Thrown away at ',
  )
  expect(await lake.ended).toBe(1)
})

async function start(port: number): Promise<void> {
  lake = startLakeProcess({ directory, port, node: NODE })
  lake.echo((line) => lines.push(line))
  await lake.ready()
}

function logIn(name: string, password: string): Promise<number> {
  return post('/lake/login', new URLSearchParams({ name, password }), { origin: url })
}

async function post(address: string, body: string | URLSearchParams, headers: Record<string, string>) {
  const response = await fetch(`${url}${address}`, { method: 'POST', body, headers, redirect: 'manual' })
  return response.status
}
