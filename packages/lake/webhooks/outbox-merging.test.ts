import { describe, expect } from 'vitest'
import { receiverTest } from '../testing/test-receiver.ts'

describe('What waits for a receiver that is away', () => {
  receiverTest.for([
    ['ends as it began', [2, 3, 2, 1], { 'sanity-operation': 'update' }, { now: 1, was: 1 }],
    ['is deleted', [2, 3, undefined], { 'sanity-operation': 'delete' }, { now: 1, was: 1 }],
    [
      'is deleted and comes back',
      [undefined, 2, undefined, 3],
      { 'sanity-operation': 'update' },
      { now: 3, was: 1 },
    ],
  ] as const)(
    'tells as ever of a document that %s meanwhile, of which the first and the last change alone are kept',
    async ([, amounts, headers, body], { receiver }) => {
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
      expect(outbox.troubles()).toEqual([
        expect.stringMatching(/“site” does not take its messages .*; \d wait for it/),
      ])
      await receiver.listen()
      await receiver.settled()
      const told = receiver.messages.filter(
        ({ headers }) => headers['sanity-document-id'] === 'price-painting',
      )
      expect(told.map((message) => message.body).at(-1)).toEqual(body)
      expect(told.at(-1)?.headers).toMatchObject({
        ...headers,
        'sanity-transaction-id': `tx${rounds.length - 1}x`,
      })
      expect(outbox.troubles()).toEqual([])
    },
  )

  receiverTest(
    'a merged message has one key at each attempt, and another with each change',
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
      const keys = Map.groupBy(receiver.messages, ({ headers }) => headers['sanity-transaction-id'])
      const perChange = [...keys.values()].map(
        (messages) => new Set(messages.map(({ headers }) => headers['idempotency-key'])),
      )
      expect(perChange.every(({ size }) => size === 1)).toBe(true)
      expect(new Set(perChange.flatMap((each) => [...each])).size).toBe(perChange.length)
    },
  )
})
