import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { ask, type RawResponse } from '../testing/ask.ts'
import { siteOfTests } from '../testing/fresh-site.ts'

const site = siteOfTests({ isDelivered: true })

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])('a page is not for %s', async (method) => {
  const { status, headers, text } = await ask(site.url, '/about?a=b', { method })
  expect([status, headers.allow, text]).toEqual([405, 'GET, HEAD', 'Allowed here: GET, HEAD.\n'])
})

test('what is posted to a page is not read, nor taken for the next request', async () => {
  const { status, headers } = await ask(site.url, '/about', { method: 'POST', body: 'x'.repeat(300_000) })
  expect([status, headers.connection]).toEqual([405, 'close'])
})

test.each(['/about', '/no-such-page', '/api/revalidate'])(
  'a request for %s with two hosts, of which a proxy may have taken the other, is refused',
  async (path) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  },
)

test('what the webhook posts to is only for that', async () => {
  for (const method of ['GET', 'HEAD', 'PUT']) {
    const { status, headers } = await ask(site.url, '/api/revalidate', { method })
    expect([status, headers.allow]).toEqual([405, 'POST'])
  }
})

test.each([
  ['/about', 'GET, HEAD'],
  ['/no-such-page', 'GET, HEAD'],
  ['*', 'GET, HEAD'],
  ['/api/revalidate', 'POST'],
])('who asks what %s is for is told %s', async (path, methods) => {
  const { status, headers, body } = await ask(site.url, path, { method: 'OPTIONS' })
  expect([status, headers.allow, body.length]).toEqual([204, methods, 0])
})

test.each(['/about', '/no-such-page', '/icon.svg', '/service-areas/', '/images/none.avif'])(
  'the head of %s is that of the whole',
  async (path) => {
    const whole = await ask(site.url, path)
    const head = await ask(site.url, path, { method: 'HEAD' })
    expect(head.body.length).toBe(0)
    expect([head.status, aboutContent(head)]).toEqual([whole.status, aboutContent(whole)])
  },
)

test('who breaks off a message leaves nothing in the log', async () => {
  const log = vi.spyOn(console, 'error')
  await site.breakOff('/api/revalidate')
  expect((await ask(site.url, '/')).status).toBe(200)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

/** Who sends no body need not say how long it would be. */
function aboutContent({ headers }: RawResponse) {
  const { date: _, 'content-length': __, 'transfer-encoding': ___, ...rest } = headers
  return rest
}
