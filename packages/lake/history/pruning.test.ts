import { setImmediate } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { pruneHistory } from './pruning.ts'

const DAY = 24 * 60 * 60 * 1000

let lake: TemporaryLake
let client: SanityClient

beforeEach(async () => {
  lake = await temporaryLake({ datasets: ['production', 'elsewhere'] })
  client = lake.client
})

afterEach(() => lake.end())

test('of an old history the newest versions of a document are kept, and lead back without a gap', async () => {
  await writeVersions('page', 8)
  await prune({ versions: 3 }, 91)
  expect(await versionsOf('page')).toEqual(['page-5', 'page-6', 'page-7'])
  const before = (revision: string) => documentAt(`revision=${revision}`)
  expect(await before('page-5')).toMatchObject({ documents: [{ title: 'page-5' }] })
  expect(await before('page-4')).toMatchObject({ documents: [{ title: 'page-4' }] })
  await expect(documentAt('time=2020-01-01T00:00:00Z')).rejects.toMatchObject({
    statusCode: 410,
    message: expect.stringMatching(
      /The history of "page" begins at .*Z; what was before that is no longer kept/,
    ),
  })
  await client.patch('page').set({ title: 'goes on' }).commit({ transactionId: 'newest' })
  expect(await versionsOf('page')).toEqual(['page-5', 'page-6', 'page-7', 'newest'])
})

test('what is young is kept, however many versions there are', async () => {
  await writeVersions('page', 8)
  await prune({ versions: 3 }, 89)
  expect(await versionsOf('page')).toHaveLength(8)
})

test('of a document that is gone nothing old is kept, but of the draft of one that is there', async () => {
  await writeVersions('gone', 3)
  await client.delete('gone')
  await writeVersions('page', 3)
  await writeVersions('drafts.page', 3)
  await client.delete('drafts.page')
  await prune({ versions: 50 }, 91)
  expect(await versionsOf('gone')).toEqual([])
  expect(await versionsOf('drafts.page')).toHaveLength(4)
  expect(countIn('transactions')).toBe(7)
})

test('a listener that missed what is no longer kept is reset, and one that missed the last goes on', async () => {
  await writeVersions('gone', 2)
  await client.mutate([{ delete: { id: 'gone' } }], { transactionId: 'last' })
  await prune({ versions: 3 }, 91)
  expect(await firstEventAfter('gone-0')).toContain('event: reset')
  expect(await firstEventAfter('last')).toContain('event: welcome')
})

test('however long the history of a document is, others have their turn while it is removed', async () => {
  const ids = Array.from({ length: 600 }, (_, index) => `version-${index}`)
  for (const transactionId of ids) {
    const request = { dataset: 'production', transactionId, identity: 'owner', digest: '' }
    const document = { _id: 'page', _type: 'page', title: transactionId }
    lake.lake.store.commit(request, (workspace) => workspace.put(document, {}))
  }
  const left = [600]
  const pruning = prune({ versions: 50 }, 91)
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
      const documents = ['one', 'two', 'three'].map((id) => ({
        _id: id,
        _type: 'page',
        text,
        version,
        round,
      }))
      await client.mutate(documents.map((document) => ({ createOrReplace: document })))
    }
    const { _id } = await client.create({ _type: 'page', text })
    await client.delete(_id)
    await prune({ versions: 3 }, 91)
    pages.push(Number(lake.lake.store.database.prepare('PRAGMA page_count').get()?.page_count))
  }
  expect(pages.at(-1)).toBeLessThanOrEqual(Number(pages.at(1)))
})

function countIn(table: 'changes' | 'transactions'): number {
  const select = lake.lake.store.database.prepare(
    `SELECT count(*) AS count FROM ${table} WHERE dataset = 'production'`,
  )
  return Number(select.get()?.count)
}

/** What was written so far is then as many days old, and something else was written today. */
async function prune({ versions }: { versions: number }, days: number): Promise<void> {
  const { store } = lake.lake
  const past = new Date(Date.now() - days * DAY).toISOString()
  store.database.prepare('UPDATE transactions SET timestamp = ?').run(past)
  await client.withConfig({ dataset: 'elsewhere' }).createOrReplace({ _id: 'today', _type: 'page' })
  return pruneHistory(store, { limits: { days: 90, versions } })
}

async function writeVersions(id: string, count: number): Promise<void> {
  for (let version = 0; version < count; version += 1) {
    const name = `${id}-${version}`.replace('.', '-')
    const document = { _id: id, _type: 'page', title: name }
    await client.mutate([{ createOrReplace: document }], { transactionId: name })
  }
}

async function versionsOf(id: string): Promise<string[]> {
  const answer = await client.request({ url: `/data/history/production/transactions/${id}` })
  const lines = String(answer ?? '').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line).id)
}

function documentAt(query: string) {
  return client.request({ url: `/data/history/production/documents/page?${query}` })
}

async function firstEventAfter(transaction: string): Promise<string> {
  const stream = await fetch(`${lake.url}/lake/v1/data/listen/production?query=*&enableResume=true`, {
    headers: { authorization: 'Bearer token-of-the-tests', 'last-event-id': `${transaction}#gone` },
  })
  const reader = stream.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return String(Buffer.from(value ?? []))
}
