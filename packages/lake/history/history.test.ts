import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake
const pair = { publishedId: 'page', draftId: 'drafts.page' }

beforeAll(async () => {
  lake = await temporaryLake()
  const { client } = lake
  const draft = { _id: 'drafts.page', _type: 'page', title: 'First', list: [1] }
  await client.mutate([{ create: draft }], { transactionId: 'created' })
  await client
    .patch('drafts.page')
    .set({ title: 'Second' })
    .unset(['list'])
    .commit({ transactionId: 'edited' })
  await client.action(
    { actionType: 'sanity.action.document.publish', ...pair },
    { transactionId: 'published' },
  )
  await client.action(
    { actionType: 'sanity.action.document.unpublish', ...pair },
    { transactionId: 'unpublished' },
  )
  const discard = { actionType: 'sanity.action.document.version.discard' as const, versionId: 'drafts.page' }
  await client.action(discard, { transactionId: 'discarded' })
})

afterAll(() => lake.end())

test('each document is there as it was at each revision', async () => {
  expect(await documents('revision=created')).toMatchObject([
    { _id: 'drafts.page', title: 'First', list: [1] },
  ])
  expect(await documents('revision=edited')).toMatchObject([
    { _id: 'drafts.page', title: 'Second', _rev: 'edited' },
  ])
  expect(await documents('revision=published')).toMatchObject([
    { _id: 'page', title: 'Second', _rev: 'published' },
  ])
  expect(await documents('revision=discarded')).toEqual([])
})

test('a draft is there as the published document at a revision from before the draft', async () => {
  await lake.client.createOrReplace({ _id: 'seeded', _type: 'page', title: 'First' })
  const { _rev } = await lake.client.createOrReplace({ _id: 'seeded', _type: 'page', title: 'Second' })
  await lake.client.action({
    actionType: 'sanity.action.document.edit',
    publishedId: 'seeded',
    draftId: 'drafts.seeded',
    patch: { set: { title: 'Third' } },
  })
  const url = `/data/history/production/documents/drafts.seeded?revision=${_rev}`
  const { documents } = await lake.client.request({ url })
  expect(documents).toMatchObject([{ title: 'Second', _rev }])
})

test('a field may have the name of something that every object has', async () => {
  const versions: Record<string, unknown>[] = [{}, { constructor: 'Smith & Sons' }, {}]
  const written = []
  for (const fields of versions)
    written.push(await lake.client.createOrReplace({ _id: 'odd', _type: 'page', ...fields }))
  for (const document of written) {
    const url = `/data/history/production/documents/odd?revision=${document._rev}`
    expect(await lake.client.request({ url })).toEqual({ documents: [document] })
  }
})

test('a document that is gone is there as it was last', async () => {
  const [published, draft] = await documents('lastRevision=true')
  expect(published).toMatchObject({ _id: 'page', _rev: 'published' })
  expect(draft).toMatchObject({ _id: 'drafts.page', _rev: 'unpublished' })
})

test('a document is there as it was at a time', async () => {
  expect(await documents(`time=${new Date(0).toISOString()}`)).toEqual([])
})

test('transactions come as lines, in either order and in part', async () => {
  const all = await transactions('')
  expect(all.map(({ id }) => id)).toEqual(['created', 'edited', 'published', 'unpublished', 'discarded'])
  expect(all[2]).toMatchObject({
    author: 'token',
    documentIDs: ['page', 'drafts.page'],
    mutations: expect.any(Array),
  })
  const latest = await transactions('reverse=true&limit=2&excludeMutations=true')
  expect(latest.map(({ id }) => id)).toEqual(['discarded', 'unpublished'])
  expect(latest[0]).not.toHaveProperty('mutations')
  const middle = await transactions('fromTransaction=edited&toTransaction=published')
  expect(middle.map(({ id }) => id)).toEqual(['edited', 'published'])
})

test('the transactions of the whole dataset tell which documents were deleted, and when', async () => {
  await lake.client.create({ _id: 'passing', _type: 'page', title: 'Passing' })
  const { transactionId } = await lake.client.mutate([{ delete: { id: 'passing' } }])
  const [latest] = await allTransactions('reverse=true&limit=1')
  expect(latest).toMatchObject({ id: transactionId, documentIDs: ['passing'], author: 'token' })
  const since = await allTransactions(`fromTime=${latest?.timestamp}`)
  expect(since.map(({ id }) => id)).toContain(transactionId)
  expect(await allTransactions('toTime=2020-01-01T00:00:00Z')).toEqual([])
})

test('what was deleted before the clock was set back is listed too', async () => {
  await lake.client.create({ _id: 'passing', _type: 'page', title: 'Passing' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 })
  const { transactionId } = await lake.client.mutate([{ delete: { id: 'passing' } }])
  vi.useRealTimers()
  const [latest] = await allTransactions('reverse=true&limit=1')
  expect(latest).toMatchObject({ id: transactionId, documentIDs: ['passing'] })
})

test('the transactions of the whole dataset are for members, without content and between times', async () => {
  const url = `${lake.url}/lake/v1/data/history/production/transactions?excludeContent=true`
  expect((await fetch(url)).status).toBe(401)
  await expect(allTransactions('fromTime=yesterday')).rejects.toMatchObject({ statusCode: 400 })
  const withContent = lake.client.request({ url: '/data/history/production/transactions' })
  await expect(withContent).rejects.toMatchObject({ statusCode: 400 })
})

test('the Studio learns what each transaction meant, newest first', async () => {
  const { events } = await lake.client.request({
    url: '/data/history/production/events/documents/drafts.page?limit=10',
  })
  const types = events['drafts.page'].map(({ type }: { type: string }) => type)
  expect(types).toEqual([
    'deleteDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
    'createDocumentVersion',
  ])
  expect(events['drafts.page'][2]).toMatchObject({ revisionId: 'published', versionRevisionId: 'edited' })
})

async function documents(search: string): Promise<Record<string, unknown>[]> {
  const { documents } = await lake.client.request({
    url: `/data/history/production/documents/page,drafts.page?${search}`,
  })
  return documents
}

async function transactions(search: string): Promise<Record<string, unknown>[]> {
  const text: Buffer | string = await lake.client.request({
    url: `/data/history/production/transactions/page,drafts.page?${search}`,
  })
  return linesIn(text)
}

async function allTransactions(search: string): Promise<Record<string, unknown>[]> {
  const url = `/data/history/production/transactions?excludeContent=true&${search}`
  return linesIn(await lake.client.request<Buffer | string | undefined>({ url }))
}

/** The client gives no body for an empty answer. */
function linesIn(text: Buffer | string = ''): Record<string, unknown>[] {
  return String(text)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
