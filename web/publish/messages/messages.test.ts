import { encodeSignatureHeader } from '@sanity/webhook'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask } from '../../testing/published-site/ask.ts'
import { minute, type Sender, secrets } from '../../testing/published-site/sender.ts'
import { Site } from '../../testing/published-site/site.ts'

const price = { _id: 'price-a', _type: 'price' }
const PAINTING = '/services/painting'

const site = new Site()
let sender: Sender

beforeAll(() => site.open())
afterAll(() => site.close())
beforeEach(async () => {
  await site.reset()
  await site.startDelivery()
  sender = site.sender
})

describe('a message that is signed', () => {
  test('is answered when visitors get what was published, and with nothing a cache may keep', async () => {
    site.content.publish(PAINTING, 'new words')
    const { status, headers, body } = await sender.send(price)
    expect(body).toEqual({ revalidated: [PAINTING], unchanged: expect.any(Number), problems: [] })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await ask(site.url, PAINTING)).text).toContain('new words')
  })

  test('with the secret that is being rotated out is accepted too', async () => {
    expect((await sender.send(price, { secret: secrets[1] })).status).toBe(200)
  })

  test('may be up to five minutes old or ahead', async () => {
    expect((await sender.send(price, { age: 4.9 * minute })).status).toBe(200)
    expect((await sender.send(price, { age: -4.9 * minute })).status).toBe(200)
  })

  test('about a type that no page shows changes nothing and is not sent again', async () => {
    const { status, body } = await sender.send({ _id: 'x', _type: 'vehicle' })
    expect([status, body.revalidated]).toEqual([200, []])
    expect(body.ignored).toBeTruthy()
  })

  test('tells of a page that can’t be made, and is not sent again for that', async () => {
    site.content.publish(PAINTING, null)
    const { status, body } = await sender.send(price)
    expect([status, body.problems]).toMatchObject([200, [{ path: PAINTING }]])
  })

  test.each([
    ['lake', 503, undefined],
    ['renderer', 502, 'renderer'],
  ] as const)(
    'is to be sent again while the %s is away, and the website tells which',
    async (away, code, delay) => {
      site.content.publish(PAINTING, 'new words')
      site[away].isAway = true
      const { status, body } = await sender.send(price, { key: 'away' })
      expect([status, body.error]).toEqual([code, expect.stringContaining('Send the message again.')])
      expect(await delayOf(price._id)).toBe(delay)
      site[away].isAway = false
      const again = await sender.send(price, { key: 'away' })
      expect([again.status, again.body.revalidated, again.body.repeated]).toEqual([
        200,
        [PAINTING],
        undefined,
      ])
      expect(await delayOf(price._id)).toBeUndefined()
    },
  )

  test('is to be sent again while nobody publishes', async () => {
    await site.stopPublishing()
    expect((await sender.send(price, { key: 'one' })).status).toBe(503)
    expect(await delayOf(price._id)).toBe('publisher')
    await site.startPublishing()
    expect((await sender.send(price, { key: 'one' })).status).toBe(200)
  })

  test('comes with the pages that visitors asked for, which are made first', async () => {
    const shown = { price: { _id: price._id } }
    const paths = ['/', '/prices', '/service-areas', '/services/painting', '/services/plumbing']
    for (const path of paths) site.content.publish(path, 'words', { shown })
    await sender.send(price)
    for (const path of ['/services/plumbing', '/service-areas', '/no-such-page']) await ask(site.url, path)
    for (const path of paths) site.content.publish(path, 'new words', { shown })
    site.renderer.rendered.length = 0
    expect((await sender.send(price)).body.revalidated).toHaveLength(paths.length)
    expect(site.renderer.rendered.slice(0, 2)).toEqual(['/service-areas', '/services/plumbing'])
  })
})

test('pages that visitors asked for are no more than fit, however long their addresses are', async () => {
  const long = Array.from({ length: 90 }, (_, index) => `/services/${'x'.repeat(180)}${index}`)
  for (const path of long) site.content.publish(path, 'words')
  await site.sender.send({ _id: 'a', _type: 'service' })
  for (const path of long) expect((await ask(site.url, path)).status).toBe(200)
  site.content.publish(PAINTING, 'new words')
  expect((await sender.send(price)).body.revalidated).toEqual([PAINTING])
})

describe('a message that comes again', () => {
  test('with the same key does no work twice', async () => {
    const first = await sender.send(price, { key: 'one' })
    site.lake.isAway = true
    const second = await sender.send(price, { key: 'one', age: 1000 })
    expect(second.body).toEqual({ ...first.body, repeated: true })
  })

  test('while the first is worked on waits for it, however long that takes', async () => {
    const held = Promise.withResolvers<void>()
    site.content.publish(PAINTING, 'new words')
    site.renderer.held = held.promise
    const first = sender.send(price, { key: 'one' })
    await expect.poll(() => site.renderer.rendered).toEqual([PAINTING])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * minute })
    await sender.send({ _id: 'x', _type: 'vehicle' })
    const second = sender.send(price, { key: 'one' })
    held.resolve()
    expect((await second).body).toEqual({ ...(await first).body, repeated: true })
    vi.useRealTimers()
  })

  test('as a recording of the first is known by its signature, whatever key it claims', async () => {
    const text = JSON.stringify(price)
    const signature = await encodeSignatureHeader(text, Date.now() - 2000, secrets[0])
    const replayAs = (key: string) =>
      sender.post(text, { 'sanity-webhook-signature': signature, 'idempotency-key': key })
    await replayAs('mine')
    site.lake.isAway = true
    const replay = await replayAs('other')
    expect([replay.status, replay.body.repeated]).toEqual([200, true])
  })

  test('while the first is still worked on shares its answer', async () => {
    const held = Promise.withResolvers<void>()
    site.lake.held = held.promise
    const answers = [sender.send(price, { key: 'two' }), sender.send(price, { key: 'two', age: 1 })]
    held.resolve()
    const done = await Promise.all(answers)
    expect(done.map(({ status }) => status)).toEqual([200, 200])
    expect(done.filter(({ body }) => body.repeated)).toHaveLength(1)
  })
})

/** Which part the website says is away, when somebody waits for what was published. */
async function delayOf(id: string): Promise<unknown> {
  const { text } = await ask(site.url, `/api/document-status?document=${id}`)
  return JSON.parse(text).delay
}
