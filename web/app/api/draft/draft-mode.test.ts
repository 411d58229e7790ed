import { createServer } from 'node:http'
import { signatureOf } from 'pages-as-files/http'
import { close, listen, secrets } from 'pages-as-files/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { stubEnvironment } from '../../../testing/variables.ts'

/** The lake has no secret of anybody any more. */
const asked: (string | null)[] = []
const lake = createServer(({ url = '' }, response) => {
  asked.push(new URL(url, 'http://lake').searchParams.get('$preview'))
  response.setHeader('Content-Type', 'application/json').end('{"result":null,"ms":1}')
})
const port = await listen(lake)
stubEnvironment(port)
const { POST } = await import('./route.ts')

test.each([
  ['that nobody signed', { draft: true }, undefined, 401],
  ['that somebody else signed', { draft: true }, 'another-secret-of-24-characters', 401],
  ['that the lake signed after a publish', { _id: 'price-a', _type: 'price' }, secrets[0], 400],
])('a message %s gets no page rendered anew', async (_, message, secret, status) => {
  expect(await post(message, secret)).toEqual([status, []])
})

test('an editor whose secret is missing in the lake gets no draft, nor does one of whom a lake that is away can’t tell', async () => {
  expect(await post({ draft: true, preview: 'one that was removed' }, secrets[0])).toEqual([410, []])
  expect(asked).toEqual([JSON.stringify('one that was removed')])
  await close(lake)
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  expect(await post({ draft: true, preview: 'any' }, secrets[0])).toEqual([503, []])
})

async function post(message: unknown, secret: string | undefined) {
  const body = JSON.stringify(message)
  const headers = secret ? await signatureOf(body, secret) : {}
  const request = new Request('http://localhost/api/draft', { method: 'POST', body, headers })
  const response = await POST(request)
  return [response.status, response.headers.getSetCookie()]
}
