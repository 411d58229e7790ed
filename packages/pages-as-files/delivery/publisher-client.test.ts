import { once } from 'node:events'
import { createServer } from 'node:http'
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

async function listen(wanted: number) {
  const server = createServer((_, response) => response.end()).listen(wanted, '127.0.0.1')
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
