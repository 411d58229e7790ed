import { createServer, request, type Server } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refuseMethod, simplify } from './asked.ts'

let server: Server
let port = 0

beforeAll(async () => {
  server = createServer((asked, response) => {
    if (refuseMethod(asked, response)) return
    simplify(asked)
    response.setHeader('X-Seen', JSON.stringify([asked.method, asked.url, asked.headers]))
    response.end('the page')
  })
  server.listen(0, '127.0.0.1')
  await vi.waitFor(() => expect(server.listening).toBe(true))
  const address = server.address()
  if (address && typeof address === 'object') port = address.port
})

afterAll(() => promisify(server.close.bind(server))())

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])('a page is not for %s', async (method) => {
  const { status, headers, body } = await ask('/about?a=b', method)
  expect([status, headers.allow, body]).toEqual([405, 'GET, HEAD', 'Allowed here: GET, HEAD.\n'])
})

test('what the webhook posts to is only for that', async () => {
  expect((await ask('/api/revalidate', 'POST')).status).toBe(200)
  for (const method of ['GET', 'HEAD', 'PUT']) {
    const { status, headers } = await ask('/api/revalidate', method)
    expect([status, headers.allow]).toEqual([405, 'POST'])
  }
})

test('what a form is sent to without a script can be read too', async () => {
  for (const method of ['GET', 'HEAD', 'POST'])
    expect((await ask('/your-request?a=b', method)).status).toBe(200)
  const { status, headers } = await ask('/your-request', 'PUT')
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
})

test('who asks what an address is for is told', async () => {
  for (const [path, methods] of [
    ['/about', 'GET, HEAD'],
    ['*', 'GET, HEAD'],
    ['/api/revalidate', 'POST'],
  ] as const) {
    const { status, headers, body } = await ask(path, 'OPTIONS')
    expect([status, headers.allow, body]).toEqual([204, methods, ''])
  }
})

test('the head of an answer is that of the whole', async () => {
  const { headers, body } = await ask('/about', 'HEAD')
  expect([seen(headers)[0], body]).toEqual(['GET', ''])
})

test('nobody can ask as the framework’s own scripts and servers do, nor for a part of a page', async () => {
  const inner = { rsc: '1', 'next-router-prefetch': '1', 'next-action': 'a', 'x-middleware-rewrite': '/' }
  const { headers } = await ask('/about', 'GET', {
    ...inner,
    range: 'bytes=0-9',
    'if-match': '"a"',
    accept: 'text/html',
  })
  expect(Object.keys(seen(headers)[2]).sort()).toEqual(['accept', 'connection', 'host'])
})

test('nobody can tell the site its name', async () => {
  const names = {
    host: 'other.example',
    'x-forwarded-host': 'other.example',
    forwarded: 'host=other.example',
  }
  const { headers } = await ask('/about', 'GET', names)
  expect(seen(headers)[2]).toEqual({ host: `localhost:${port}`, connection: expect.any(String) })
})

test.each([
  ['http://other.example/about?a=b', '/about?a=b'],
  ['*', '/404'],
  ['/services/%E0%A4%A', '/404'],
  ['/about?a=%E0', '/about?a=%E0'],
  ['/services/painting.rsc', '/404'],
  ['/about.segments/_tree.segment.rsc', '/404'],
  ['/_global-error', '/404'],
])('%s is asked for as %s', async (target, address) => {
  expect(seen((await ask(target)).headers)[1]).toBe(address)
})

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string }

const seen = (headers: Answer['headers']) => JSON.parse(String(headers['x-seen']))

/** As it is written: `fetch` would tidy it up. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}
