import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answerTo } from '../testing/tcp-connection.ts'
import { PASSWORD, type TemporaryLake, TOKEN, temporaryLake } from '../testing/temporary-lake.ts'

let studioDirectory: string
let lake: TemporaryLake

beforeAll(async () => {
  studioDirectory = mkdtempSync(join(tmpdir(), 'studio-'))
  writeFileSync(join(studioDirectory, 'index.html'), '<!doctype html><title>Studio</title>')
  lake = await temporaryLake({ studioDirectory })
})

afterEach(async () => {
  expect(await lake.client.fetch('1 + 1')).toBe(2)
})

afterAll(async () => {
  await lake.end()
  rmSync(studioDirectory, { recursive: true })
})

test.each([
  'a@localhost:3333',
  'a:b@localhost:3333',
  '@localhost',
  'localhost:99999',
  'localhost:port',
  'localhost/lake/v1/ping?',
  'localhost?',
  'localhost#',
  'local\\host',
  'local host',
  '[::1',
  '%00',
  '',
])('a request for the host "%s" is told that this is no address', async (host) => {
  const answer = await answerTo(
    lake.url,
    `GET /lake/v1/ping HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('make no address')
})

test.each([
  ['no request at all', 'hello\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an unknown method', 'STEAL / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a path of its own making', 'GET lake HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  ['a length that is no number', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n', 400],
  ['a length below zero', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n', 400],
  ['a broken chunk', 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
  ['OPTIONS for the whole server', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
])('%s is refused', async (_name, bytes, status) => {
  expect(await answerTo(lake.url, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

const BYTES = [
  '',
  ',',
  ';',
  '=',
  '"',
  'null',
  '%',
  '%00',
  '\x80\xff',
  '-1',
  'a'.repeat(4000),
  '{"a":',
  '__proto__',
  '::',
]
const READ_BY_THE_LAKE = (
  'Cookie Authorization Origin Content-Type Accept Accept-Encoding If-None-Match If-Range Range Last-Event-ID ' +
  'Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-Dest X-Forwarded-For Access-Control-Request-Headers ' +
  'Access-Control-Request-Method Expect __proto__ constructor'
).split(' ')

test.each(READ_BY_THE_LAKE)('whatever is in the header %s, the lake knows an answer', async (name) => {
  const paths = ['/', '/lake/v1/data/query/production?query=1', '/lake/v1/users/me', '/lake/login']
  for (const [value, path] of BYTES.flatMap((bytes) => paths.map((path) => [`${name}: ${bytes}`, path]))) {
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${value}\r\nConnection: close\r\n\r\n`
    expect(await answerTo(lake.url, head), `${path} with ${value}`).toMatch(/^HTTP\/1\.1 [234]\d\d /)
  }
})

test.each([
  ['/%00', 400],
  ['/static/%00.js', 400],
  ['/%', 400],
  [`/${'a'.repeat(300)}`, 200],
  [`/${'a'.repeat(300)}.js`, 404],
  [`/${'a/'.repeat(4000)}`, 200],
  ['//', 200],
  ['/lake', 200],
  ['/lake/%00', 404],
  ['/lake/v1/data/doc/production/%00', 200],
  ['/lake/v1/users/%00', 401],
])('GET %s is answered with %i', async (path, status) => {
  const response = await fetch(`${lake.url}${path}`)
  expect(response.status).toBe(status)
})

test('a stranger gets each document once, and no more at once than a query would answer', async () => {
  const documents = [30_000, 2_000_000].map((length) => ({ _id: `of-${length}`, text: 'x'.repeat(length) }))
  for (const document of documents) await lake.client.create({ _type: 'note', ...document })
  const ask = (ids: readonly string[]) => fetch(`${lake.url}/lake/v1/data/doc/production/${ids}`)
  const answer = await ask([...Array(1_200).fill('of-30000'), ...Array(500).fill('gone')])
  const omitted = [{ id: 'gone', reason: 'existence' }]
  expect(await answer.json()).toMatchObject({ documents: [{ _id: 'of-30000' }], omitted })
  expect((await ask(['of-2000000'])).status).toBe(413)
})

test.each(['/\r\nSet-Cookie: a=b', '/中', '/\x01', '/%0d%0a'])(
  'the login leads back to an address with %j in it, as a header can hold it',
  async (path) => {
    const origin = `${lake.url}${path}`
    const headers = { authorization: `Bearer ${TOKEN}` }
    const shown = await fetch(`${lake.url}/lake/login?${new URLSearchParams({ origin })}`, {
      headers,
      redirect: 'manual',
    })
    const body = new URLSearchParams({ origin, password: PASSWORD })
    const submitted = await fetch(`${lake.url}/lake/login`, {
      method: 'POST',
      body,
      headers: { origin: lake.url },
      redirect: 'manual',
    })
    for (const { status, headers } of [shown, submitted]) {
      expect(status).toBe(303)
      expect(headers.get('location')).toBe(new URL(origin).href)
    }
  },
)
