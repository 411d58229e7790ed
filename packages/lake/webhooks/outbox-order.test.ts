import { describe, expect } from 'vitest'
import { startLakeProcess } from '../testing/lake-process.ts'
import { temporaryLake } from '../testing/temporary-lake.ts'
import { receiverTest } from '../testing/test-receiver.ts'

const projection = '{ _id, amount, "was": before().amount }'

describe('a webhook whose messages need no order', () => {
  receiverTest('gets the second change while the first is not answered', async ({ receiver }) => {
    const first = Promise.withResolvers<number>()
    receiver.answer = ({ body }) => (body.amount === 1 ? first.promise : 200)
    receiver.openOutbox({ order: 'none', projection })
    receiver.writeDocument('painting', { amount: 1 }, 'tx1')
    await receiver.received(1)
    receiver.writeDocument('painting', { amount: 2 }, 'tx2')
    const all = await receiver.received(2)
    expect(all.map(({ body }) => body)).toEqual([
      { _id: 'painting', amount: 1, was: null },
      { _id: 'painting', amount: 2, was: 1 },
    ])
    await expect.poll(() => receiver.outbox?.pending()).toBe(1)
    first.resolve(200)
    await receiver.settled()
    expect(receiver.messages).toHaveLength(2)
  })

  receiverTest('gets what was not answered again after a crash of the lake', async ({ receiver }) => {
    receiver.answer = () => new Promise(() => undefined)
    const webhooks = [receiver.webhook({ order: 'none', projection })]
    const { client, directory, kill } = await startLakeProcess({ webhooks })
    const changes = [
      ['painting', 1],
      ['painting', 2],
      ['plumbing', 3],
    ] as const
    for (const [index, [_id, amount]] of changes.entries()) {
      await client.createOrReplace({ _id, _type: 'price', amount })
      await receiver.received(index + 1)
    }
    await kill()
    receiver.answer = () => 200
    await using restarted = await temporaryLake({ directory, webhooks })
    const all = await receiver.received(5)
    await expect.poll(() => restarted.lake.outbox.pending()).toBe(0)
    const again = [
      { _id: 'painting', amount: 2, was: null },
      { _id: 'plumbing', amount: 3, was: null },
    ]
    expect(all.slice(3).map(({ body }) => body)).toEqual(expect.arrayContaining(again))
  })

  receiverTest('gets several changes under a key that none had alone', async ({ receiver }) => {
    const gates = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
    receiver.answer = (_, count) => gates[count - 1]?.promise ?? 200
    receiver.openOutbox({ order: 'none', projection })
    for (const amount of [1, 2]) {
      receiver.writeDocument('painting', { amount }, `tx${amount}`)
      await receiver.received(amount)
    }
    for (const gate of gates) gate.resolve(500)
    await receiver.settled()
    expect(receiver.messages.at(-1)?.body.amount).toBe(2)
    const combined = receiver.messages.filter(({ body }) => body.amount === 2 && body.was === null)
    const alone = receiver.messages.filter((message) => !combined.includes(message))
    const keys = new Set(alone.map(({ headers }) => headers['idempotency-key']))
    for (const { headers } of combined) expect(keys).not.toContain(headers['idempotency-key'])
  })

  receiverTest('has eight messages to answer at the most', async ({ receiver }) => {
    const gate = Promise.withResolvers<number>()
    receiver.answer = () => gate.promise
    receiver.openOutbox({ order: 'none', projection })
    for (let amount = 1; amount <= 8; amount++) {
      receiver.writeDocument('painting', { amount }, `tx${amount}`)
      await receiver.received(amount)
    }
    for (const amount of [9, 10, 11]) receiver.writeDocument('painting', { amount }, `tx${amount}`)
    gate.resolve(200)
    await receiver.settled()
    const last = { _id: 'painting', amount: 11, was: 8 }
    expect(receiver.messages.slice(8).map(({ body }) => body)).toEqual([last])
  })
})

receiverTest('states of one document arrive in order unless told otherwise', async ({ receiver }) => {
  const gate = Promise.withResolvers<number>()
  receiver.answer = (_, attempt) => (attempt === 1 ? gate.promise : 200)
  receiver.openOutbox({ projection })
  receiver.writeDocument('painting', { amount: 1 }, 'tx1')
  await receiver.received(1)
  for (const amount of [2, 3, 4]) receiver.writeDocument('painting', { amount }, `tx${amount}`)
  receiver.writeDocument('plumbing', { amount: 9 }, 'other')
  await receiver.received(2)
  gate.resolve(200)
  const all = await receiver.received(3)
  expect(all.map(({ body }) => body)).toEqual([
    { _id: 'painting', amount: 1, was: null },
    { _id: 'plumbing', amount: 9, was: null },
    { _id: 'painting', amount: 4, was: 1 },
  ])
})
