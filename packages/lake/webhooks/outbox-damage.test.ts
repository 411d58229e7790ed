import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestReceiver } from '../testing/test-receiver.ts'

let receiver: TestReceiver

beforeEach(() => {
  receiver = new TestReceiver()
})

afterEach(() => receiver.end())

test('a message that is damaged tells of the document as it is now, and the others arrive as well', async () => {
  await leaveWaiting()
  receiver.store.database.exec("UPDATE outbox SET after = '{' WHERE document = 'price-painting'")
  receiver.store.database.exec("UPDATE outbox SET before = 'x' WHERE document = 'price-plumbing'")
  await receiver.listen()
  receiver.openOutbox({ projection: '{ _id, amount }' })
  const all = await receiver.received(3)
  expect(all.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { _id: 'price-painting', amount: 1 },
      { _id: 'price-plumbing', amount: 2 },
      { _id: 'price-tiling', amount: 3 },
    ]),
  )
  await expect.poll(() => receiver.outbox?.pending()).toBe(0)
})

test('a damaged message of a document that is gone is done with, and the others arrive', async () => {
  await leaveWaiting()
  receiver.store.database.exec(
    "UPDATE outbox SET after = '{', before = '{' WHERE document = 'price-painting'",
  )
  receiver.store.database.exec("DELETE FROM documents WHERE id = 'price-painting'")
  await receiver.listen()
  receiver.openOutbox()
  const all = await receiver.received(2)
  expect(all.map(({ body }) => body._id).sort()).toEqual(['price-plumbing', 'price-tiling'])
  await expect.poll(() => receiver.outbox?.pending()).toBe(0)
  expect(receiver.messages).toHaveLength(2)
})

test('an outbox that can not be read is said so, is tried again, and ends nothing', async () => {
  await leaveWaiting()
  await receiver.listen()
  receiver.answer = () => 500
  const outbox = receiver.openOutbox()
  await receiver.received(1)
  receiver.store.database.exec('ALTER TABLE outbox RENAME TO elsewhere')
  await expect
    .poll(() => receiver.log.join('\n'))
    .toMatch(/its outbox can't be used now .* It is tried again/)
  receiver.answer = () => 200
  receiver.store.database.exec('ALTER TABLE elsewhere RENAME TO outbox')
  await expect.poll(() => outbox.pending()).toBe(0)
})

async function leaveWaiting(): Promise<void> {
  const outbox = receiver.openOutbox({ url: 'http://127.0.0.1:1/nobody' })
  const ids = ['price-painting', 'price-plumbing', 'price-tiling']
  for (const [index, id] of ids.entries()) receiver.writeDocument(id, { amount: index + 1 }, `tx${index}`)
  await outbox.close()
  receiver.log.length = 0
}
