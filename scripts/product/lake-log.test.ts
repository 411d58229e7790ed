import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventIn } from '../console/log.ts'
import { freePorts } from '../environment/ports.ts'
import { lakeVariables, startLakeProcess } from '../testing/lake-process.ts'
import { killAll, type LiveProcess } from './processes/live-process.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
const lines: string[] = []
let url: string
let lake: LiveProcess

beforeAll(async () => {
  const [port = 0] = await freePorts(1)
  url = `http://localhost:${port}`
  lake = startLakeProcess({ directory, port })
  lake.echo((line) => lines.push(line))
  await lake.ready()
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
  lake = startLakeProcess({ directory, port: Number(new URL(url).port) })
  lake.echo((line) => lines.push(line))
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

function logIn(name: string, password: string): Promise<number> {
  return post('/lake/login', new URLSearchParams({ name, password }), { origin: url })
}

async function post(address: string, body: string | URLSearchParams, headers: Record<string, string>) {
  const response = await fetch(`${url}${address}`, { method: 'POST', body, headers, redirect: 'manual' })
  return response.status
}
