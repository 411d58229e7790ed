import { afterEach, expect, test } from 'vitest'
import { answerTo } from '../testing/connections.ts'
import { sendLogin } from '../testing/logged-in.ts'
import { PASSWORD, sharedLake, TOKEN, temporaryStudio } from '../testing/temporary-lake.ts'

const lake = await sharedLake({ studioDirectory: temporaryStudio() })

afterEach(async () => {
  expect(await lake.client.fetch('1 + 1')).toBe(2)
})

test.each([
  ...['a@localhost:3333', 'a:b@localhost:3333', '@localhost', 'localhost:99999', 'localhost:port'],
  ...['localhost/lake/v1/ping?', 'localhost?', 'localhost#', 'local\\host', 'local host', '[::1', '%00', ''],
])('a request for the host "%s" is told that this is no address', async (host) => {
  const answer = await answerTo(
    lake.url,
    `GET /lake/v1/ping HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('make no address')
})

test.each([
  ['no request at all', ['hello'], 400],
  ['no Host', ['GET / HTTP/1.1', 'Connection: close'], 400],
  ['an unknown method', ['STEAL / HTTP/1.1', 'Host: localhost'], 400],
  ['a path of its own making', ['GET lake HTTP/1.1', 'Host: localhost'], 400],
  ['two hosts', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example', 'Connection: close'], 400],
  ['two lengths', ['POST / HTTP/1.1', 'Host: localhost', 'Content-Length: 1', 'Content-Length: 2'], 400],
  ['a length that is no number', ['POST / HTTP/1.1', 'Host: localhost', 'Content-Length: x'], 400],
  ['a length below zero', ['POST / HTTP/1.1', 'Host: localhost', 'Content-Length: -1'], 400],
  [
    'a length beside chunks',
    ['POST / HTTP/1.1', 'Host: localhost', 'Content-Length: 5', 'Transfer-Encoding: chunked', '', '0'],
    400,
  ],
  ['a broken chunk', ['POST / HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked', '', 'xyz'], 400],
  ['headers without end', ['GET / HTTP/1.1', 'Host: localhost', `A: ${'a'.repeat(100_000)}`], 431],
  ['TRACE', ['TRACE / HTTP/1.1', 'Host: localhost', 'Connection: close'], 405],
  ['OPTIONS for the server', ['OPTIONS * HTTP/1.1', 'Host: localhost', 'Connection: close'], 400],
])('%s is refused', async (_name, lines, status) => {
  const answer = await answerTo(lake.url, [...lines, '', ''].join('\r\n'))
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
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
    const init = { headers: { authorization: `Bearer ${TOKEN}` }, redirect: 'manual' } as const
    const shown = await fetch(`${lake.url}/lake/login?${new URLSearchParams({ origin })}`, init)
    const submitted = await sendLogin(lake, { origin, password: PASSWORD })
    for (const { status, headers } of [shown, submitted]) {
      expect(status).toBe(303)
      expect(headers.get('location')).toBe(new URL(origin).href)
    }
  },
)
