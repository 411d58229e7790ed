import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn, SocketReader } from '../testing/socket-reader.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

type Message = { id?: string; result?: unknown; params?: { subscription: string; result: unknown } }

const PRESENCE = '/lake/v2022-06-30/socket/production?tag=sanity.studio'
const AT_THE_PRICE = [{ type: 'document', documentId: 'price-painting', path: ['minimum'] }]
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

test('a tab that opens asks who is there, and hears where the others are', async () => {
  const [first, second] = [await join('first'), await join('second')]
  await expect.poll(() => heardBy(first)).toContainEqual({ type: 'rollCall', i: 'owner', session: 'second' })
  const data = { sessionId: 'first', locations: AT_THE_PRICE }
  first.say({ jsonrpc: '2.0', id: '3', method: 'presence_announce', params: { data } })
  await expect.poll(() => heardBy(second)).toContainEqual({ type: 'state', i: 'owner', m: data })
})

test('a tab that closes is gone for the others', async () => {
  const [first, second] = [await join('first'), await join('second')]
  const data = { sessionId: 'first', locations: AT_THE_PRICE }
  first.say({ jsonrpc: '2.0', id: '3', method: 'presence_announce', params: { data } })
  await expect.poll(() => first.messages.some(({ id }) => id === '3')).toBe(true)
  first.socket.close()
  const gone = { type: 'disconnect', i: 'owner', m: { session: 'first' } }
  await expect.poll(() => heardBy(second)).toContainEqual(gone)
})

test('a message that is nested without end costs the connection of its sender, and nobody else', async () => {
  const [first, second] = [await join('first'), await join('second')]
  const data = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  first.socket.send(`{"jsonrpc":"2.0","id":"3","method":"presence_announce","params":{"data":${data}}}`)
  await expect.poll(() => first.socket.readyState).toBe(first.socket.CLOSED)
  await join('third')
  await expect.poll(() => heardBy(second)).toContainEqual({ type: 'rollCall', i: 'owner', session: 'third' })
})

test('nobody is told without a login', async () => {
  await expect(reader.open(PRESENCE)).rejects.toThrow('401')
})

async function join(session: string) {
  const tab = await reader.open(PRESENCE, { cookie: await logIn(lake) })
  tab.say({ jsonrpc: '2.0', id: '1', method: 'presence_subscribe', params: {} })
  tab.say({ jsonrpc: '2.0', id: '2', method: 'presence_rollcall', params: { session } })
  await expect.poll(() => tab.messages.some(({ id }) => id === '2')).toBe(true)
  return tab
}

function heardBy({ messages }: { messages: Message[] }): unknown[] {
  return messages.flatMap(({ params }) => (params ? [params.result] : []))
}
