import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startLakeProcess } from '../testing/lake-process.ts'
import { clientOf, standardOptions, type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { TestReceiver } from '../testing/test-receiver.ts'

/** Milliseconds: no message of these tests is given up on. */
const PATIENT = 60_000
const painting = { _id: 'price-painting', _type: 'price' }
const plumbing = { _id: 'price-plumbing', _type: 'price' }
const projection = '{ _id, amount, "was": before().amount }'

let receiver: TestReceiver

beforeEach(async () => {
  receiver = new TestReceiver()
  await receiver.listen()
})

afterEach(() => receiver.end())

describe('a webhook whose messages need no order', () => {
  test('gets the second change of a document while the first is not answered', async () => {
    const first = Promise.withResolvers<number>()
    receiver.answer = ({ body }) => (body.amount === 1 ? first.promise : 200)
    const { client, lake } = await lakeWith('none')
    await client.createOrReplace({ ...painting, amount: 1 })
    await receiver.received(1)
    await client.createOrReplace({ ...painting, amount: 2 })
    const all = await receiver.received(2)
    expect(all.map(({ body }) => body)).toEqual([
      { _id: painting._id, amount: 1, was: null },
      { _id: painting._id, amount: 2, was: 1 },
    ])
    await expect.poll(() => lake.outbox.pending()).toBe(1)
    first.resolve(200)
    await expect.poll(() => lake.outbox.pending()).toBe(0)
    expect(receiver.messages).toHaveLength(2)
  })

  test('gets what was not answered again after a crash of the lake', async () => {
    receiver.answer = () => new Promise(() => undefined)
    const directory = join(tmpdir(), `lake-order-${process.pid}`)
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const options = {
      ...standardOptions(directory),
      webhooks: [receiver.webhook({ order: 'none', projection })],
    }
    const lakeProcess = await startLakeProcess(options)
    const client = clientOf(lakeProcess.url)
    await client.createOrReplace({ ...painting, amount: 1 })
    await receiver.received(1)
    await client.createOrReplace({ ...painting, amount: 2 })
    await client.createOrReplace({ ...plumbing, amount: 3 })
    await receiver.received(3)
    await lakeProcess.kill()
    receiver.answer = () => 200
    const again = await temporaryLake(options)
    onTestFinished(() => again.close())
    const all = await receiver.received(5)
    await expect.poll(() => again.lake.outbox.pending()).toBe(0)
    expect(all.slice(3).map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        { _id: painting._id, amount: 2, was: null },
        { _id: plumbing._id, amount: 3, was: null },
      ]),
    )
  })

  test('gets what it refused again under the same key, whatever it accepted meanwhile', async () => {
    const first = Promise.withResolvers<number>()
    const second = Promise.withResolvers<number>()
    receiver.answer = (_, count) => [first.promise, second.promise][count - 1] ?? 200
    receiver.openOutbox({ order: 'none', projection }, PATIENT)
    receiver.writeDocument('price-painting', { amount: 1 }, 'tx1')
    await receiver.received(1)
    receiver.writeDocument('price-painting', { amount: 2 }, 'tx2')
    await receiver.received(2)
    first.resolve(500)
    const all = await receiver.received(3)
    second.resolve(200)
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
    expect(transactions()).toEqual(['tx1', 'tx2', 'tx1'])
    expect(all[2]?.headers['idempotency-key']).toBe(all[0]?.headers['idempotency-key'])
    expect(receiver.log).toEqual([
      expect.stringMatching(/answered 500: trouble\. "price-painting" waits in the outbox/),
      expect.stringMatching(/"price-painting" delivered after all/),
    ])
  })

  test('gets several changes at once under a key that none of them had alone', async () => {
    const gates = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
    receiver.answer = (_, count) => gates[count - 1]?.promise ?? 200
    receiver.openOutbox({ order: 'none', projection }, PATIENT)
    receiver.writeDocument('price-painting', { amount: 1 }, 'tx1')
    await receiver.received(1)
    receiver.writeDocument('price-painting', { amount: 2 }, 'tx2')
    await receiver.received(2)
    for (const gate of gates) gate.resolve(500)
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
    const last = receiver.messages.at(-1)
    expect(last?.body.amount).toBe(2)
    const combined = receiver.messages.filter(({ body }) => body.amount === 2 && body.was === null)
    const alone = receiver.messages.filter((message) => !combined.includes(message))
    const keys = new Set(alone.map(({ headers }) => headers['idempotency-key']))
    for (const { headers } of combined) expect(keys).not.toContain(headers['idempotency-key'])
  })

  test('has eight messages to answer at the most', async () => {
    const gate = Promise.withResolvers<number>()
    receiver.answer = () => gate.promise
    receiver.openOutbox({ order: 'none', projection }, PATIENT)
    for (let amount = 1; amount <= 8; amount++) {
      receiver.writeDocument('price-painting', { amount }, `tx${amount}`)
      await receiver.received(amount)
    }
    for (const amount of [9, 10, 11]) receiver.writeDocument('price-painting', { amount }, `tx${amount}`)
    gate.resolve(200)
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
    expect(receiver.messages.slice(8).map(({ body }) => body)).toEqual([
      { _id: 'price-painting', amount: 11, was: 8 },
    ])
  })

  test('that was down gets one message for each document when it is back', async () => {
    receiver.stop()
    receiver.openOutbox({ order: 'none' })
    receiver.writeDocument('price-painting', { amount: 1 }, 'tx1')
    receiver.writeDocument('price-painting', { amount: 2 }, 'tx2')
    receiver.writeDocument('price-plumbing', {}, 'tx3')
    await expect.poll(() => receiver.outbox?.status()[0]?.lastError).toMatch(/could not be reached/)
    await receiver.listen()
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
    expect(transactions().sort()).toEqual(['tx2', 'tx3'])
  })
})

test('a webhook that asks for no order of its own gets the changes of a document one after the other', async () => {
  const first = Promise.withResolvers<number>()
  receiver.answer = (_, count) => (count === 1 ? first.promise : 200)
  const { client } = await lakeWith(undefined)
  await client.createOrReplace({ ...painting, amount: 1 })
  await receiver.received(1)
  await client.createOrReplace({ ...painting, amount: 2 })
  await client.createOrReplace({ ...plumbing, amount: 3 })
  await receiver.received(2)
  first.resolve(200)
  const all = await receiver.received(3)
  expect(all.map(({ body }) => body.amount)).toEqual([1, 3, 2])
})

async function lakeWith(order: 'none' | undefined): Promise<TemporaryLake> {
  const lake = await temporaryLake({ webhooks: [receiver.webhook({ order, projection })] })
  onTestFinished(() => lake.end())
  return lake
}

function transactions(): string[] {
  return receiver.messages.map(({ headers }) => String(headers['sanity-transaction-id']))
}
