import { encodeSignatureHeader } from '@sanity/webhook'
import { beforeAll, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { siteOfTests } from '../testing/fresh-site.ts'
import { minute, Sender, secrets } from '../testing/sender.ts'

const price = { _id: 'price-a', _type: 'price' }

const site = siteOfTests({ isDelivered: true })
/** What a stranger reaches is delivery; what it refuses by itself publishing refuses too. */
let senders: readonly Sender[]

beforeAll(() => {
  senders = [site.sender, new Sender(site.publishUrl)]
})

const signed = (signature: string) => ({ headers: { 'sanity-webhook-signature': signature } })
const otherMessage = () => encodeSignatureHeader('{"_id":"b","_type":"price"}', Date.now(), secrets[0])

test.each<[number, string, (sender: Sender) => ReturnType<Sender['send']>]>([
  [401, 'without a signature', (sender) => sender.post(JSON.stringify(price), {})],
  [401, 'with another secret', (sender) => sender.send(price, { secret: 'not-the-secret-of-24-characters' })],
  [401, 'with an empty header', (sender) => sender.send(price, signed(''))],
  [401, 'with nonsense for a signature', (sender) => sender.send(price, signed('t=1,v1=x'))],
  [401, 'signed for another message', async (sender) => sender.send(price, signed(await otherMessage()))],
  [403, 'that is more than five minutes old', (sender) => sender.send(price, { age: 5.1 * minute })],
  [403, 'from more than five minutes ahead', (sender) => sender.send(price, { age: -5.1 * minute })],
])('%i answers a message %s', async (expected, _, attempt) => {
  for (const sender of senders) expect((await attempt(sender)).status).toBe(expected)
})

const noJson: [unknown][] = [['{"_id":'], ['words'], ['<?xml?><script>']]
const noDocument: [unknown][] = [
  [[]],
  [null],
  [{ _id: '<script>' }],
  [{ _type: 'price' }],
  [{ _id: 1, _type: 'price' }],
]
test.each([...noJson, ...noDocument])(
  '400 answers %j, and says nothing of what was sent',
  async (message) => {
    for (const sender of senders) {
      const { status, body } = await sender.send(message)
      expect(status).toBe(400)
      expect(body.error).not.toContain('script')
    }
  },
)

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
  for (const wish of ['nonsense', '%', '', ' /no-such-page'])
    expect((await sender.send(price, { headers: { 'x-recently-requested': wish } })).status).toBe(200)
})
