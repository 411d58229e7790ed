import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { logIn, SocketReader } from '../testing/socket-reader.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

type Message = { id: number; status?: number; type?: string; chunk?: string; end?: true }

const STREAMS = '/lake/socket'
let lake: TemporaryLake
let reader: SocketReader<Message>

beforeEach(async () => {
  lake = await temporaryLake()
  reader = new SocketReader(lake)
})

afterEach(async () => {
  reader.stop()
  await lake.end()
})

describe('The socket of a tab', () => {
  test('carries twenty listeners, and each hears of what it asked for', async () => {
    const { messages, say } = await reader.open(STREAMS, { cookie: await logIn(lake) })
    for (let id = 1; id <= 20; id++)
      say({ open: id, url: listenTo(id % 2 ? '_type == "price"' : '_type == "city"') })
    await expect.poll(() => messages.filter(isEvent('welcome')).length).toBe(20)
    await lake.client.create({ _id: 'drafts.price-painting', _type: 'price' })
    await expect.poll(() => messages.filter(isEvent('mutation')).length).toBe(10)
    expect(messages.filter(isEvent('mutation')).every(({ id }) => id % 2 === 1)).toBe(true)
    expect(messages[0]).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' })
  })

  test('says nothing more to a listener that was closed', async () => {
    const { messages, say } = await reader.open(STREAMS, { cookie: await logIn(lake) })
    for (const id of [1, 2]) say({ open: id, url: listenTo('true') })
    await expect.poll(() => messages.filter(isEvent('welcome')).length).toBe(2)
    say({ close: 1 })
    // Messages are handled in order: the answer to this one tells that the first has been closed.
    say({ open: 3, url: listenTo('true') })
    await expect.poll(() => messages.filter(isEvent('welcome')).length).toBe(3)
    await lake.client.create({ _id: 'price-painting', _type: 'price' })
    const heardBy = () => messages.filter(isEvent('mutation')).map(({ id }) => id)
    await expect.poll(() => heardBy().sort()).toEqual([2, 3])
  })

  test('gives a listener that comes back what it missed', async () => {
    const cookie = await logIn(lake)
    const url = `${listenTo('true')}&enableResume=true`
    const first = await reader.open(STREAMS, { cookie })
    first.say({ open: 1, url })
    await expect.poll(() => first.messages.some(isEvent('welcome'))).toBe(true)
    await lake.client.create({ _id: 'price-painting', _type: 'price' })
    await expect.poll(() => first.messages.some(isEvent('mutation'))).toBe(true)
    const lastEventId = /^id: (.*)$/m.exec(first.messages.find(isEvent('mutation'))?.chunk ?? '')?.[1]
    first.socket.terminate()
    await lake.client.create({ _id: 'price-plumbing', _type: 'price' })
    const second = await reader.open(STREAMS, { cookie })
    second.say({ open: 1, url, headers: { 'Last-Event-ID': lastEventId } })
    const heard = () => second.messages.map(({ chunk }) => chunk).join('')
    await expect.poll(heard).toMatch(/welcomeback.*price-plumbing/s)
  })

  test('is refused to someone without a login', async () => {
    await expect(reader.open(STREAMS)).rejects.toThrow('401')
  })

  test.each(['a@localhost', 'a:b@localhost', 'not a host', '[::1', ''])(
    'is refused under the host "%s", and the lake goes on',
    async (host) => {
      expect(await rawAnswer(upgrade(host))).toMatch(/^HTTP\/1.1 4\d\d /)
      expect(await lake.client.fetch('1')).toBe(1)
    },
  )

  test('carries an error answer like any other', async () => {
    const { messages, say } = await reader.open(STREAMS, { cookie: await logIn(lake) })
    say({ open: 1, url: '/lake/v1/data/listen/nowhere?query=*' })
    await expect.poll(() => messages).toContainEqual({ id: 1, end: true })
    expect(messages[0]).toEqual({ id: 1, status: 404, type: 'application/json' })
  })

  test.each(['http://elsewhere.example/lake/v1/users/me', '/login', '//elsewhere.example/lake/v1/x'])(
    'carries nothing but the lake: %s',
    async (url) => {
      const { messages, say } = await reader.open(STREAMS, { cookie: await logIn(lake) })
      say({ open: 1, url })
      await expect.poll(() => messages[0]).toMatchObject({ id: 1, status: 400 })
    },
  )

  test.each(['https://elsewhere.example', 'null', null])('is refused to a page of %s', async (origin) => {
    await expect(reader.open(STREAMS, { cookie: await logIn(lake), origin })).rejects.toThrow('403')
  })

  test('is closed to nonsense', async () => {
    const { socket } = await reader.open(STREAMS, { cookie: await logIn(lake) })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.send('nonsense')
    expect(await closed).toBe(1003)
  })

  test('exists at its own address only', async () => {
    await expect(reader.open('/lake/v1/data/listen/production')).rejects.toThrow('404')
  })
})

function listenTo(filter: string): string {
  return `/lake/v2025-02-19/data/listen/production?query=${encodeURIComponent(`*[${filter}]`)}`
}

/** All that the lake answers to bytes on a connection of its own, until it closes it. */
async function rawAnswer(bytes: string): Promise<string> {
  const connection = connect(Number(new URL(lake.url).port), '127.0.0.1')
  connection.end(bytes)
  return text(connection)
}

function upgrade(host: string): string {
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
  return `GET ${STREAMS} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`
}

function isEvent(name: string): (message: Message) => boolean {
  return ({ chunk }) => chunk?.includes(`event: ${name}\n`) ?? false
}
