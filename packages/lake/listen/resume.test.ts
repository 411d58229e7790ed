import { afterEach, beforeEach, expect, test } from 'vitest'
import { member, StreamReader } from '../testing/stream-reader.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake
let reader: StreamReader

beforeEach(async () => {
  lake = await temporaryLake()
  reader = new StreamReader(lake)
})

afterEach(async () => {
  reader.stop()
  await lake.end()
})

test('a listener that comes back gets what it missed, once', async () => {
  const first = await reader.listen('*[_type == "note"]', { enableResume: 'true' })
  await lake.client.create({ _id: 'before', _type: 'note' })
  await expect.poll(() => first.length).toBe(2)
  const last = first.at(-1)?.id
  reader.stop()
  await lake.client.create({ _id: 'missed', _type: 'note', n: 1 })
  await lake.client.create({ _id: 'elsewhere', _type: 'other' })
  await lake.client.patch('missed').set({ n: 2 }).commit()
  await lake.client.delete('before')
  const again = await reader.listen(
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
  const first = await reader.listen('*', { enableResume: 'true' })
  await lake.restart()
  await lake.client.create({ _id: 'new', _type: 'note' })
  const again = await reader.listen('*', { enableResume: 'true' }, member(first[0]?.id))
  await expect.poll(() => again.map(({ data }) => data.documentId)).toEqual([undefined, 'new'])
})

test.each([
  [
    'a preview secret, of which there is no history',
    { _id: 'drafts.secret', _type: 'sanity.previewUrlSecret' },
  ],
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

test('a listener that was away for too long starts over', async () => {
  const unknown = await reader.listen('*', { enableResume: 'true' }, member('no-such-transaction#x'))
  expect(unknown[0]?.event).toBe('reset')
})
