import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { connectionTo } from '../testing/connections.ts'
import { sharedLake, TOKEN, temporaryLake } from '../testing/temporary-lake.ts'

const MEGABYTE = 1024 * 1024
const PING = 'GET /lake/v1/ping HTTP/1.1\r\nHost: localhost\r\n\r\n'
const lake = await sharedLake()

describe('A refused request', () => {
  test.each([
    ['to an endpoint that is not there', '/nonsense', '', 404],
    ['without a session', '/assets/files/production', '', 403],
    ['with a wrong token', '/assets/files/production', 'Authorization: Bearer guess\r\n', 401],
    ['that is larger than it may be', '/data/mutate/production', `Authorization: Bearer ${TOKEN}\r\n`, 413],
    ['to read', '/data/query/elsewhere', '', 404],
  ])(
    '%s leaves its connection to the next one, however much it still sends',
    async (_, path, header, status) => {
      const connection = connectionTo(lake.url, post(path, `${header}Content-Length: ${5 * MEGABYTE}`))
      connection.socket.write(Buffer.alloc(5 * MEGABYTE))
      connection.socket.write(PING)
      await expect.poll(() => connection.statuses).toEqual([status, 200])
    },
  )

  test('in chunks leaves its connection to the next one as well', async () => {
    const connection = connectionTo(lake.url, post('/nonsense', 'Transfer-Encoding: chunked'))
    for (let chunk = 0; chunk < 20; chunk++) {
      connection.socket.write(`${(100_000).toString(16)}\r\n`)
      connection.socket.write(Buffer.alloc(100_000))
      connection.socket.write('\r\n')
    }
    connection.socket.write(`0\r\n\r\n${PING}`)
    await expect.poll(() => connection.statuses).toEqual([404, 200])
  })

  test('is answered though it has more to send than anyone would read, and its connection closed', async () => {
    const connection = connectionTo(lake.url, post('/nonsense', `Content-Length: ${10 ** 12}`))
    connection.socket.write(Buffer.alloc(MEGABYTE))
    await connection.closed
    expect(connection.received).toMatch(/^HTTP\/1\.1 404 [\s\S]*Connection: close/i)
  })

  test('without end is answered, read for a while, and then its connection closed', async () => {
    const connection = connectionTo(lake.url, post('/nonsense', 'Transfer-Encoding: chunked'))
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MEGABYTE), Buffer.from('\r\n')])
    const send = () => {
      while (!connection.socket.destroyed && connection.socket.write(chunk));
    }
    connection.socket.on('drain', send)
    send()
    await connection.closed
    expect(connection.statuses).toEqual([404])
  })

  test('is told why by a program that sends everything before it listens', async () => {
    const answers = Array.from({ length: 3 }, () =>
      lake.ask('/assets/files/production', { method: 'POST', body: Buffer.alloc(20 * MEGABYTE) }),
    )
    for (const { status } of await Promise.all(answers)) expect(status).toBe(403)
  })
})

test('an upload that can not be kept is answered, and its connection left to the next one', async () => {
  using _ = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await using broken = await temporaryLake({ storage: 'memory' })
  const folder = join(broken.lake.options.directory, 'assets/incoming')
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
  const headers = `Authorization: Bearer ${TOKEN}\r\nContent-Length: ${5 * MEGABYTE}`
  const connection = connectionTo(broken.url, post('/assets/files/production', headers))
  connection.socket.write(Buffer.alloc(5 * MEGABYTE))
  connection.socket.write(PING)
  await expect.poll(() => connection.statuses).toEqual([500, 200])
})

function post(path: string, headers: string): string {
  return `POST /lake/v1${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`
}
