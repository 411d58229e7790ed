import { ChannelError, type MutationEvent, type WelcomeEvent } from '@sanity/client'
import { expect, test } from 'vitest'
import type { Suite } from './contract-suite.ts'

export function describeListeners({ type, id, client }: Suite): void {
  test('a listener hears what happens to what it asked for', async () => {
    const events: (MutationEvent | WelcomeEvent)[] = []
    const query = '*[_type == $type && shown == true]'
    const subscription = client
      .listen(query, { type }, { events: ['welcome', 'mutation'], includeResult: true })
      .subscribe((event) => events.push(event))
    await expect.poll(() => events.length, { timeout: 10_000 }).toBe(1)
    await client.create({ _id: id('heard'), _type: type, shown: true, n: 1 })
    await client.create({ _id: id('unheard'), _type: type, shown: false })
    await client.patch(id('heard')).set({ n: 2 }).commit()
    await client.patch(id('heard')).set({ shown: false }).commit()
    await expect.poll(() => events.length, { timeout: 10_000 }).toBe(4)
    subscription.unsubscribe()
    const [welcome, ...mutations] = events
    expect(welcome).toMatchObject({ type: 'welcome', listenerName: expect.any(String) })
    expect(mutations).toMatchObject([
      { documentId: id('heard'), transition: 'appear', result: { n: 1 } },
      { documentId: id('heard'), transition: 'update', result: { n: 2 }, previousRev: expect.any(String) },
      { documentId: id('heard'), transition: 'disappear' },
    ])
  })

  test('a malformed query is refused in words', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const subscription = client.listen('*[_type == ').subscribe({ error: resolve })
    expect(await promise).toBeInstanceOf(ChannelError)
    subscription.unsubscribe()
  })
}
