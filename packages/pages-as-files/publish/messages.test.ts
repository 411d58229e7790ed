import { describe, expect, test } from 'vitest'
import { ask, askJson } from '../testing/ask.ts'
import { freshSite } from '../testing/fresh-site.ts'
import { minute, secrets } from '../testing/sender.ts'

const price = { _id: 'price-a', _type: 'price' }
const PAINTING = '/services/painting'

const site = freshSite({ isDelivered: true })

describe('a message that is signed', () => {
  test('is answered when visitors get what was published, and with nothing a cache may keep', async () => {
    site.content.publish(PAINTING, 'new words')
    const { status, headers, body } = await site.sender.send(price)
    expect(body).toEqual({
      ...{ revalidated: [PAINTING], problems: [], lacks: [] },
      unchanged: expect.any(Number),
    })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await ask(site.url, PAINTING)).text).toContain('new words')
  })

  test.each([
    ['with the secret that is being rotated out', { secret: secrets[1] }],
    ['when it is nearly five minutes old', { age: 4.9 * minute }],
    ['when it is nearly five minutes ahead', { age: -4.9 * minute }],
  ])('is accepted %s', async (_, how) => {
    expect((await site.sender.send(price, how)).status).toBe(200)
  })

  test('about a type that no page shows changes nothing and is not sent again', async () => {
    site.content.publishDocument('x', 'vehicle')
    const { status, body } = await site.sender.send({ _id: 'x', _type: 'vehicle' })
    expect([status, body.revalidated]).toEqual([200, []])
  })

  test('tells of a page that can’t be made, and is not sent again for that', async () => {
    site.content.publish(PAINTING, null)
    const { status, body } = await site.sender.send(price)
    expect([status, body.problems]).toMatchObject([200, [{ path: PAINTING }]])
  })

  test.each([
    ['lake', 'What changed is not on all pages yet. The log says why.'],
    ['renderer', 'renderer'],
  ] as const)('is to be sent again while the %s is away, and the website tells why', async (away, delay) => {
    site.content.publish(PAINTING, 'new words')
    site[away].isAway = true
    const { status, body } = await site.sender.send(price)
    expect([status, body.error]).toEqual([503, expect.stringContaining('Send the message again.')])
    expect(await delayOf(price._id)).toBe(delay)
    await expect(site.publisher.compare()).rejects.toThrow()
    expect(site.shown(PAINTING)).toContain('first words')
    site[away].isAway = false
    const again = await site.sender.send(price)
    expect([again.status, again.body.revalidated]).toEqual([200, [PAINTING]])
    await expect.poll(() => delayOf(price._id)).toBeUndefined()
  })

  test('is to be sent again while nobody publishes', async () => {
    await site.stopPublishing()
    expect((await site.sender.send(price)).status).toBe(503)
    expect(await delayOf(price._id)).toBe('publisher')
    await site.startPublishing()
    expect((await site.sender.send(price)).status).toBe(200)
  })

  test('comes with the pages that visitors requested, which are made first', async () => {
    const tokyo = '/services/東京'
    const showing = ['/', '/prices', '/service-areas', PAINTING, tokyo]
    const publishPrice = (cents: number) => {
      site.content.publishDocument(price._id, 'price')
      for (const path of showing)
        site.content.publish(path, 'first words', { shown: { price: { _id: price._id, cents } } })
    }
    publishPrice(1)
    await site.sender.send(price)
    for (const path of [tokyo, '/service-areas', '/no-such-page']) await ask(site.url, encodeURI(path))
    publishPrice(2)
    site.renderer.rendered.length = 0
    expect((await site.sender.send(price)).body.revalidated).toHaveLength(showing.length)
    expect(site.renderer.rendered.slice(0, 2)).toEqual(['/service-areas', encodeURI(tokyo)])
  })

  test('that comes again finds nothing to do, and is told once, with its pages and how long they took', async () => {
    site.content.publish(PAINTING, 'new words')
    const about = { _id: 'services-painting', _type: 'service' }
    expect((await site.sender.send(about)).body.revalidated).toEqual([PAINTING])
    site.lake.questions = 0
    expect((await site.sender.send(about)).body).toEqual({
      revalidated: [],
      unchanged: 0,
      problems: [],
      lacks: [],
    })
    expect(site.lake.questions).toBe(0)
    const details = {
      document: about._id,
      pages: [PAINTING],
      count: 1,
      problems: 0,
      lacks: [],
      ms: expect.any(Number),
    }
    const message = expect.stringMatching(/^Published services-painting: 1 pages in \d+ ms$/)
    expect(site.publishing.events).toEqual([{ event: 'publish', message, details }])
  })
})

test('messages that are not signed are told once a minute, however many come', async () => {
  for (let sent = 0; sent < 5; sent += 1) await site.sender.post(JSON.stringify(price), {})
  expect(site.publishing.events).toEqual([
    { event: 'refused', message: expect.any(String), details: { status: 401, count: 1 } },
  ])
})

/** Which part the website says is away, when somebody waits for what was published. */
async function delayOf(id: string): Promise<unknown> {
  const [, { delay }] = await askJson(site.url, `/api/document-status?document=${id}`)
  return delay
}
