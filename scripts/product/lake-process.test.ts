import { mkdtempSync } from 'node:fs'
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

const STUDIO = 'https://studio.site.example'
const BEHIND_PROXY = {
  SITE_URL: 'https://www.site.example',
  STUDIO_URL: STUDIO,
  TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
  TRUSTED_PROXIES: '127.0.0.1,::1',
}
const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
const { SANITY_API_WRITE_TOKEN: TOKEN, STUDIO_PASSWORD: PASSWORD } = lakeVariables({ directory, port: 0 })
const lines: string[] = []
let url: string
let lake: LiveProcess

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  url = `http://localhost:${port}`
  await start(port)
})

afterAll(killAll)

test('tells of logins, refusals and backups, and of no secret, name or word that anybody typed', async () => {
  const asToken = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  const maria = { name: 'Maria Garcia', role: 'everything', password: 'two coats of paint' }
  await post('/lake/v1/people', JSON.stringify(maria), asToken)
  expect(await logIn(maria.name, 'a guess of mine')).toMatchObject({ status: 401 })
  expect(await logIn(maria.name, maria.password)).toMatchObject({ status: 303 })
  expect(await logIn('', PASSWORD)).toMatchObject({ status: 303 })
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
    { message: 'A wrong password came from 192.0.2.1', details: { network: '192.0.2.1' } },
    { message: expect.stringMatching(/^person-\w+ logged in$/) },
    { message: 'owner logged in' },
    { details: { documents: 1, assets: 0, copied: 0, lost: 0, ms: expect.any(Number) } },
  ])
  for (const word of [TOKEN, PASSWORD, maria.name, maria.password, 'a guess', 'Dear Bob', 'a-wrong-token'])
    expect(lines.join('\n')).not.toContain(word)
})

test('behind a proxy the login is for the public address of the Studio, with cookies for it alone', async () => {
  const { status, headers } = await logIn('', PASSWORD)
  expect([status, headers.get('location')]).toEqual([303, `${STUDIO}/`])
  expect(headers.getSetCookie().join('\n')).toMatch(/^__Host-lake_session=.*; Secure\n__Secure-lake_known=/)
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect(await logIn('', PASSWORD, '192.0.2.1', BEHIND_PROXY.SITE_URL)).toMatchObject({ status: 403 })
})

test('wrong passwords are counted for the visitor that the proxy names', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await logIn('', 'a guess', `192.0.2.${attempt}, 198.51.100.7`)
  expect(await logIn('', PASSWORD, '198.51.100.7')).toMatchObject({ status: 429 })
  expect(await logIn('', PASSWORD, '203.0.113.5')).toMatchObject({ status: 303 })
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
  lake = startLakeProcess({ directory, port, node: NODE, variables: BEHIND_PROXY })
  lake.echo((line) => lines.push(line))
  await lake.ready()
}

function logIn(name: string, password: string, from = '192.0.2.1', origin = STUDIO): Promise<Response> {
  const headers = { origin, 'x-forwarded-for': from }
  return post('/lake/login', new URLSearchParams({ name, password }), headers)
}

function post(address: string, body: string | URLSearchParams, headers: Record<string, string>) {
  return fetch(`${url}${address}`, { method: 'POST', body, headers, redirect: 'manual' })
}
