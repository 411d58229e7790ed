import { afterAll, describe, expect, test } from 'vitest'
import { startLake } from './server.ts'
import { connectionTo, member, openSocket, StreamReader } from './testing/connections.ts'
import { cookieOf } from './testing/logged-in.ts'
import { standardOptions, TOKEN, temporaryFolder, temporaryLake } from './testing/temporary-lake.ts'

const HOST = 'Host: localhost\r\n'
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
const WRITE = `POST /lake/v1/data/mutate/production HTTP/1.1\r\n${HOST}Authorization: Bearer ${TOKEN}\r\n`

test('a lake that is told to end does so, whatever goes on over its connections', async () => {
  const lake = await temporaryLake({ storage: 'memory' })
  const events = await new StreamReader(lake).listen('*', {}, member())
  const { socket } = await openSocket(lake, '/lake/socket', { cookie: await cookieOf(lake) })
  const { path } = await lake.client.assets.upload('file', Buffer.alloc(20 * 1024 * 1024))
  const said = {
    nothing: '',
    'half a line': 'GET /lake/v1/pi',
    'half the headers': 'GET /lake/v1/ping HTTP/1.1\r\nHost: local',
    'all of it, and it was answered': `GET /lake/v1/ping HTTP/1.1\r\n${HOST}\r\n`,
    'half a body': `${WRITE}Content-Length: 99\r\n\r\n{"mu`,
    'a body that was refused and goes on': `POST /lake/v1/no HTTP/1.1\r\n${HOST}Content-Length: 99\r\n\r\nabc`,
    'a socket that was refused': `GET /lake/socket HTTP/1.1\r\n${HOST}${UPGRADE}\r\n`,
    'a socket for nothing': `GET /nonsense HTTP/1.1\r\n${HOST}${UPGRADE}\r\n`,
  }
  const open = new Set(Object.keys(said))
  for (const [name, bytes] of Object.entries(said)) {
    const connection = connectionTo(lake.url, bytes)
    void connection.closed.then(() => open.delete(name))
  }
  const slow = connectionTo(lake.url, `GET /lake/${path} HTTP/1.1\r\n${HOST}\r\n`)
  await new Promise((resolve) => slow.socket.once('data', resolve))
  slow.socket.pause()
  await lake.close()
  slow.end()
  await expect.poll(() => [...open]).toEqual([])
  await expect.poll(() => socket.readyState).toBe(socket.CLOSED)
  expect(events[0]?.event).toBe('welcome')
})

test('a lake that can’t start leaves its port to another', async () => {
  await using lake = await temporaryLake()
  const former = await startLake(standardOptions(temporaryFolder()))
  await former.close()
  const port = Number(new URL(former.url).port)
  const refused = startLake({ ...standardOptions(lake.directory), port })
  await expect(refused).rejects.toThrow('Another lake already runs on the folder')
  const next = await startLake({ ...standardOptions(temporaryFolder()), port })
  await next.close()
})

describe('A connection ends', async () => {
  const lake = await startLake(standardOptions(temporaryFolder()), {
    keepAliveTimeout: 100,
    headersTimeout: 200,
    requestTimeout: 400,
    connectionsCheckingInterval: 50,
    timeout: 60_000,
    closing: 100,
  })

  afterAll(() => lake.close())

  test.each([
    ['when its headers do not', `GET / HTTP/1.1\r\n${HOST}`],
    ['when its body does not', `${WRITE}Content-Length: 9\r\n\r\n{`],
    ['when nothing was said', ''],
  ])('%s', async (_when, bytes) => {
    const connection = connectionTo(lake.url, bytes)
    await connection.closed
    expect(connection.statuses).toEqual([408])
  })
})
