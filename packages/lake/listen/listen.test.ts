import { applyPatch } from 'mendoza'
import { afterEach, expect, test } from 'vitest'
import { member, StreamReader } from '../testing/connections.ts'
import { sharedLake, temporaryLake } from '../testing/temporary-lake.ts'

const lake = await sharedLake()
const reader = new StreamReader(lake)

afterEach(() => lake.client.delete({ query: '*' }))

test('the events of a transaction are counted over those that the listener gets', async () => {
  const events = await reader.listen('*[_type == "note"]')
  await lake.client
    .transaction()
    .create({ _id: 'one', _type: 'note' })
    .create({ _id: 'other', _type: 'other' })
    .create({ _id: 'two', _type: 'note' })
    .commit()
  await expect.poll(() => events.length).toBe(3)
  expect(events.slice(1).map(({ data }) => data)).toMatchObject([
    { documentId: 'one', transactionCurrentEvent: 1, transactionTotalEvents: 2 },
    { documentId: 'two', transactionCurrentEvent: 2, transactionTotalEvents: 2 },
  ])
})

test('effects lead from the former document to the new one and back', async () => {
  const events = await reader.listen('*[_id == "rich"]', {
    effectFormat: 'mendoza',
    includeResult: 'true',
    includePreviousRevision: 'true',
  })
  const steps: Record<string, unknown>[] = [
    { a: 1, deep: { x: 1, y: [1, { k: 'v' }], gone: true }, list: [1, 2] },
    { b: 'new', deep: { x: 2, y: [1], z: { n: null } }, list: [2] },
    {},
  ]
  for (const step of steps) await lake.client.createOrReplace({ _id: 'rich', _type: 'note', ...step })
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
  const events = await reader.listen('*', {}, {})
  await lake.client.create({ _id: 'drafts.hidden', _type: 'note' })
  await lake.client.create({ _id: 'secrets.hidden', _type: 'note' })
  await lake.client.create({ _id: 'shown', _type: 'note' })
  await expect.poll(() => events.length).toBe(2)
  expect(events[1]?.data.documentId).toBe('shown')
})

test('live events tell anyone of public changes, and of drafts only a member', async () => {
  const shown = await reader.open('/data/live/events/production', {})
  const all = await reader.open('/data/live/events/production?includeDrafts=true', member())
  await lake.client.create({ _id: 'drafts.note', _type: 'note' })
  await lake.client.create({ _id: 'note', _type: 'note' })
  await expect.poll(() => all.map(({ event }) => event)).toEqual(['welcome', 'message', 'message'])
  await expect.poll(() => shown.map(({ event }) => event)).toEqual(['welcome', 'message'])
})

test('a client of live events that comes back after a change is told to ask everything again', async () => {
  const open = async (last?: string) => {
    const path = '/data/live/events/production'
    const events = await reader.open(path, last === undefined ? {} : { 'last-event-id': last })
    await expect.poll(() => events.at(-1)?.event).toBe('welcome')
    return { events: events.map(({ event }) => event), last: events.at(-1)?.id }
  }
  await lake.client.createOrReplace({ _id: 'note', _type: 'note' })
  const { last } = await open()
  expect((await open(last)).events).toEqual(['welcome'])
  await lake.client.createOrReplace({ _id: 'note', _type: 'note', n: 2 })
  expect((await open(last)).events).toEqual(['restart', 'welcome'])
})

test('a listener that comes back gets what it missed, once', async () => {
  const first = await reader.listen('*[_type == "note"]', { enableResume: 'true' })
  await lake.client.create({ _id: 'before', _type: 'note' })
  await expect.poll(() => first.length).toBe(2)
  const last = first.at(-1)?.id
  await lake.client.create({ _id: 'missed', _type: 'note', n: 1 })
  await lake.client.create({ _id: 'elsewhere', _type: 'other' })
  await lake.client.patch('missed').set({ n: 2 }).commit()
  await lake.client.delete('before')
  const options = { enableResume: 'true', includeResult: 'true' }
  const again = await reader.listen('*[_type == "note"]', options, member(last))
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
  await using kept = await temporaryLake()
  const ofKept = new StreamReader(kept)
  await kept.client.create({ _id: 'old', _type: 'note' })
  const first = await ofKept.listen('*', { enableResume: 'true' })
  await kept.restart()
  await kept.client.create({ _id: 'new', _type: 'note' })
  const again = await ofKept.listen('*', { enableResume: 'true' }, member(first[0]?.id))
  await expect.poll(() => again.map(({ data }) => data.documentId)).toEqual([undefined, 'new'])
})

test.each([
  ['a preview secret, which has no history', { _id: 'drafts.secret', _type: 'sanity.previewUrlSecret' }],
  ['a transaction that changed nothing', { _id: 'note', _type: 'note' }],
])('a listener that was greeted after %s misses nothing', async (_, document) => {
  await lake.client.create({ _id: 'note', _type: 'note' })
  await lake.client.createIfNotExists(document)
  const first = await reader.listen('*', { enableResume: 'true' })
  await lake.client.patch('note').set({ title: 'missed' }).commit()
  const again = await reader.listen('*', { enableResume: 'true' }, member(first[0]?.id))
  await expect.poll(() => again.map(({ data }) => data.documentId)).toEqual([undefined, 'note'])
})

test('a listener that resumes within a transaction gets the rest of it', async () => {
  const first = await reader.listen('*', { enableResume: 'true' })
  await lake.client
    .transaction()
    .create({ _id: 'a', _type: 'note' })
    .create({ _id: 'b', _type: 'note' })
    .commit()
  await expect.poll(() => first.length).toBe(3)
  const again = await reader.listen('*', { enableResume: 'true' }, member(first[1]?.id))
  await expect.poll(() => again.map(({ data }) => data.documentId)).toEqual([undefined, 'b'])
})

function withoutRevision(document: unknown): unknown {
  if (document === null) return null
  const { _rev, ...fields } = Object(document)
  return fields
}
