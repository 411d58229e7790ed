import { describe, expect } from 'vitest'
import { receiverTest } from '../testing/test-receiver.ts'

describe('What waits for a receiver that is away', () => {
  receiverTest.for([
    ['ends as it began', [2, 3, 2, 1], 'update', { now: 1, was: 1 }],
    ['is deleted', [2, 3, undefined], 'delete', { now: 1, was: 1 }],
    ['is deleted and comes back', [undefined, 2, undefined, 3], 'update', { now: 3, was: 1 }],
  ] as const)(
    'tells as ever of a document that %s meanwhile, of which the first and the last change alone are kept',
    async ([, amounts, operation, body], { receiver }) => {
      const filter = 'delta::changedAny(amount)'
      const outbox = receiver.openOutbox({ filter, projection: '{ "now": amount, "was": before().amount }' })
      receiver.writeDocument('price-painting', { amount: 1 }, 'tx0')
      await receiver.settled()
      receiver.stop()
      receiver.writeDocument('price-plumbing', { amount: 1 }, 'other')
      await expect.poll(() => receiver.lastError).toMatch(/could not be reached/)
      const rounds = Array.from({ length: 10 }, () => amounts).flat()
      for (const [index, amount] of rounds.entries())
        receiver.writeDocument('price-painting', amount && { amount, index }, `tx${index}x`)
      await expect.poll(() => outbox.pending()).toBeLessThanOrEqual(4)
      const away = expect.stringMatching(/“site” does not take its messages .*; \d wait for it/)
      expect(outbox.troubles()).toEqual([away])
      await receiver.listen()
      await receiver.settled()
      const last = receiver.messages.findLast(
        ({ headers }) => headers['sanity-document-id'] === 'price-painting',
      )
      expect(last?.body).toEqual(body)
      const transaction = `tx${rounds.length - 1}x`
      const headers = { 'sanity-operation': operation, 'sanity-transaction-id': transaction }
      expect(last?.headers).toMatchObject(headers)
      expect(outbox.troubles()).toEqual([])
    },
  )

  receiverTest(
    'has one key at each attempt when it is merged, and another with each change',
    async ({ receiver }) => {
      receiver.answer = ({ headers }) => (headers['sanity-transaction-id'] === 'tx199' ? 200 : 500)
      const outbox = receiver.openOutbox()
      for (let count = 0; count < 199; count++)
        receiver.writeDocument('price-painting', { count }, `tx${count}`)
      await expect.poll(() => outbox.pending()).toBeLessThanOrEqual(3)
      const sent = receiver.messages.length
      await receiver.received(sent + 3)
      receiver.writeDocument('price-painting', {}, 'tx199')
      await receiver.settled()
      const sentAs = (name: string) => new Set(receiver.messages.map(({ headers }) => headers[name]))
      const keys = sentAs('idempotency-key')
      expect(keys.size).toBe(sentAs('sanity-transaction-id').size)
      const both = receiver.messages.map(
        ({ headers }) => `${headers['idempotency-key']} ${headers['sanity-transaction-id']}`,
      )
      expect(new Set(both).size).toBe(keys.size)
    },
  )
})
