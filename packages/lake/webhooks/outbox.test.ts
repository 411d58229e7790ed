import { describe, expect, test } from 'vitest'
import { receiverTest, SECRET, type TestReceiver } from '../testing/test-receiver.ts'
import { compileWebhook } from './compiled-webhook.ts'

describe('what is sent', () => {
  receiverTest('a publish, with the headers of the hosted service', async ({ receiver }) => {
    receiver.openOutbox()
    receiver.writeDocument('price-painting', { slug: { current: 'painting' } }, 'tx1')
    const [message] = await receiver.received(1)
    expect(message?.body).toEqual({ _id: 'price-painting', _type: 'price', slug: 'painting' })
    expect(message?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
      'sanity-dataset': 'production',
      'sanity-document-id': 'price-painting',
      'sanity-operation': 'create',
      'sanity-project-id': 'local',
      'sanity-transaction-id': 'tx1',
      'sanity-transaction-time': receiver.store.document('production', 'price-painting')?._updatedAt,
    })
    await receiver.settled()
  })

  receiverTest('an update and a deletion, which still names its document', async ({ receiver }) => {
    receiver.openOutbox()
    for (const [index, fields] of [{ amount: 250 }, { amount: 275 }, undefined].entries()) {
      receiver.writeDocument('price-painting', fields, `tx${index}`)
      await receiver.received(index + 1)
    }
    const operations = receiver.messages.map(({ headers }) => headers['sanity-operation'])
    expect(operations).toEqual(['create', 'update', 'delete'])
    expect(receiver.messages[2]?.body).toMatchObject({ _id: 'price-painting', _type: 'price' })
  })

  receiverTest('no drafts, versions and other ids with a dot', async ({ receiver }) => {
    receiver.openOutbox()
    for (const id of ['drafts.price', 'versions.spring.price', 'secret.preview'])
      receiver.writeDocument(id, {}, id.replaceAll('.', ''))
    expect(receiver.outbox?.pending()).toBe(0)
  })

  receiverTest('what the filter chooses, which sees before and after', async ({ receiver }) => {
    const filter = '_type == "price" && delta::changedAny(amount)'
    receiver.openOutbox({ filter, projection: '{ "now": amount, "was": before().amount }' })
    for (const [index, fields] of [{ amount: 1 }, { amount: 1, note: 'b' }, { amount: 2 }].entries()) {
      receiver.writeDocument('price-painting', fields, `tx${index}`)
      await receiver.settled()
    }
    expect(receiver.messages.map(({ body }) => body)).toEqual([
      { now: 1, was: null },
      { now: 2, was: 1 },
    ])
  })

  test.each([
    [{ filter: '_type in *[_type == "setting"].types' }, /may not look into the dataset/],
    [{ projection: '{ "prices": *[_type == "price"] }' }, /may not look into the dataset/],
    [{ projection: '{ "city": city->name }' }, /may not follow references/],
    [{ filter: '_type ==' }, /"site": its filter is not GROQ/],
    [{ url: 'localhost' }, /"localhost" is not an address/],
    [{ secret: '' }, /no secret/],
  ])('a webhook that cannot work is refused at once: %o', (wrong, message) => {
    const right = { name: 'site', url: 'http://localhost', secret: SECRET, filter: '', projection: '' }
    expect(() => compileWebhook({ ...right, ...wrong })).toThrow(message)
  })
})

describe('when the receiver has trouble', () => {
  receiverTest('what it refuses is sent again under the same key, said once', async ({ receiver }) => {
    receiver.answer = (_, attempt) => (attempt < 4 ? 500 : 200)
    receiver.openOutbox()
    receiver.writeDocument('price-painting', {}, 'tx1')
    const all = await receiver.received(4)
    expect(new Set(all.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    await receiver.settled()
    receiver.writeDocument('price-painting', {}, 'tx2')
    await receiver.settled()
    expect(receiver.log).toEqual([
      expect.stringMatching(
        /Webhook "site": .* answered 500: trouble\. "price-painting" waits in the outbox/,
      ),
      expect.stringMatching(/"price-painting" delivered after all/),
    ])
  })

  receiverTest('a document that is refused does not hold up the others', async ({ receiver }) => {
    receiver.answer = ({ body }) => (body._id === 'broken' ? 422 : 200)
    receiver.openOutbox()
    receiver.writeDocument('broken', {}, 'tx1')
    receiver.writeDocument('price-painting', {}, 'tx2')
    await expect.poll(() => receiver.outbox?.pending()).toBe(1)
    await expect.poll(() => receiver.lastError).toMatch(/^answered 422/)
    receiver.answer = () => 200
    await receiver.settled()
  })

  receiverTest.for(['document', 'none'] as const)(
    'changes wait while it is down and arrive when it is back, one message per document, in the order %s',
    async (order, { receiver }) => {
      receiver.stop()
      receiver.openOutbox({ order })
      receiver.writeDocument('city-matthews', { slug: { current: 'mathews' } }, 'tx1')
      receiver.writeDocument('city-matthews', { slug: { current: 'matthews' } }, 'tx2')
      receiver.writeDocument('price-painting', {}, 'tx3')
      // Up to three are on their way before anybody knows. The fourth is sent when these have failed, and what waits is merged from then on.
      await expect.poll(() => receiver.failures.length).toBeGreaterThan(3)
      expect(receiver.failures).toContainEqual(expect.stringMatching(/could not be reached \(ECONNREFUSED\)/))
      expect(receiver.outbox?.pending()).toBe(3)
      await receiver.listen()
      await receiver.settled()
      expect(receiver.transactions.sort()).toEqual(['tx2', 'tx3'])
    },
  )

  receiverTest('one message asks whether it is back, and two lines tell', async ({ receiver }) => {
    receiver.answer = (_, attempt) => (attempt < 4 ? 503 : 200)
    receiver.openOutbox()
    for (let count = 0; count < 20; count += 1) receiver.writeDocument(`price-${count}`, {}, `tx${count}`)
    await receiver.settled()
    // Those that were on their way at once, when nobody knew yet, and each document once.
    expect(receiver.messages.length).toBeLessThanOrEqual(4 + 3 + 20)
    expect(receiver.log).toEqual([
      expect.stringMatching(/answered 503: trouble\. "price-\d+" waits in the outbox/),
      expect.stringMatching(/"price-\d+" delivered after all/),
    ])
  })

  receiverTest('one that never answers is given up on and asked again', async ({ receiver }) => {
    receiver.answer = (_, attempt) => (attempt === 1 ? new Promise(() => undefined) : 200)
    receiver.openOutbox({}, 500)
    receiver.writeDocument('price-painting', {}, 'tx1')
    await receiver.received(2)
    await receiver.settled()
    expect(receiver.log[0]).toMatch(/did not answer within 0.5 s/)
  })
})

describe('when the lake has trouble', () => {
  receiverTest('a change that is rolled back is never sent', async ({ receiver }) => {
    receiver.openOutbox()
    receiver.store.insideCommit(() => {
      throw new Error('the disk is full')
    })
    expect(() => receiver.writeDocument('price-painting', {}, 'tx1')).toThrow('the disk is full')
    expect(receiver.outbox?.pending()).toBe(0)
  })

  receiverTest('what was for a webhook of former settings is dropped, and told', async ({ receiver }) => {
    receiver.stop()
    receiver.openOutbox({ name: 'former' })
    receiver.writeDocument('price-painting', {}, 'tx1')
    await receiver.outbox?.close()
    receiver.openOutbox({ name: 'site' })
    expect(receiver.outbox?.pending()).toBe(0)
    expect(receiver.log.at(-1)).toMatch(/Dropped 1 messages/)
  })

  receiverTest(
    'a damaged message tells of its document as it is now, if there is one',
    async ({ receiver }) => {
      await leaveWaiting(receiver)
      const { database } = receiver.store
      database.exec("UPDATE outbox SET after = '{' WHERE document = 'price-painting'")
      database.exec("UPDATE outbox SET before = 'x' WHERE document = 'price-plumbing'")
      database.exec("UPDATE outbox SET after = '{', before = '{' WHERE document = 'price-tiling'")
      database.exec("DELETE FROM documents WHERE id = 'price-tiling'")
      receiver.openOutbox({ projection: '{ _id, amount }' })
      await receiver.settled()
      expect(receiver.messages.map(({ body }) => body.amount).sort()).toEqual([0, 1])
    },
  )

  receiverTest('an outbox that can not be read is told, and tried again', async ({ receiver }) => {
    await leaveWaiting(receiver)
    receiver.answer = () => 500
    receiver.openOutbox()
    await receiver.received(1)
    receiver.store.database.exec('ALTER TABLE outbox RENAME TO elsewhere')
    await expect
      .poll(() => receiver.log.join('\n'))
      .toMatch(/its outbox can't be used now .* It is tried again/)
    receiver.answer = () => 200
    receiver.store.database.exec('ALTER TABLE elsewhere RENAME TO outbox')
    await receiver.settled()
  })

  async function leaveWaiting(receiver: TestReceiver): Promise<void> {
    const outbox = receiver.openOutbox({ url: 'http://127.0.0.1:1/nobody' })
    const ids = ['price-painting', 'price-plumbing', 'price-tiling']
    for (const [amount, id] of ids.entries()) receiver.writeDocument(id, { amount }, `tx${amount}`)
    await outbox.close()
    receiver.log.length = 0
  }
})
