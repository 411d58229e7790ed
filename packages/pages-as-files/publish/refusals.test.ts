import { encodeSignatureHeader } from '@sanity/webhook'
import { beforeAll, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { siteOfTests } from '../testing/fresh-site.ts'
import { minute, Sender, secrets } from '../testing/sender.ts'

const price = { _id: 'price-a', _type: 'price' }

const site = siteOfTests()
/** What a stranger reaches is delivery; what it refuses by itself publishing refuses too. */
let senders: readonly Sender[]

beforeAll(async () => {
  await site.reset()
  await site.startDelivery()
  senders = [site.sender, new Sender(site.publishUrl)]
})

test('a message is refused without a signature', async () => {
  for (const sender of senders) expect((await sender.post(JSON.stringify(price), {})).status).toBe(401)
})

test.each([
  [
    'with another secret',
    (sender: Sender) => sender.send(price, { secret: 'not-the-secret-of-24-characters' }),
  ],
  ['with an empty header', (sender: Sender) => sender.send(price, signed(''))],
  ['with nonsense for a signature', (sender: Sender) => sender.send(price, signed('t=1,v1=x'))],
  [
    'with the signature of another message',
    async (sender: Sender) => {
      const other = '{"_id":"b","_type":"price"}'
      return sender.send(price, signed(await encodeSignatureHeader(other, Date.now(), secrets[0])))
    },
  ],
])('a message is refused %s', async (_, attempt) => {
  for (const sender of senders) expect((await attempt(sender)).status).toBe(401)
})

test('a message is refused when its signature is older than five minutes or from the future', async () => {
  for (const sender of senders) {
    const old = await sender.send(price, { age: 5.1 * minute })
    const future = await sender.send(price, { age: -5.1 * minute })
    expect([old.status, future.status]).toEqual([403, 403])
    expect(old.body.error).toBe('The signature is more than five minutes old.')
  }
})

test('a message is refused when it is larger than 64 KiB, and what follows is not taken for a request', async () => {
  for (const address of [site.url, site.publishUrl]) {
    const { status, headers } = await ask(address, '/api/revalidate', {
      method: 'POST',
      headers: { 'sanity-webhook-signature': 't=1,v1=x' },
      body: 'x'.repeat(70_000),
    })
    expect([status, headers.connection]).toEqual([413, 'close'])
  }
})

test('a message that says to be small and is not is refused too', async () => {
  const headers = { 'sanity-webhook-signature': 't=1,v1=x' }
  const large = () => new Blob(['x'.repeat(70_000)]).stream()
  for (const sender of senders) expect((await sender.post(large(), headers)).status).toBe(413)
})

test.each(['{"_id":', 'words', '<?xml?>'])('a message is refused when it is not JSON: %s', async (body) => {
  for (const sender of senders) expect((await sender.send(body)).status).toBe(400)
})

test.each([[[]], ['"text"'], [null], [{ _id: 'a' }], [{ _type: 'price' }], [{ _id: 1, _type: 'price' }]])(
  'a message is refused when it names no document: %j',
  async (body) => {
    for (const sender of senders) expect((await sender.send(body)).status).toBe(400)
  },
)

test('a refusal never says what was sent', async () => {
  for (const sender of senders) {
    const { body } = await sender.send({ _id: '<script>alert(1)</script>' })
    expect(JSON.stringify(body)).not.toContain('script')
  }
})

test('publishing answers nothing but messages and what delivery asks for', async () => {
  for (const path of ['/', '/api/revalidate', '/make'])
    expect((await ask(site.publishUrl, path)).status).toBe(404)
  const made = await ask(site.publishUrl, '/make', { method: 'POST', body: '{"path":"/no-such-file.avif"}' })
  expect(made.status).toBe(404)
  for (const body of ['', '[]', '{"path":"no-slash"}'])
    expect((await ask(site.publishUrl, '/make', { method: 'POST', body })).status).toBe(503)
})

test('what visitors requested lately is no more than a wish: nonsense there does no harm', async () => {
  const sender = new Sender(site.publishUrl)
  for (const wish of ['nonsense', '{"a":1}', '[1,2]', '["/no-such-page"]'])
    expect((await sender.send(price, { headers: { 'x-recently-requested': wish } })).status).toBe(200)
})

function signed(signature: string) {
  return { headers: { 'sanity-webhook-signature': signature } }
}
