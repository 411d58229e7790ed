import { expect, test, vi } from 'vitest'
import { sharedLake, transactionsAt } from '../testing/temporary-lake.ts'

const lake = await sharedLake()
const transactions = (address: string) => transactionsAt(lake.client, address)
const page = { publishedId: 'page', draftId: 'drafts.page' }
const act = async (actionType: 'publish' | 'unpublish', transactionId: string) =>
  lake.client.action({ actionType: `sanity.action.document.${actionType}`, ...page }, { transactionId })

await lake.client.mutate([{ create: { _id: 'drafts.page', _type: 'page', title: 'First', list: [1] } }], {
  transactionId: 'created',
})
const patch = lake.client.patch('drafts.page').set({ title: 'Second' }).unset(['list'])
await patch.commit({ transactionId: 'edited' })
await act('publish', 'published')
await act('unpublish', 'unpublished')
await lake.client.mutate([{ delete: { id: 'drafts.page' } }], { transactionId: 'discarded' })

test.each([
  ['revision=created', [{ _id: 'drafts.page', title: 'First', list: [1] }]],
  ['revision=edited', [{ _id: 'drafts.page', title: 'Second', _rev: 'edited' }]],
  ['revision=published', [{ _id: 'page', title: 'Second', _rev: 'published' }]],
  ['revision=discarded', []],
  [
    'lastRevision=true',
    [
      { _id: 'page', _rev: 'published' },
      { _id: 'drafts.page', _rev: 'unpublished' },
    ],
  ],
  ['time=1970-01-01T00:00:00Z', []],
])('a document and its draft are there as they were at %s', async (moment, expected) => {
  expect(await documents(`page,drafts.page?${moment}`)).toMatchObject(expected)
})

test('a draft is there as the published document at a revision from before the draft', async () => {
  await lake.client.createOrReplace({ _id: 'seeded', _type: 'page', title: 'First' })
  const { _rev } = await lake.client.createOrReplace({ _id: 'seeded', _type: 'page', title: 'Second' })
  await edit('seeded', 'Third', 'third')
  expect(await documents(`drafts.seeded?revision=${_rev}`)).toMatchObject([{ title: 'Second', _rev }])
})

test('a field may have the name of something that every object has', async () => {
  const written = []
  const versions: Record<string, unknown>[] = [{}, { constructor: 'Smith & Sons' }, {}]
  for (const fields of versions)
    written.push(await lake.client.createOrReplace({ _id: 'odd', _type: 'page', ...fields }))
  for (const document of written) expect(await documents(`odd?revision=${document._rev}`)).toEqual([document])
})

test('transactions come as lines, in either order and in part', async () => {
  const ask = (search: string) => transactions(`/page,drafts.page?${search}`)
  const all = await ask('')
  expect(idsOf(all)).toEqual(['created', 'edited', 'published', 'unpublished', 'discarded'])
  const mutations = expect.any(Array)
  expect(all[2]).toMatchObject({ author: 'token', documentIDs: ['page', 'drafts.page'], mutations })
  const latest = await ask('reverse=true&limit=2&excludeMutations=true')
  expect(idsOf(latest)).toEqual(['discarded', 'unpublished'])
  expect(latest[0]).not.toHaveProperty('mutations')
  expect(idsOf(await ask('fromTransaction=edited&toTransaction=published'))).toEqual(['edited', 'published'])
})

test('the transactions of the whole dataset tell which documents were deleted and when, though a clock was set back', async () => {
  for (const ahead of [60 * 60 * 1000, 0]) {
    await lake.client.create({ _id: 'passing', _type: 'page', title: 'Passing' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead })
    const { transactionId } = await lake.client.mutate([{ delete: { id: 'passing' } }])
    vi.useRealTimers()
    const [latest] = await transactions('?excludeContent=true&reverse=true&limit=1')
    expect(latest).toMatchObject({ id: transactionId, documentIDs: ['passing'], author: 'token' })
    const since = await transactions(`?excludeContent=true&fromTime=${latest?.timestamp}`)
    expect(idsOf(since)).toContain(transactionId)
    expect(await transactions('?excludeContent=true&toTime=2020-01-01T00:00:00Z')).toEqual([])
  }
})

test('the transactions of the whole dataset are without content and between times', async () => {
  for (const search of ['?excludeContent=true&fromTime=yesterday', ''])
    await expect(transactions(search)).rejects.toMatchObject({ statusCode: 400 })
})

test('a time that is none is refused in a sentence', async () => {
  await expect(documents('page?time=yesterday')).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('"time" must be a time, such as 2026-11-22T08:00:00Z'),
  })
})

test.each(['-1', '0.5', 'some'])('a limit of %s is none', async (limit) => {
  expect(await transactions(`?excludeContent=true&limit=${limit}`)).toHaveLength(
    (await transactions('?excludeContent=true')).length,
  )
  expect(await eventsOf('drafts.page', limit)).toHaveLength(4)
})

test('the Studio learns what each transaction meant, newest first', async () => {
  const found = await eventsOf('drafts.page')
  const meant = [
    'deleteDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
    'createDocumentVersion',
  ]
  expect(found.map(({ type }) => type)).toEqual(meant)
  expect(found[2]).toMatchObject({ revisionId: 'published', versionRevisionId: 'edited' })
})

test('a draft is compared with what was handed over, brought back by an undo, or published last', async () => {
  const price = { publishedId: 'price', draftId: 'drafts.price' }
  const publish = { actionType: 'sanity.action.document.publish' as const, ...price }
  await lake.client.mutate([{ create: { _id: 'price', _type: 'page', title: 'Handed over' } }], {
    transactionId: 'handed-over',
  })
  await edit('price', 'Edited', 'edited-first')
  expect(await comparedWith()).toMatchObject([{ title: 'Handed over' }])
  expect(await followed('handed-over')).toEqual(['handed-over', 'edited-first'])

  await lake.client.action(publish)
  const attributes = { _id: price.draftId, _type: 'page', title: 'Brought back' }
  const actionType = 'sanity.action.document.replaceDraft'
  const replace = { actionType, publishedId: 'price', attributes } as const
  await lake.client.action([replace, publish], { transactionId: 'undone' })
  await edit('price', 'Edited again', 'edited-again')
  expect(await comparedWith()).toMatchObject([{ title: 'Brought back' }])
  expect(await followed('undone')).toEqual(['undone', 'edited-again'])

  await lake.client.patch('price').set({ title: 'Written while somebody types' }).commit()
  expect(await comparedWith()).toMatchObject([{ title: 'Brought back' }])
})

/** What the Studio compares the draft of `price` with: the newest publish, asked for as a revision of the draft. */
async function comparedWith(): Promise<unknown> {
  const found = await eventsOf('drafts.price')
  const publish = found.find(({ type }) => type === 'publishDocumentVersion')
  return documents(`drafts.price?revision=${publish?.versionRevisionId ?? publish?.revisionId}`)
}

/** The transactions on the draft of `price` since a revision. */
async function followed(revision: string): Promise<unknown[]> {
  return idsOf(await transactions(`/drafts.price?fromTransaction=${revision}&excludeContent=true`))
}

async function edit(publishedId: string, title: string, transactionId: string): Promise<void> {
  const pair = { publishedId, draftId: `drafts.${publishedId}` }
  const action = { actionType: 'sanity.action.document.edit' as const, ...pair, patch: { set: { title } } }
  await lake.client.action(action, { transactionId })
}

async function eventsOf(id: string, limit = '10'): Promise<Record<string, unknown>[]> {
  const url = `/data/history/production/events/documents/${id}?limit=${limit}`
  const { events } = await lake.client.request({ url })
  return events[id]
}

async function documents(path: string): Promise<unknown> {
  return (await lake.client.request({ url: `/data/history/production/documents/${path}` })).documents
}

function idsOf(transactions: readonly Record<string, unknown>[]): unknown[] {
  return transactions.map(({ id }) => id)
}
