import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PublisherClient } from './publisher-client.ts'

test('while publishing is away one line says so, and another when it goes away again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const first = await listen(0)
  const { port } = first
  const client = new PublisherClient(`http://127.0.0.1:${port}`, '/up')
  await first.end()
  for (let turn = 0; turn < 3; turn += 1) expect(await client.make('/picture.avif', false)).toBe(false)
  expect(log.mock.calls).toEqual([[expect.stringContaining('Publishing does not answer: ')]])
  const second = await listen(port)
  expect(await client.make('/picture.avif', false)).toBe(true)
  await second.end()
  expect(await client.make('/picture.avif', false)).toBe(false)
  expect(log).toHaveBeenCalledTimes(2)
})

test('a message is passed on with the pages that visitors requested, whatever their addresses are written in', async () => {
  const requested = ['/東京', '/café', '/about']
  const publisher = await listen(0, ({ headers }, response) => response.end(headers['x-recently-requested']))
  const client = new PublisherClient(`http://127.0.0.1:${publisher.port}`, '/up')
  const delivery = await listen(0, async (request, response) => {
    const { status, body } = await client.passOn(request, '/webhook', requested)
    response.writeHead(status).end(body)
  })
  const answer = await fetch(`http://127.0.0.1:${delivery.port}`, { method: 'POST', body: '{}' })
  expect([answer.status, await answer.json()]).toEqual([200, requested])
  for (const each of [delivery, publisher]) await each.end()
})

async function listen(wanted: number, answer: RequestListener = (_, response) => response.end()) {
  const server = createServer(answer).listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const end = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { port, end }
}
