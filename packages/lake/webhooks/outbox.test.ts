import { isValidSignature } from '@sanity/webhook'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SECRET, TestReceiver } from '../testing/test-receiver.ts'
import { Outbox } from './outbox.ts'

let receiver: TestReceiver

beforeEach(async () => {
  receiver = new TestReceiver()
  await receiver.listen()
})

afterEach(() => receiver.end())

describe('what is sent', () => {
  test('a publish reaches the receiver signed, with the headers of the hosted service', async () => {
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
    const signature = String(message?.headers['sanity-webhook-signature'])
    expect(await isValidSignature(message?.text ?? '', signature, SECRET)).toBe(true)
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
  })

  test('an update and a deletion say what they are, and a deletion still names its document', async () => {
    receiver.openOutbox()
    receiver.writeDocument('price-painting', { amount: 250 }, 'tx1')
    await receiver.received(1)
    receiver.writeDocument('price-painting', { amount: 275 }, 'tx2')
    await receiver.received(2)
    receiver.removeDocument('price-painting', 'tx3')
    const all = await receiver.received(3)
    expect(all.map(({ headers }) => headers['sanity-operation'])).toEqual(['create', 'update', 'delete'])
    expect(all[2]?.body).toMatchObject({ _id: 'price-painting', _type: 'price' })
  })

  test('drafts, versions and other ids with a dot are never sent', async () => {
    receiver.openOutbox()
    receiver.writeDocument('drafts.price-painting', {}, 'tx1')
    receiver.writeDocument('versions.spring.price-painting', {}, 'tx2')
    receiver.writeDocument('secret.preview', {}, 'tx3')
    expect(receiver.outbox?.pending()).toBe(0)
    receiver.writeDocument('price-painting', {}, 'tx4')
    expect((await receiver.received(1))[0]?.headers['sanity-document-id']).toBe('price-painting')
  })

  test('the filter sees before and after', async () => {
    receiver.openOutbox({ filter: '_type == "price" && delta::changedAny(amount)' })
    receiver.writeDocument('price-painting', { amount: 250, note: 'a' }, 'tx1')
    await receiver.received(1)
    receiver.writeDocument('price-painting', { amount: 250, note: 'b' }, 'tx2')
    receiver.writeDocument('price-plumbing', { amount: 300 }, 'tx3')
    const all = await receiver.received(2)
    expect(all[1]?.headers['sanity-transaction-id']).toBe('tx3')
    await expect.poll(() => receiver.outbox?.pending()).toBe(0)
  })

  test('the projection may compare the two states', async () => {
    receiver.openOutbox({ projection: '{ "now": slug.current, "was": before().slug.current }' })
    receiver.writeDocument('city-matthews', { slug: { current: 'mathews' } }, 'tx1')
    await receiver.received(1)
    receiver.writeDocument('city-matthews', { slug: { current: 'matthews' } }, 'tx2')
    expect((await receiver.received(2))[1]?.body).toEqual({ now: 'matthews', was: 'mathews' })
  })

  test.each([
    [{ filter: '_type in *[_type == "setting"].types' }, /may not look into the dataset/],
    [{ projection: '{ "prices": *[_type == "price"] }' }, /may not look into the dataset/],
    [{ projection: '{ "city": city->name }' }, /may not follow references/],
    [{ filter: '_type ==' }, /"site": its filter is not GROQ/],
    [{ url: 'localhost' }, /"localhost" is not an address/],
    [{ secret: '' }, /no secret/],
  ])('a webhook that cannot work is refused at once: %o', (wrong, message) => {
    receiver.openOutbox()
    expect(
      () => new Outbox({ store: receiver.store, projectId: 'local', webhooks: [receiver.webhook(wrong)] }),
    ).toThrow(message)
  })
})
