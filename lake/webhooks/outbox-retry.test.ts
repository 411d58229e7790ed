import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Store } from '../data/store.ts'
import { Correspondence } from '../testing/test-receiver.ts'

let post: Correspondence

beforeEach(async () => {
  post = new Correspondence()
  await post.startReceiver()
})

afterEach(() => post.end())

describe('when the receiver has trouble', () => {
  test('a refused message is sent again under the same key until it is accepted, and said so once', async () => {
    post.answer = (_, attempt) => (attempt < 4 ? 500 : 200)
    post.open()
    post.write('price-painting', {}, 'tx1')
    const all = await post.received(4)
    expect(new Set(all.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    await expect.poll(() => post.outbox?.pending()).toBe(0)
    expect(post.log).toEqual([
      expect.stringMatching(
        /Webhook "site": .* answered 500: trouble\. "price-painting" waits in the outbox/,
      ),
      expect.stringMatching(/"price-painting" delivered after all/),
    ])
    expect(post.outbox?.status()).toEqual([expect.objectContaining({ pending: 0, lastError: null })])
  })

  test('a document that is refused does not hold up the others', async () => {
    post.answer = ({ body }) => (body._id === 'broken' ? 422 : 200)
    post.open()
    post.write('broken', {}, 'tx1')
    post.write('price-painting', {}, 'tx2')
    await expect.poll(() => post.outbox?.pending()).toBe(1)
    await expect.poll(lastError).toMatch(/^answered 422/)
    post.answer = () => 200
    await post.outbox?.deliverNow()
    expect(post.outbox?.pending()).toBe(0)
  })

  test('changes wait while the receiver is down and arrive when it is back, one message per document', async () => {
    post.stopReceiver()
    post.open()
    post.write('city-matthews', { slug: { current: 'mathews' } }, 'tx1')
    post.write('city-matthews', { slug: { current: 'matthews' } }, 'tx2')
    post.write('price-painting', {}, 'tx3')
    await expect.poll(lastError).toMatch(/could not be reached \(ECONNREFUSED\)/)
    expect(post.outbox?.pending()).toBe(3)
    await post.startReceiver()
    const all = await post.received(2)
    await expect.poll(() => post.outbox?.pending()).toBe(0)
    expect(all.map(({ headers }) => headers['sanity-transaction-id']).sort()).toEqual(['tx2', 'tx3'])
    expect(post.messages).toHaveLength(2)
  })

  test('a receiver that never answers is given up on and asked again', async () => {
    post.answer = (_, attempt) => (attempt === 1 ? new Promise(() => undefined) : 200)
    post.open()
    post.write('price-painting', {}, 'tx1')
    await post.received(2)
    await expect.poll(() => post.outbox?.pending()).toBe(0)
    expect(post.log[0]).toMatch(/did not answer within 0.5 s/)
  })

  test('the states of one document arrive in order, and none overtakes a slow one', async () => {
    const gate = Promise.withResolvers<number>()
    post.answer = (_, attempt) => (attempt === 1 ? gate.promise : 200)
    post.open({ projection: '{ amount, "was": before().amount }' })
    post.write('price-painting', { amount: 1 }, 'tx1')
    await post.received(1)
    for (const amount of [2, 3, 4]) post.write('price-painting', { amount }, `tx${amount}`)
    post.write('price-plumbing', { amount: 9 }, 'other')
    await post.received(2)
    gate.resolve(200)
    const all = await post.received(3)
    expect(all.map(({ body }) => body)).toEqual([
      { amount: 1, was: null },
      { amount: 9, was: null },
      { amount: 4, was: 1 },
    ])
  })

  test('what was acknowledged before kill -9 is delivered after the restart', async () => {
    const script = `
      import { Store } from '${import.meta.dirname}/../data/store.ts'
      import { Outbox } from '${import.meta.dirname}/outbox.ts'
      const store = new Store('${post.directory}', (document) => document)
      const webhook = ${JSON.stringify(post.webhook({ url: 'http://127.0.0.1:1/nobody' }))}
      new Outbox({ store, projectId: 'local', webhooks: [webhook], log: () => undefined })
      const request = { dataset: 'production', transactionId: 'tx1', identity: 'owner', digest: '' }
      store.commit(request, (workspace) => workspace.put({ _id: 'price-painting', _type: 'price' }, {}))
      process.stdout.write('acknowledged')
    `
    post.store.close()
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'close')
    post.store = new Store(post.directory, (document) => document)
    post.open()
    expect((await post.received(1))[0]?.body._id).toBe('price-painting')
  })

  test('a change that is rolled back is never sent', async () => {
    post.open()
    post.store.insideCommit(() => {
      throw new Error('the disk is full')
    })
    expect(() => post.write('price-painting', {}, 'tx1')).toThrow('the disk is full')
    expect(post.outbox?.pending()).toBe(0)
  })

  test('letters to a webhook that is configured no more are dropped, and it is said how many', async () => {
    post.stopReceiver()
    post.open({ name: 'former' })
    post.write('price-painting', {}, 'tx1')
    await post.outbox?.close()
    post.open({ name: 'site' })
    expect(post.outbox?.pending()).toBe(0)
    expect(post.log.at(-1)).toMatch(/Dropped 1 messages/)
  })
})

function lastError(): string {
  return post.outbox?.status()[0]?.lastError ?? ''
}
