import { afterEach, beforeEach, expect, test } from 'vitest'
import { Correspondence } from '../testing/test-receiver.ts'

let post: Correspondence

beforeEach(() => {
  post = new Correspondence()
})

afterEach(() => post.end())

test('a message that is damaged tells of the document as it is now, and the others arrive as well', async () => {
  await leaveWaiting()
  post.store.database.exec("UPDATE outbox SET after = '{' WHERE document = 'price-painting'")
  post.store.database.exec("UPDATE outbox SET before = 'x' WHERE document = 'price-plumbing'")
  await post.startReceiver()
  post.open({ projection: '{ _id, amount }' })
  const all = await post.received(3)
  expect(all.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { _id: 'price-painting', amount: 1 },
      { _id: 'price-plumbing', amount: 2 },
      { _id: 'price-tiling', amount: 3 },
    ]),
  )
  await expect.poll(() => post.outbox?.pending()).toBe(0)
})

test('a damaged message of a document that is gone is done with, and the others arrive', async () => {
  await leaveWaiting()
  post.store.database.exec("UPDATE outbox SET after = '{', before = '{' WHERE document = 'price-painting'")
  post.store.database.exec("DELETE FROM documents WHERE id = 'price-painting'")
  await post.startReceiver()
  post.open()
  const all = await post.received(2)
  expect(all.map(({ body }) => body._id).sort()).toEqual(['price-plumbing', 'price-tiling'])
  await expect.poll(() => post.outbox?.pending()).toBe(0)
  expect(post.messages).toHaveLength(2)
})

test('an outbox that can not be read is said so, is tried again, and ends nothing', async () => {
  await leaveWaiting()
  await post.startReceiver()
  post.answer = () => 500
  const outbox = post.open()
  await post.received(1)
  post.store.database.exec('ALTER TABLE outbox RENAME TO elsewhere')
  await expect.poll(() => post.log.join('\n')).toMatch(/its outbox can't be used now .* It is tried again/)
  post.answer = () => 200
  post.store.database.exec('ALTER TABLE elsewhere RENAME TO outbox')
  await expect.poll(() => outbox.pending()).toBe(0)
})

async function leaveWaiting(): Promise<void> {
  const outbox = post.open({ url: 'http://127.0.0.1:1/nobody' })
  const ids = ['price-painting', 'price-plumbing', 'price-tiling']
  for (const [index, id] of ids.entries()) post.write(id, { amount: index + 1 }, `tx${index}`)
  await outbox.close()
  post.log.length = 0
}
