import { encodeSignatureHeader } from '@sanity/webhook'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { current, former, minute, Sender } from '../../../freshness/test-sender.ts'
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

beforeEach(() => {
  site.lakeIsAway = false
  site.build([])
})

describe('a message that is signed', () => {
  test('is answered with what was done, and with nothing a cache may keep', async () => {
    const { status, headers, body } = await send(price)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({ revalidated: [], unchanged: expect.any(Number), problems: [] })
  })

  test('with the secret that is being rotated out is accepted too', async () => {
    expect((await send(price, { secret: former })).status).toBe(200)
  })

  test('may be up to five minutes old or ahead', async () => {
    expect((await send(price, { age: 4.9 * minute })).status).toBe(200)
    expect((await send(price, { age: -4.9 * minute })).status).toBe(200)
  })

  test('about a type that no page shows changes nothing and is not sent again', async () => {
    const { status, body } = await send({ _id: 'x', _type: 'vehicle' })
    expect([status, body.revalidated]).toEqual([200, []])
    expect(body.ignored).toBeTruthy()
  })

  test('is to be sent again while the lake is away', async () => {
    site.lakeIsAway = true
    expect((await send(price, { key: 'away' })).status).toBe(503)
    site.lakeIsAway = false
    const again = await send(price, { key: 'away' })
    expect([again.status, again.body.repeated]).toEqual([200, undefined])
  })
})

describe('a message that comes again', () => {
  test('with the same key does no work twice', async () => {
    const first = await send(price, { key: 'one' })
    site.lakeIsAway = true
    const second = await send(price, { key: 'one', age: 1000 })
    expect(second.body).toEqual({ ...first.body, repeated: true })
  })

  test('as a recording of the first is known by its signature, whatever key it claims', async () => {
    const text = JSON.stringify(price)
    const signature = await encodeSignatureHeader(text, Date.now() - 2000, current)
    await post(text, { 'sanity-webhook-signature': signature, 'idempotency-key': 'mine' })
    site.lakeIsAway = true
    const replay = await post(text, { 'sanity-webhook-signature': signature, 'idempotency-key': 'other' })
    expect([replay.status, replay.body.repeated]).toEqual([200, true])
  })

  test('while the first is still worked on shares its answer', async () => {
    const answers = await Promise.all([send(price, { key: 'two' }), send(price, { key: 'two', age: 1 })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ body }) => body.repeated)).toHaveLength(1)
  })
})
