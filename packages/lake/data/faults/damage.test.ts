import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLake } from '../../create-lake.ts'
import { startLake } from '../../server.ts'
import { type LakeProcess, startLakeProcess } from '../../testing/lake-process.ts'
import { clientOf, standardOptions } from '../../testing/temporary-lake.ts'

let directory: string
let running: LakeProcess | undefined

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lake-'))
})

afterEach(async () => {
  await running?.kill()
  running = undefined
  rmSync(directory, { recursive: true, maxRetries: 5 })
})

describe('a row that is no document', () => {
  const bodies = ['{"_id":"bad","_type":"no', '[]', 'null', '{"_id":"bad"}', bodyOf('other')]

  test.each(bodies)('is set aside and named while the rest is served: %s', async (body) => {
    await fill(['bad', 'good'])
    change('UPDATE documents SET body = ? WHERE id = ?', body, 'bad')
    const client = await start()
    expect(await client.fetch('*._id')).toEqual(['good'])
    await client.patch('good').set({ title: 'changed' }).commit()
    expect(await client.getDocument('bad')).toBeUndefined()
    expect(running?.log()).toMatch(/Set aside.*: 1 of the documents in "production": "bad" .*npm run restore/)
    await running?.kill()
    expect(rows('SELECT body FROM documents WHERE id = ?', 'bad')).toMatchObject([{ body }])
  })

  test('makes room for a new document under its id', async () => {
    await fill(['bad'])
    change('UPDATE documents SET body = ? WHERE id = ?', '{', 'bad')
    const lake = createLake(standardOptions(directory))
    expect([...lake.store.dataset('production').damaged.keys()]).toEqual(['bad'])
    await lake.close()
    const client = await start()
    await client.createIfNotExists({ _id: 'bad', _type: 'note', title: 'anew' })
    expect(await client.getDocument('bad')).toMatchObject({ title: 'anew' })
    await running?.kill()
    expect(await (await start()).getDocument('bad')).toMatchObject({ title: 'anew' })
    expect(running?.log()).toBe('')
  })
})

test.each([
  ['in what is read first', [5, 6, 12]],
  ['in what is read while it listens', [-3]],
])('of a database with a damaged page %s everything is served that lies outside of it', async (_, wiped) => {
  const ids = Array.from({ length: 400 }, (_, index) => `note-${String(index).padStart(3, '0')}`)
  await fill(ids, { text: 'x'.repeat(900) })
  const pages = rows("SELECT pageno FROM dbstat WHERE name = 'documents' AND pagetype = 'leaf' ORDER BY path")
  for (const place of wiped) wipePage(Number(pages.at(place)?.pageno))
  const client = await start()
  const served: string[] = await client.fetch('*._id')
  const lost = () =>
    [...(running?.log() ?? '').matchAll(/"(note-\d+)" \(that part of the file is damaged\)/g)].map(
      ([, id]) => id,
    )
  await expect.poll(() => [...served, ...lost()].sort()).toEqual(ids)
  expect(served.length).toBeGreaterThan(375)
})

test('a lake with many documents answers by id before it has read all, and knows all when it is written to', async () => {
  const others = Array.from({ length: 600 }, (_, index) => `other-${index}`)
  await fill(['a', ...others, 'z'], { to: { _type: 'reference', _ref: 'a' } })
  for (const isAsked of [true, false]) {
    const lake = createLake(standardOptions(directory))
    expect(lake.store.document('production', 'z')).toMatchObject({ _id: 'z' })
    expect(lake.store.readOn('production')).toBe(true)
    if (isAsked) expect(lake.store.dataset('production').referrersOf('a').size).toBe(602)
    await lake.close()
  }
})

test('a damaged row of the history costs what was before it, and nothing else', async () => {
  await fill(['page', 'other'])
  const lake = await startLake(standardOptions(directory))
  for (const id of ['second', 'third', 'fourth'])
    await clientOf(lake.url).patch('page').set({ title: id }).commit({ transactionId: id })
  await lake.close()
  change("UPDATE changes SET effects = '{' WHERE result_revision = ?", 'third')
  const client = await start()
  const before = (revision: string) =>
    client.request({ url: `/data/history/production/documents/page?revision=${revision}` })
  expect(await before('fourth')).toMatchObject({ documents: [{ title: 'fourth' }] })
  expect(await before('third')).toMatchObject({ documents: [{ title: 'third' }] })
  await expect(before('second')).rejects.toThrow('A part of the history of "page" is damaged')
  const lines = String(
    await client.request({ url: '/data/history/production/transactions/page,other' }),
  ).trim()
  expect(lines.split('\n').map((line) => JSON.parse(line).documentIDs)).toEqual([['other'], ['page']])
  const stream = await fetch(`${running?.url}/lake/v1/data/listen/production?query=*&enableResume=true`, {
    headers: { authorization: 'Bearer token-of-the-tests', 'last-event-id': 'second#page' },
  })
  const { value } = (await stream.body?.getReader().read()) ?? {}
  expect(String(Buffer.from(value ?? []))).toContain('event: reset')
})

test('what can not be tidied up at a start does not stop it', async () => {
  await fill(['note'])
  const secret = JSON.parse(bodyOf('secret'))
  change(
    "INSERT INTO documents VALUES ('production', 'secret', ?)",
    JSON.stringify({ ...secret, _type: 'sanity.previewUrlSecret', _updatedAt: '2001-01-01T00:00:00.000Z' }),
  )
  rows("CREATE TRIGGER stuck BEFORE DELETE ON documents BEGIN SELECT RAISE(FAIL, 'stuck'); END")
  expect(await (await start()).fetch('*[_type == "note"]._id')).toEqual(['note'])
  expect(running?.log()).toMatch(/Old preview secrets could not be removed.*stuck/)
})

/** Leaves a closed lake with these documents. */
async function fill(ids: readonly string[], fields = {}): Promise<void> {
  const lake = await startLake(standardOptions(directory))
  await clientOf(lake.url).mutate(ids.map((_id) => ({ create: { _id, _type: 'note', ...fields } })))
  await lake.close()
}

async function start() {
  running = await startLakeProcess(standardOptions(directory))
  return clientOf(running.url)
}

function bodyOf(_id: string): string {
  return JSON.stringify({ _id, _type: 'note', _rev: 'a', _createdAt: 'b', _updatedAt: 'c' })
}

function rows(query: string, ...values: string[]) {
  const database = new DatabaseSync(join(directory, 'lake.sqlite'))
  const found = database.prepare(query).all(...values)
  database.close()
  return found
}

function change(query: string, ...values: string[]): void {
  expect(rows(`${query} RETURNING 1`, ...values).length).toBeGreaterThan(0)
}

function wipePage(page: number): void {
  const handle = openSync(join(directory, 'lake.sqlite'), 'r+')
  writeSync(handle, Buffer.alloc(4096), 0, 4096, (page - 1) * 4096)
  closeSync(handle)
}
