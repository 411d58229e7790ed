import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { answerTo, openSocket } from '../testing/connections.ts'
import { cookieOf } from '../testing/logged-in.ts'
import { sharedLake } from '../testing/temporary-lake.ts'

type StreamMessage = { id: number; status?: number; type?: string; chunk?: string; end?: true }
type Told = { id?: string; params?: { subscription: string; result: unknown } }

const STREAMS = '/lake/socket'
const PRESENCE = '/lake/v2022-06-30/socket/production?tag=sanity.studio'
const AT_THE_PRICE = [{ type: 'document', documentId: 'price-painting', path: ['minimum'] }]

const lake = await sharedLake()
const cookie = await cookieOf(lake)

// A Studio's end of it, which asks, hears, and comes back after a loss, is tried in `studio-plugin/listener-socket.test.ts`.
describe('The socket of event streams', () => {
  test('says nothing more to a listener that was closed', async () => {
    const { messages, say } = await openSocket<StreamMessage>(lake, STREAMS, { cookie })
    for (const id of [1, 2]) say({ open: id, url: listenTo('true') })
    await expect.poll(() => messages.filter(isEvent('welcome')).length).toBe(2)
    say({ close: 1 })
    // Messages are handled in order: the answer to this one tells that the first has been closed.
    say({ open: 3, url: listenTo('true') })
    await expect.poll(() => messages.filter(isEvent('welcome')).length).toBe(3)
    await lake.client.create({ _id: 'price-painting', _type: 'price' })
    const heardBy = () => messages.filter(isEvent('mutation')).map(({ id }) => id)
    await expect.poll(() => heardBy().sort()).toEqual([2, 3])
    expect(messages[0]).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' })
  })

  const elsewhere = ['http://elsewhere.example/lake/v1/users/me', '/login', '//elsewhere.example/lake/v1/x']
  test.each(elsewhere)('carries nothing but the lake: %s', async (url) => {
    const { messages, say } = await openSocket<StreamMessage>(lake, STREAMS, { cookie })
    say({ open: 1, url })
    await expect.poll(() => messages[0]).toMatchObject({ id: 1, status: 400 })
  })

  test('is closed to nonsense', async () => {
    const { socket } = await openSocket<StreamMessage>(lake, STREAMS, { cookie })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.send('nonsense')
    expect(await closed).toBe(1003)
  })
})

test.each([
  ['to event streams without a login', STREAMS, {}, '401'],
  ['to presence without a login', PRESENCE, {}, '401'],
  ['at another address', '/lake/v1/data/listen/production', { cookie }, '404'],
  ['to another origin', STREAMS, { cookie, origin: 'https://elsewhere.example' }, '403'],
  ['to a page of no origin', STREAMS, { cookie, origin: 'null' }, '403'],
  ['without an origin', STREAMS, { cookie, origin: null }, '403'],
])('a socket %s is refused', async (_, path, headers, status) => {
  await expect(openSocket<StreamMessage>(lake, path, headers)).rejects.toThrow(status)
})

const noHosts = ['a@localhost', 'a:b@localhost', 'not a host', '[::1', '']
test.each(noHosts)('a socket under the host "%s" is refused, and the lake goes on', async (host) => {
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\n${key}`
  const asked = `GET ${STREAMS} HTTP/1.1\r\nHost: ${host}\r\n${upgrade}\r\n\r\n`
  expect(await answerTo(lake.url, asked)).toMatch(/^HTTP\/1.1 4\d\d /)
  expect(await lake.client.fetch('1')).toBe(1)
})

describe('Presence', () => {
  test('tells who is there when a tab opens, where the others are, and when one closes', async () => {
    const [first, second] = [await join('first'), await join('second')]
    const opened = { type: 'rollCall', i: 'owner', session: 'second' }
    await expect.poll(() => heardBy(first)).toContainEqual(opened)
    const data = { sessionId: 'first', locations: AT_THE_PRICE }
    first.say({ jsonrpc: '2.0', id: '3', method: 'presence_announce', params: { data } })
    await expect.poll(() => heardBy(second)).toContainEqual({ type: 'state', i: 'owner', m: data })
    first.socket.close()
    const gone = { type: 'disconnect', i: 'owner', m: { session: 'first' } }
    await expect.poll(() => heardBy(second)).toContainEqual(gone)
  })

  test('costs who nests a message without end the connection, and nobody else', async () => {
    const [first, second] = [await join('first'), await join('second')]
    const data = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    first.socket.send(`{"jsonrpc":"2.0","id":"3","method":"presence_announce","params":{"data":${data}}}`)
    await expect.poll(() => first.socket.readyState).toBe(first.socket.CLOSED)
    await join('third')
    const opened = { type: 'rollCall', i: 'owner', session: 'third' }
    await expect.poll(() => heardBy(second)).toContainEqual(opened)
  })

  test('costs who subscribes without end the connection', async () => {
    const { socket, say } = await join('first')
    for (let id = 0; id < 100; id++)
      say({ jsonrpc: '2.0', id: `${id}`, method: 'presence_subscribe', params: {} })
    await expect.poll(() => socket.readyState).toBe(socket.CLOSED)
  })

  test('waits for nobody who does not read, and keeps little for them', async () => {
    const [deaf, first] = [await join('deaf'), await join('first')]
    const announce = (tab: typeof deaf, sessionId: string, locations: unknown) => {
      const params = { data: { sessionId, locations } }
      tab.say({ jsonrpc: '2.0', id: '3', method: 'presence_announce', params })
    }
    announce(deaf, 'deaf', [])
    deaf.socket.pause()
    // More than the system keeps of what nobody reads.
    for (let count = 0; count < 500; count++) {
      const heard = once(first.socket, 'message')
      announce(first, 'first', 'x'.repeat(60_000))
      await heard
    }
    await expect
      .poll(() => heardBy(first))
      .toContainEqual({ type: 'disconnect', i: 'owner', m: { session: 'deaf' } })
  })

  async function join(session: string) {
    const tab = await openSocket<Told>(lake, PRESENCE, { cookie })
    tab.say({ jsonrpc: '2.0', id: '1', method: 'presence_subscribe', params: {} })
    tab.say({ jsonrpc: '2.0', id: '2', method: 'presence_rollcall', params: { session } })
    await expect.poll(() => tab.messages.some(({ id }) => id === '2')).toBe(true)
    return tab
  }

  function heardBy({ messages }: { messages: Told[] }): unknown[] {
    return messages.flatMap(({ params }) => (params ? [params.result] : []))
  }
})

function listenTo(filter: string): string {
  return `/lake/v2025-02-19/data/listen/production?query=${encodeURIComponent(`*[${filter}]`)}`
}

function isEvent(name: string): (message: StreamMessage) => boolean {
  return ({ chunk }) => chunk?.includes(`event: ${name}\n`) ?? false
}
