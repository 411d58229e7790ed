import { setImmediate } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { member, StreamReader } from '../testing/connections.ts'
import { type TemporaryLake, temporaryLake, transactionsAt } from '../testing/temporary-lake.ts'
import { pruneHistory } from './pruning.ts'

const DAY = 24 * 60 * 60 * 1000
const IN_2040 = Date.parse('2040-01-01')

let lake: TemporaryLake
let client: SanityClient

beforeEach(async () => {
  lake = await temporaryLake({ datasets: ['production', 'elsewhere'] })
  client = lake.client
  return () => lake.end()
})

test('what is young is kept, and of an old history the newest versions of a document, which lead back without a gap', async () => {
  await writeVersions('page', 8)
  await pruneAfter(89, 3)
  expect(await versionsOf('page')).toHaveLength(8)
  await pruneAfter(91, 3)
  expect(await versionsOf('page')).toEqual(['page-5', 'page-6', 'page-7'])
  const page = (query: string) => client.request({ url: `/data/history/production/documents/page?${query}` })
  for (const title of ['page-5', 'page-4'])
    expect(await page(`revision=${title}`)).toMatchObject({ documents: [{ title }] })
  await expect(page('time=2020-01-01T00:00:00Z')).rejects.toMatchObject({
    statusCode: 410,
    message: expect.stringMatching(/history of "page" begins at .*Z; what was before that is no longer kept/),
  })
  await client.patch('page').set({ title: 'goes on' }).commit({ transactionId: 'newest' })
  expect(await versionsOf('page')).toEqual(['page-5', 'page-6', 'page-7', 'newest'])
})

test('of a document that is gone nothing old is kept, but of the draft of one that is there', async () => {
  await writeVersions('page', 3)
  await writeVersions('drafts.page', 3)
  await client.delete('drafts.page')
  await writeVersions('gone', 3)
  await client.mutate([{ delete: { id: 'gone' } }], { transactionId: 'last' })
  await pruneAfter(91, 50)
  expect(await versionsOf('gone')).toEqual([])
  expect(await versionsOf('drafts.page')).toHaveLength(4)
  // The last of the dataset stays, by which listeners resume.
  expect(countIn('transactions')).toBe(8)
  const reader = new StreamReader(lake)
  const resume = (id: string) => reader.listen('*', { enableResume: 'true' }, member(`${id}#gone`))
  expect((await resume('gone-0'))[0]?.event).toBe('reset')
  expect((await resume('last'))[0]?.event).toContain('welcome')
})

test('however long the history of a document is, others have their turn while it is removed', async () => {
  for (let version = 0; version < 600; version += 1) {
    const request = { dataset: 'production', transactionId: `v-${version}`, identity: 'owner', digest: '' }
    const document = { _id: 'page', _type: 'page', version }
    lake.lake.store.commit(request, (workspace) => workspace.put(document, {}))
  }
  const left = [600]
  const pruning = pruneAfter(91, 50)
  while (left.at(-1) !== 50) {
    await setImmediate()
    left.push(countIn('changes'))
  }
  await pruning
  const atOnce = left.slice(1).map((count, index) => Number(left[index]) - count)
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(200)
  expect(countIn('transactions')).toBe(50)
})

test('the file stops growing', async () => {
  const text = 'x'.repeat(10_000)
  const pages: number[] = []
  for (let round = 0; round < 6; round += 1) {
    for (let version = 0; version < 8; version += 1) {
      const documents = ['one', 'two', 'three'].map((_id) => ({ _id, _type: 'page', text, version, round }))
      await client.mutate(documents.map((document) => ({ createOrReplace: document })))
    }
    const { _id } = await client.create({ _type: 'page', text })
    await client.delete(_id)
    await pruneAfter(91, 3)
    pages.push(Number(lake.lake.store.database.prepare('PRAGMA page_count').get()?.page_count))
  }
  expect(pages.at(-1)).toBeLessThanOrEqual(Number(pages.at(1)))
})

describe('A clock that was wrong', () => {
  test('at a start, years ahead, removes nothing, and later pruning goes on', async () => {
    await writeAndRemove('gone', [120, 110, 100])
    // Such a start writes by itself: it removes old preview secrets.
    const { _rev } = await client.create({ _id: 'drafts.secret', _type: 'sanity.previewUrlSecret' })
    setTime(IN_2040, _rev)
    await pruneHistory(lake.lake.store, { now: IN_2040 })
    expect(await versionsOf('gone')).toHaveLength(3)
    await write('page', [0])
    await pruneHistory(lake.lake.store)
    expect(await versionsOf('gone')).toEqual([])
  })

  test('and dated a write in the future, holds up nothing', async () => {
    await write('future', [(Date.now() - IN_2040) / DAY])
    await writeAndRemove('gone', [120, 110, 100])
    await write('page', [1])
    await pruneHistory(lake.lake.store)
    expect(await versionsOf('gone')).toEqual([])
  })

  test('and dated writes long ago, makes nothing older that came before them', async () => {
    await writeAndRemove('gone', [3, 2, 1])
    await write('page', [10_000, 10_000, 10_000, 10_000])
    await pruneHistory(lake.lake.store, { now: Date.now() - 10_000 * DAY })
    await write('page', [0])
    await pruneHistory(lake.lake.store)
    expect(await versionsOf('gone')).toHaveLength(3)
  })
})

test('what was silent for months is pruned by its own time, then by that of the next change', async () => {
  await writeAndRemove('gone', [300, 290, 280])
  await write('page', [150])
  await pruneHistory(lake.lake.store)
  expect(await versionsOf('gone')).toEqual([])
  await writeAndRemove('other', [140, 140])
  await pruneHistory(lake.lake.store)
  expect(await versionsOf('other')).toHaveLength(2)
  await write('page', [0])
  await pruneHistory(lake.lake.store)
  expect(await versionsOf('other')).toEqual([])
})

function countIn(table: 'changes' | 'transactions'): number {
  const query = `SELECT count(*) AS count FROM ${table} WHERE dataset = 'production'`
  return Number(lake.lake.store.database.prepare(query).get()?.count)
}

/** What was written so far is then as many days old, and something else was written today. */
async function pruneAfter(days: number, versions: number): Promise<void> {
  setTime(Date.now() - days * DAY)
  await client.withConfig({ dataset: 'elsewhere' }).createOrReplace({ _id: 'today', _type: 'page' })
  return pruneHistory(lake.lake.store, { limits: { days: 90, versions } })
}

async function writeVersions(_id: string, count: number): Promise<void> {
  for (let version = 0; version < count; version += 1) {
    const title = `${_id}-${version}`.replace('.', '-')
    const document = { _id, _type: 'page', title }
    await client.mutate([{ createOrReplace: document }], { transactionId: title })
  }
}

/** Writes a document once for each number: as many days ago. */
async function write(_id: string, daysAgo: readonly number[]): Promise<void> {
  for (const days of daysAgo) {
    const { _rev } = await client.createOrReplace({ _id, _type: 'page', days })
    setTime(Date.now() - days * DAY, _rev)
  }
}

/** The same; the last time it is removed. */
async function writeAndRemove(id: string, daysAgo: readonly number[]): Promise<void> {
  await write(id, daysAgo.slice(0, -1))
  const { transactionId } = await client.mutate([{ delete: { id } }])
  setTime(Date.now() - Number(daysAgo.at(-1)) * DAY, transactionId)
}

/** Of one transaction, or of all. */
function setTime(time: number, transaction = '%'): void {
  const update = lake.lake.store.database.prepare('UPDATE transactions SET timestamp = ? WHERE id LIKE ?')
  update.run(new Date(time).toISOString(), transaction)
}

async function versionsOf(id: string): Promise<string[]> {
  return (await transactionsAt(client, `/${id}`)).map((transaction) => transaction.id)
}
