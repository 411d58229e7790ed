import type { MutationEvent } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporaryLake, TOKEN, temporaryLake } from './temporary-lake.ts'

type Event = { event: string; id: string; data: Record<string, unknown> }

let lake: TemporaryLake
const open = new Set<AbortController>()

beforeEach(async () => {
  lake = await temporaryLake()
})

afterEach(async () => {
  for (const listener of open) listener.abort()
  open.clear()
  await lake.end()
})

test('the events of a transaction are counted over those that the listener gets', async () => {
  const events = await listen('*[_type == "note"]')
  await lake.client
    .transaction()
    .create({ _id: 'one', _type: 'note' })
    .create({ _id: 'other', _type: 'other' })
    .create({ _id: 'two', _type: 'note' })
    .commit()
  await expect.poll(() => events.length).toBe(3)
  expect(
    events
      .slice(1)
      .map(({ data }) => [data.documentId, data.transactionCurrentEvent, data.transactionTotalEvents]),
  ).toEqual([
    ['one', 1, 2],
    ['two', 2, 2],
  ])
})

test('effects lead from the former document to the new one and back', async () => {
  const events = await listen('*[_id == "rich"]', {
    effectFormat: 'mendoza',
    includeResult: 'true',
    includePreviousRevision: 'true',
  })
  const steps: { _id: string; _type: string; [field: string]: unknown }[] = [
    { _id: 'rich', _type: 'note', a: 1, deep: { x: 1, y: [1, { k: 'v' }], gone: true }, list: [1, 2] },
    { _id: 'rich', _type: 'note', b: 'new', deep: { x: 2, y: [1], z: { n: null } }, list: [2] },
    { _id: 'rich', _type: 'note' },
  ]
  for (const step of steps) await lake.client.createOrReplace(step)
  await lake.client.delete('rich')
  await expect.poll(() => events.length).toBe(5)
  for (const { data } of events.slice(1)) {
    const { effects, result = null, previous = null } = data
    const { apply, revert } = Object(effects)
    expect(applyPatch(withoutRevision(previous), apply)).toEqual(withoutRevision(result))
    expect(applyPatch(withoutRevision(result), revert)).toEqual(withoutRevision(previous))
  }
})

test('anyone hears of public documents and of no others', async () => {
  const events = await listen('*', {}, {})
  await lake.client.create({ _id: 'drafts.hidden', _type: 'note' })
  await lake.client.create({ _id: 'secrets.hidden', _type: 'note' })
  await lake.client.create({ _id: 'shown', _type: 'note' })
  await expect.poll(() => events.length).toBe(2)
  expect(events[1]?.data.documentId).toBe('shown')
})

test('a listener that comes back gets what it missed, once', async () => {
  const first = await listen('*[_type == "note"]', { enableResume: 'true' })
  await lake.client.create({ _id: 'before', _type: 'note' })
  await expect.poll(() => first.length).toBe(2)
  const last = first.at(-1)?.id
  stopAll()
  await lake.client.create({ _id: 'missed', _type: 'note', n: 1 })
  await lake.client.create({ _id: 'elsewhere', _type: 'other' })
  await lake.client.patch('missed').set({ n: 2 }).commit()
  await lake.client.delete('before')
  const again = await listen(
    '*[_type == "note"]',
    { enableResume: 'true', includeResult: 'true' },
    member(last),
  )
  await expect.poll(() => again.length).toBe(4)
  expect(again.map(({ event, data }) => [event, data.documentId, data.transition])).toEqual([
    ['welcomeback', undefined, undefined],
    ['mutation', 'missed', 'appear'],
    ['mutation', 'missed', 'update'],
    ['mutation', 'before', 'disappear'],
  ])
  expect(again.slice(1, 3).map(({ data }) => data.result)).toMatchObject([{ n: 1 }, { n: 2 }])
})

test('a listener resumes across a restart, from its greeting too', async () => {
  await lake.client.create({ _id: 'old', _type: 'note' })
  const first = await listen('*', { enableResume: 'true' })
  await lake.restart()
  await lake.client.create({ _id: 'new', _type: 'note' })
  const again = await listen('*', { enableResume: 'true' }, member(first[0]?.id))
  await expect.poll(() => again.map(({ data }) => data.documentId)).toEqual([undefined, 'new'])
})

test('a listener that resumes within a transaction gets the rest of it', async () => {
  const first = await listen('*', { enableResume: 'true' })
  await lake.client
    .transaction()
    .create({ _id: 'a', _type: 'note' })
    .create({ _id: 'b', _type: 'note' })
    .commit()
  await expect.poll(() => first.length).toBe(3)
  const again = await listen('*', { enableResume: 'true' }, member(first[1]?.id))
  await expect.poll(() => again.map(({ data }) => data.documentId)).toEqual([undefined, 'b'])
})

test('a listener that was away for too long starts over', async () => {
  const unknown = await listen('*', { enableResume: 'true' }, member('no-such-transaction#x'))
  expect(unknown[0]?.event).toBe('reset')
})

test('parameters belong to the query of a listener', async () => {
  const events = await listen('*[_id in $ids]', { $ids: '["mine"]' })
  await lake.client.create({ _id: 'yours', _type: 'note' })
  await lake.client.create({ _id: 'mine', _type: 'note' })
  await expect.poll(() => events.map(({ data }) => data.documentId)).toEqual([undefined, 'mine'])
})

test('the client of the Studio hears a change and applies it', async () => {
  const heard: MutationEvent[] = []
  const subscription = lake.client.listen('*[_type == "note"]').subscribe((event) => heard.push(event))
  await expect
    .poll(async () => {
      await lake.client.createOrReplace({ _id: 'poked', _type: 'note' })
      return heard.length
    })
    .toBeGreaterThan(0)
  expect(heard[0]).toMatchObject({ documentId: 'poked', visibility: 'query', identity: 'token' })
  subscription.unsubscribe()
})

test('live events tell anyone of public changes, and of drafts only a member', async () => {
  const shown = await stream('/data/live/events/production', {})
  const all = await stream('/data/live/events/production?includeDrafts=true', member())
  await lake.client.create({ _id: 'drafts.note', _type: 'note' })
  await lake.client.create({ _id: 'note', _type: 'note' })
  await expect.poll(() => all.map(({ event }) => event)).toEqual(['welcome', 'message', 'message'])
  await expect.poll(() => shown.map(({ event }) => event)).toEqual(['welcome', 'message'])
  const answer = await fetch(`${lake.url}/lake/v1/data/query/production?query=1`)
  expect(await answer.json()).toMatchObject({ syncTags: shown[1]?.data.tags })
  const refused = await fetch(`${lake.url}/lake/v1/data/live/events/production?includeDrafts=true`)
  expect(refused.status).toBe(401)
})

test('streams end when the lake closes', async () => {
  const events = await listen('*')
  expect(events).toHaveLength(1)
  await lake.restart()
  expect(await lake.client.fetch('1')).toBe(1)
})

function listen(
  query: string,
  options: Record<string, string> = {},
  headers: Record<string, string> = member(),
) {
  return stream(`/data/listen/production?${new URLSearchParams({ query, ...options })}`, headers)
}

/** The events of a stream as they come; resolves with the first one there. */
async function stream(path: string, headers: Record<string, string>): Promise<Event[]> {
  const listener = new AbortController()
  open.add(listener)
  const response = await fetch(`${lake.url}/lake/v2025-02-19${path}`, { headers, signal: listener.signal })
  expect(response.status).toBe(200)
  const events: Event[] = []
  void collect(response, events).catch((error: unknown) =>
    events.push({ event: 'end', id: '', data: { error } }),
  )
  await expect.poll(() => events.length).toBeGreaterThan(0)
  return events
}

async function collect(response: Response, events: Event[]): Promise<void> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const messages = (text + chunk).split('\n\n')
    text = messages.pop() ?? ''
    events.push(...messages.filter((message) => message.startsWith('event:')).map(eventOf))
  }
}

function eventOf(message: string): Event {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1] ?? ''
  return { event: field('event'), id: field('id'), data: JSON.parse(field('data')) }
}

function stopAll(): void {
  for (const listener of open) listener.abort()
  open.clear()
}

function member(lastEventId?: string): Record<string, string> {
  return { authorization: `Bearer ${TOKEN}`, ...(lastEventId && { 'last-event-id': lastEventId }) }
}

function withoutRevision(document: unknown): unknown {
  if (document === null) return null
  const { _rev, ...fields } = Object(document)
  return fields
}
