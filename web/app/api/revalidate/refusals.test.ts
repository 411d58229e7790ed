import { encodeSignatureHeader } from '@sanity/webhook'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { current, minute, Sender } from '../../../freshness/test-sender.ts'
import { TestSite } from '../../../freshness/test-site.ts'

const price = { _id: 'price-a', _type: 'price' }

let site: TestSite
let sender: Sender
const send: Sender['send'] = (...message) => sender.send(...message)
const post: Sender['post'] = (...message) => sender.post(...message)

beforeAll(async () => {
  site = new TestSite(() => 'nothing')
  for (const [name, value] of Object.entries(await site.open())) vi.stubEnv(name, value)
  sender = new Sender((await import('./route.ts')).POST)
})

afterAll(() => {
  site.close()
  vi.unstubAllEnvs()
})

test('a message is refused without a signature', async () => {
  expect((await post(JSON.stringify(price), {})).status).toBe(401)
})

test.each([
  ['with another secret', () => send(price, { secret: 'not-the-secret-of-24-characters' })],
  ['with an empty header', () => send(price, { headers: { 'sanity-webhook-signature': '' } })],
  [
    'with nonsense for a signature',
    () => send(price, { headers: { 'sanity-webhook-signature': 't=1,v1=x' } }),
  ],
  [
    'with the signature of another message',
    async () => {
      const signature = await encodeSignatureHeader('{"_id":"b","_type":"price"}', Date.now(), current)
      return send(price, { headers: { 'sanity-webhook-signature': signature } })
    },
  ],
])('a message is refused %s', async (_, attempt) => {
  expect((await attempt()).status).toBe(401)
})

test('a message is refused when its signature is older than five minutes or from the future', async () => {
  const old = await send(price, { age: 5.1 * minute })
  const future = await send(price, { age: -5.1 * minute })
  expect([old.status, future.status]).toEqual([403, 403])
  expect(old.body.error).toBe('The signature is more than five minutes old.')
})

test('a message is refused when it is larger than 64 KiB, before all of it is read', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_384
      controller.enqueue(new Uint8Array(16_384))
    },
  })
  expect((await post(endless, { 'sanity-webhook-signature': 't=1,v1=x' })).status).toBe(413)
  expect(sent).toBeLessThan(200_000)
})

test.each(['{"_id":', 'words', '<?xml?>'])('a message is refused when it is not JSON: %s', async (body) => {
  expect((await send(body)).status).toBe(400)
})

test.each([[[]], ['text'], [null], [{ _id: 'a' }], [{ _type: 'price' }], [{ _id: 1, _type: 'price' }]])(
  'a message is refused when it names no document: %j',
  async (body) => {
    expect((await send(body)).status).toBe(400)
  },
)

test('a refusal never says what was sent', async () => {
  const { body } = await send({ _id: '<script>alert(1)</script>' })
  expect(JSON.stringify(body)).not.toContain('script')
})
