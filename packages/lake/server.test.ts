import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RunningLake, startLake } from './server.ts'
import { cookieOf } from './testing/logged-in.ts'
import { SocketReader } from './testing/socket-reader.ts'
import { member, StreamReader } from './testing/stream-reader.ts'
import { RawConnection } from './testing/tcp-connection.ts'
import { standardOptions, type TemporaryLake, TOKEN, temporaryLake } from './testing/temporary-lake.ts'

const MEGABYTE = 1024 * 1024
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'

describe('A lake that is told to end does so', () => {
  let lake: TemporaryLake

  beforeEach(async () => {
    lake = await temporaryLake()
  })

  afterEach(() => lake.end())

  test('while event streams and sockets are open', async () => {
    const events = await new StreamReader(lake).listen('*', {}, member())
    const { socket } = await new SocketReader(lake).open('/lake/socket', { cookie: await cookieOf(lake) })
    await lake.restart()
    await expect.poll(() => socket.readyState).toBe(socket.CLOSED)
    expect(events[0]?.event).toBe('welcome')
  })

  test.each([
    ['nothing was said yet', ''],
    ['half a line was said', 'GET /lake/v1/pi'],
    ['half the headers were said', 'GET /lake/v1/ping HTTP/1.1\r\nHost: local'],
    ['an answer was given', 'GET /lake/v1/ping HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'half a body was sent',
      `POST ${write()} HTTP/1.1\r\nHost: localhost\r\n${token()}Content-Length: 99\r\n\r\n{"mu`,
    ],
    [
      'a refused body goes on',
      'POST /lake/v1/no HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\nabc',
    ],
    ['a socket was refused', `GET /lake/socket HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}\r\n`],
    ['a socket for nothing was refused', `GET /nonsense HTTP/1.1\r\nHost: localhost\r\n${UPGRADE}\r\n`],
  ])('though on a connection %s', async (_name, bytes) => {
    const connection = new RawConnection(lake.url)
    connection.socket.write(bytes)
    await lake.client.fetch('1')
    await lake.restart()
    await connection.closed
  })

  test('though somebody downloads slowly', async () => {
    const { path } = await lake.client.assets.upload('file', Buffer.alloc(20 * MEGABYTE))
    const connection = new RawConnection(lake.url)
    connection.socket.write(`GET /lake/${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await new Promise((resolve) => connection.socket.once('data', resolve))
    connection.socket.pause()
    await lake.restart()
    connection.end()
  })
})

describe('A connection ends', () => {
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  let lake: RunningLake

  beforeAll(async () => {
    lake = await startLake(standardOptions(directory), {
      keepAliveTimeout: 100,
      headersTimeout: 200,
      requestTimeout: 400,
      connectionsCheckingInterval: 50,
      timeout: 600,
      closing: 100,
    })
  })

  afterAll(async () => {
    await lake.close()
    rmSync(directory, { recursive: true })
  })

  test('when its headers do not', async () => {
    const connection = new RawConnection(lake.url)
    connection.socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    await connection.closed
    expect(connection.statuses).toEqual([408])
  })

  test('when its body does not', async () => {
    const connection = new RawConnection(lake.url)
    connection.socket.write(
      `POST ${write()} HTTP/1.1\r\nHost: localhost\r\n${token()}Content-Length: 9\r\n\r\n{`,
    )
    await connection.closed
    expect(connection.statuses).toEqual([408])
  })

  test('when nothing was said', async () => {
    const connection = new RawConnection(lake.url)
    await connection.closed
    expect(connection.statuses).toEqual([408])
  })
})

function write(): string {
  return '/lake/v1/data/mutate/production'
}

function token(): string {
  return `Authorization: Bearer ${TOKEN}\r\n`
}
