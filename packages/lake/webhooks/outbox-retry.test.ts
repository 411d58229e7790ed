import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Store } from '../data/store.ts'
import { TestReceiver } from '../testing/test-receiver.ts'

let receiver: TestReceiver

beforeEach(async () => {
  receiver = new TestReceiver()
  await receiver.listen()
})

afterEach(() => receiver.end())

describe('when the receiver has trouble', () => {
  test('a refused message is sent again under the same key until it is accepted, and said so once', async () => {
    receiver.answer = (_, attempt) => (attempt < 4 ? 500 : 200)
    receiver.openOutbox()
    receiver.writeDocument('price-painting', {}, 'tx1')
    const all = await receiver.received(4)
    expect(new Set(all.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
    expect(receiver.log).toEqual([
      expect.stringMatching(
        /Webhook "site": .* answered 500: trouble\. "price-painting" waits in the outbox/,
      ),
      expect.stringMatching(/"price-painting" delivered after all/),
    ])
    expect(receiver.outbox?.status()).toEqual([expect.objectContaining({ pending: 0, lastError: null })])
  })

  test('a document that is refused does not hold up the others', async () => {
    receiver.answer = ({ body }) => (body._id === 'broken' ? 422 : 200)
    receiver.openOutbox()
    receiver.writeDocument('broken', {}, 'tx1')
    receiver.writeDocument('price-painting', {}, 'tx2')
    await expect.poll(() => receiver.outbox?.pending()).toBe(1)
    await expect.poll(lastError).toMatch(/^answered 422/)
    receiver.answer = () => 200
    await receiver.outbox?.deliverNow()
    // One that was under way may have been refused before, and is sent again.
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
  })

  test('changes wait while the receiver is down and arrive when it is back, one message per document', async () => {
    receiver.stop()
    receiver.openOutbox()
    receiver.writeDocument('city-matthews', { slug: { current: 'mathews' } }, 'tx1')
    receiver.writeDocument('city-matthews', { slug: { current: 'matthews' } }, 'tx2')
    receiver.writeDocument('price-painting', {}, 'tx3')
    await expect.poll(lastError).toMatch(/could not be reached \(ECONNREFUSED\)/)
    expect(receiver.outbox?.pending()).toBe(3)
    await receiver.listen()
    const all = await receiver.received(2)
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
    expect(all.map(({ headers }) => headers['sanity-transaction-id']).sort()).toEqual(['tx2', 'tx3'])
    expect(receiver.messages).toHaveLength(2)
  })

  test('of a receiver that says it is away one message asks whether it is back, and two lines tell of it', async () => {
    receiver.answer = (_, attempt) => (attempt < 4 ? 503 : 200)
    receiver.openOutbox()
    for (let count = 0; count < 20; count += 1) receiver.writeDocument(`price-${count}`, {}, `tx${count}`)
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
    // Those that were on their way at once, when nobody knew yet, and each document once.
    expect(receiver.messages.length).toBeLessThanOrEqual(4 + 3 + 20)
    expect(receiver.log).toEqual([
      expect.stringMatching(/answered 503: trouble\. "price-\d+" waits in the outbox/),
      expect.stringMatching(/"price-\d+" delivered after all/),
    ])
  })

  test('a receiver that never answers is given up on and asked again', async () => {
    receiver.answer = (_, attempt) => (attempt === 1 ? new Promise(() => undefined) : 200)
    receiver.openOutbox()
    receiver.writeDocument('price-painting', {}, 'tx1')
    await receiver.received(2)
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
    expect(receiver.log[0]).toMatch(/did not answer within 0.5 s/)
  })

  test('the states of one document arrive in order, and none overtakes a slow one', async () => {
    const gate = Promise.withResolvers<number>()
    receiver.answer = (_, attempt) => (attempt === 1 ? gate.promise : 200)
    receiver.openOutbox({ projection: '{ amount, "was": before().amount }' })
    receiver.writeDocument('price-painting', { amount: 1 }, 'tx1')
    await receiver.received(1)
    for (const amount of [2, 3, 4]) receiver.writeDocument('price-painting', { amount }, `tx${amount}`)
    receiver.writeDocument('price-plumbing', { amount: 9 }, 'other')
    await receiver.received(2)
    gate.resolve(200)
    const all = await receiver.received(3)
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
      const store = new Store({ directory: '${receiver.directory}' })
      const webhook = ${JSON.stringify(receiver.webhook({ url: 'http://127.0.0.1:1/nobody' }))}
      new Outbox({ store, projectId: 'local', webhooks: [webhook] })
      const request = { dataset: 'production', transactionId: 'tx1', identity: 'owner', digest: '' }
      store.commit(request, (workspace) => workspace.put({ _id: 'price-painting', _type: 'price' }, {}))
      process.stdout.write('acknowledged')
    `
    receiver.store.close()
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'close')
    receiver.store = new Store({ directory: receiver.directory })
    receiver.openOutbox()
    expect((await receiver.received(1))[0]?.body._id).toBe('price-painting')
  })

  test('a change that is rolled back is never sent', async () => {
    receiver.openOutbox()
    receiver.store.insideCommit(() => {
      throw new Error('the disk is full')
    })
    expect(() => receiver.writeDocument('price-painting', {}, 'tx1')).toThrow('the disk is full')
    expect(receiver.outbox?.pending()).toBe(0)
  })

  test('deliveries to a webhook that is no longer configured are dropped, and it is said how many', async () => {
    receiver.stop()
    receiver.openOutbox({ name: 'former' })
    receiver.writeDocument('price-painting', {}, 'tx1')
    await receiver.outbox?.close()
    receiver.openOutbox({ name: 'site' })
    expect(receiver.outbox?.pending()).toBe(0)
    expect(receiver.log.at(-1)).toMatch(/Dropped 1 messages/)
  })
})

function lastError(): string {
  return receiver.outbox?.status()[0]?.lastError ?? ''
}
