import {
  ChannelError,
  type LiveEvent,
  type MutationEvent,
  type SyncTag,
  type WelcomeEvent,
} from '@sanity/client'
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

export function describeLiveEvents({ type, id, client }: Suite): void {
  const other = `${type}-other`
  const asking = {
    'by its id': '*[_id == $note][0].title',
    'by its type': '*[_type == $type] | order(title).title',
    'by its slug': '*[slug.current == $slug].title',
    'by one of two types': '*[_type == $other || _type == $type].title',
    'by another id or its slug': '*[_id == $linking || slug.current == $slug].title',
    'by a reference': '*[_id == $linking][0].to->title',
    'by all documents': 'count(*[title == "Changed"])',
  }
  const elsewhere = {
    'another document': '*[_id == $linking][0].title',
    'another type': '*[_type == $other].title',
    'another slug': '*[slug.current == $otherSlug].title',
  }
  const params = {
    type,
    other,
    note: id('live'),
    linking: id('live-linking'),
    slug: id('live-slug'),
    otherSlug: id('live-other-slug'),
  }
  const tagsOf = async (query: string): Promise<SyncTag[]> => {
    const { syncTags = [] } = await client.fetch(query, params, { filterResponse: false })
    return syncTags
  }
  const withSlug = (slug: string) => ({ slug: { current: slug } })

  test('tell of a change by a tag of each query that read it, and by none of a query that did not', async () => {
    await client
      .transaction()
      .create({ _id: params.note, _type: type, title: 'First', ...withSlug(params.slug) })
      .create({
        _id: params.linking,
        _type: other,
        to: { _type: 'reference', _ref: params.note },
        ...withSlug(params.otherSlug),
      })
      .commit()
    const heard = await listening()
    const reading = await Promise.all(Object.values(asking).map(tagsOf))
    const notReading = await Promise.all(Object.values(elsewhere).map(tagsOf))
    await client.patch(params.note).set({ title: 'Changed' }).commit()
    const tags = await heard.nextTags()
    const isTold = (own: SyncTag[]) => own.some((tag) => tags.includes(tag))
    expect(reading.map(isTold)).toEqual(Object.keys(asking).map(() => true))
    expect(notReading.map(isTold)).toEqual(Object.keys(elsewhere).map(() => false))
    heard.end()
  })

  test('tell every client that lists a type of its new and deleted documents', async () => {
    const heard = await listening()
    const tags = await tagsOf('*[_type == $other]._id')
    const isTold = async () => (await heard.nextTags()).some((tag) => tags.includes(tag))
    await client.create({ _id: id('live-new'), _type: other })
    expect(await isTold()).toBe(true)
    await client.delete(id('live-new'))
    expect(await isTold()).toBe(true)
    heard.end()
  })

  test('tell nobody of drafts who has not asked for them', async () => {
    const heard = await listening()
    await client.create({ _id: `drafts.${id('live-draft')}`, _type: type })
    await client.create({ _id: id('live-published'), _type: other })
    const tags = await heard.nextTags()
    const ofOther = await tagsOf('*[_type == $other]._id')
    expect(tags.some((tag) => ofOther.includes(tag))).toBe(true)
    heard.end()
  })

  async function listening() {
    const events: LiveEvent[] = []
    const subscription = client.live.events().subscribe((event) => events.push(event))
    let seen = 0
    const untilNext = async (eventType: LiveEvent['type']) => {
      await expect
        .poll(() => events.slice(seen).some(({ type: one }) => one === eventType), { timeout: 10_000 })
        .toBe(true)
      seen = events.findIndex(({ type: one }, index) => index >= seen && one === eventType) + 1
      return events[seen - 1]
    }
    await untilNext('welcome')
    return {
      nextTags: async () => {
        const event = await untilNext('message')
        return event?.type === 'message' ? event.tags : []
      },
      end: () => subscription.unsubscribe(),
    }
  }
}
