import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { pruneHistory } from './pruning.ts'

const DAY = 24 * 60 * 60 * 1000
const IN_2040 = Date.parse('2040-01-01')

let lake: TemporaryLake
let client: SanityClient

beforeEach(async () => {
  lake = await temporaryLake()
  client = lake.client
})

afterEach(() => lake.end())

test('a start with a clock that is years ahead removes nothing, and later pruning goes on', async () => {
  await write('gone', [120, 110])
  await remove('gone', 100)
  // Such a start writes by itself: it removes old preview secrets.
  const { _rev } = await client.create({ _id: 'drafts.secret', _type: 'sanity.previewUrlSecret' })
  setTime(_rev, IN_2040)
  await pruneHistory(lake.lake.store, { now: IN_2040 })
  expect(countOf('gone')).toBe(3)
  await write('page', [0])
  await pruneHistory(lake.lake.store)
  expect(countOf('gone')).toBe(0)
})

test('what was silent for months is pruned by its own time, then by that of the next change', async () => {
  await write('gone', [300, 290])
  await remove('gone', 280)
  await write('page', [150])
  await pruneHistory(lake.lake.store)
  expect(countOf('gone')).toBe(0)
  await write('other', [140])
  await remove('other', 140)
  await pruneHistory(lake.lake.store)
  expect(countOf('other')).toBe(2)
  await write('page', [0])
  await pruneHistory(lake.lake.store)
  expect(countOf('other')).toBe(0)
})

test('a write that is dated in the future holds up nothing', async () => {
  await write('future', [(Date.now() - IN_2040) / DAY])
  await write('gone', [120, 110])
  await remove('gone', 100)
  await write('page', [1])
  await pruneHistory(lake.lake.store)
  expect(countOf('gone')).toBe(0)
})

test('writes that are dated long ago make nothing older that came before them', async () => {
  await write('gone', [3, 2])
  await remove('gone', 1)
  await write('page', [10_000, 10_000, 10_000, 10_000])
  await pruneHistory(lake.lake.store, { now: Date.now() - 10_000 * DAY })
  await write('page', [0])
  await pruneHistory(lake.lake.store)
  expect(countOf('gone')).toBe(3)
})

/** Writes a document once for each number: as many days ago. */
async function write(_id: string, daysAgo: readonly number[]): Promise<void> {
  for (const days of daysAgo) {
    const { _rev } = await client.createOrReplace({ _id, _type: 'page', days })
    setTime(_rev, Date.now() - days * DAY)
  }
}

async function remove(_id: string, daysAgo: number): Promise<void> {
  const { transactionId } = await client.mutate([{ delete: { id: _id } }])
  setTime(transactionId, Date.now() - daysAgo * DAY)
}

function setTime(transaction: string, time: number): void {
  const update = lake.lake.store.database.prepare('UPDATE transactions SET timestamp = ? WHERE id = ?')
  update.run(new Date(time).toISOString(), transaction)
}

function countOf(document: string): number {
  const select = lake.lake.store.database.prepare('SELECT count(*) AS count FROM changes WHERE document = ?')
  return Number(select.get(document)?.count)
}
