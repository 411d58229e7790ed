import { truncateSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { format } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectionTo, serve } from '../testing/connections.ts'
import type { RawConnection } from '../testing/raw-connection.ts'
import { temporaryLake } from '../testing/temporary-lake.ts'
import { answerWith, errorAnswer } from './node-http.ts'

const MEGABYTE = 1024 * 1024

test('who answers learns that the reader of a long answer has left', async () => {
  const asked = Promise.withResolvers<AbortSignal>()
  const cancelled = Promise.withResolvers<void>()
  const url = await answer(async ({ signal }) => {
    asked.resolve(signal)
    const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(MEGABYTE))
    return new Response(new ReadableStream({ pull, cancel: () => cancelled.resolve() }))
  })
  const connection = get(url, '/')
  const signal = await asked.promise
  connection.socket.once('data', () => connection.end())
  await cancelled.promise
  await expect.poll(() => signal.aborted).toBe(true)
})

test('a request that waits behind another on its connection ends with it', async () => {
  const signals: AbortSignal[] = []
  const cancelled = vi.fn()
  const url = await answer(async ({ signal }) => {
    signals.push(signal)
    return new Response(new ReadableStream({ cancel: cancelled }))
  })
  const connection = get(url, '/1')
  connection.socket.write('GET /2 HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => signals.length).toBe(2)
  connection.end()
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([true, true])
  await expect.poll(() => cancelled.mock.calls.length).toBe(2)
})

test('a request whose answer is whole is not aborted', async () => {
  const asked = Promise.withResolvers<AbortSignal>()
  const url = await answer(async ({ signal }) => {
    asked.resolve(signal)
    return new Response('whole')
  })
  const connection = get(url, '/')
  await expect.poll(() => connection.received).toContain('whole')
  connection.end()
  await connection.closed
  expect((await asked.promise).aborted).toBe(false)
})

test('an answer that takes longer than a connection may be silent still arrives', async () => {
  const url = await answer(async (_, { socket }) => {
    // From here on: the request is there, however long it took to come.
    await new Promise((resolve) => socket.setTimeout(50, () => resolve(undefined)))
    return new Response('late')
  })
  const connection = get(url, '/')
  await expect.poll(() => connection.received).toContain('late')
  connection.end()
})

test('a body that fails breaks off its own answer and no other', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const url = await answer(async ({ url }) => {
    if (url.endsWith('/well')) return new Response('well')
    const pull = (controller: ReadableStreamDefaultController) =>
      controller.error(new Error('The disk is gone'))
    return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }))
  })
  const broken = get(url, '/%s/%o/broken')
  await broken.closed
  expect(broken.received).not.toContain('0\r\n\r\n')
  // The log is to say what was asked for as it was, and not to take it for a pattern.
  expect(format(...(log.mock.calls[0] ?? []))).toMatch(
    /^The answer to GET \/%s\/%o\/broken broke off: Error: The disk/,
  )
  expect(log).toHaveBeenCalledOnce()
  expect(await (await fetch(`${url}/well`)).text()).toBe('well')
})

test('an error that nobody expected is told to the log alone', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = errorAnswer(new Error('SELECT password FROM people'))
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toMatch(/password|node-http/)
  expect(format(...(log.mock.calls[0] ?? []))).toContain('SELECT password FROM people')
})

test('a slow download is whole, and warns of nothing', async () => {
  const warnings: string[] = []
  const note = ({ name }: Error) => void warnings.push(name)
  process.on('warning', note)
  onTestFinished(() => void process.off('warning', note))
  const url = await answer(async () => new Response(new Blob([new Uint8Array(10 * MEGABYTE)])))
  const response = await fetch(url)
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(size).toBe(10 * MEGABYTE)
  // Others may come from other tests of this process.
  expect(warnings).not.toContain('MaxListenersExceededWarning')
})

test('a file that is cut off while it is downloaded ends that download alone', async () => {
  using _ = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await using lake = await temporaryLake({ storage: 'memory' })
  const { path } = await lake.client.assets.upload('file', Buffer.alloc(20 * MEGABYTE), { filename: 'a.bin' })
  const connection = get(lake.url, `/lake/${path}`)
  await new Promise((resolve) => connection.socket.once('data', resolve))
  connection.socket.pause()
  const name = path.slice(path.lastIndexOf('/') + 1)
  truncateSync(join(lake.directory, 'assets', name.slice(0, 2), name), 1)
  connection.socket.resume()
  await connection.closed
  expect(connection.received.length).toBeLessThan(20 * MEGABYTE)
  expect(await lake.client.fetch('1 + 1')).toBe(2)
})

function answer(handle: Parameters<typeof answerWith>[0]): Promise<string> {
  return serve(createServer(answerWith(handle)))
}

function get(url: string, path: string): RawConnection {
  return connectionTo(url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
}
