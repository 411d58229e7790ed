import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { lakeVariables } from '../testing/lake-process.ts'
import { LiveProcess } from './processes/live-process.ts'

const STUDIO = 'https://studio.site.example'
const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
let password: string
let running: LiveProcess
let local: string

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  const variables = {
    ...lakeVariables({ directory, port }),
    SITE_URL: 'https://www.site.example',
    STUDIO_URL: STUDIO,
    TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }
  password = variables.STUDIO_PASSWORD
  local = `http://localhost:${port}`
  running = new LiveProcess({ name: 'the lake', arguments: ['scripts/commands/lake.ts'], variables })
  await running.ready()
})

afterAll(async () => {
  await running.stop()
  rmSync(directory, { recursive: true, force: true })
})

test('the login is for the public address of the Studio, with cookies for it alone', async () => {
  const answer = await logIn(password, '192.0.2.1')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${STUDIO}/`])
  expect(answer.headers.getSetCookie().join('\n')).toMatch(
    /^__Host-lake_session=.*; Secure\n__Secure-lake_known=/,
  )
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000')
  expect((await logIn(password, '192.0.2.1', 'https://www.site.example')).status).toBe(403)
})

test('wrong passwords are counted for the visitor that the proxy names', async () => {
  for (let attempt = 0; attempt < 5; attempt++) await logIn('a guess', `192.0.2.${attempt}, 198.51.100.7`)
  expect((await logIn(password, '198.51.100.7')).status).toBe(429)
  expect((await logIn(password, '203.0.113.5')).status).toBe(303)
})

function logIn(typed: string, address: string, origin = STUDIO): Promise<Response> {
  return fetch(`${local}/lake/login`, {
    method: 'POST',
    headers: { origin, 'x-forwarded-for': address },
    body: new URLSearchParams({ password: typed }),
    redirect: 'manual',
  })
}
