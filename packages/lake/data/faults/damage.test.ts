import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLake } from '../../create-lake.ts'
import { member, StreamReader } from '../../testing/connections.ts'
import { startLakeProcess } from '../../testing/lake-process.ts'
import {
  standardOptions,
  temporaryFolder,
  temporaryLake,
  transactionsAt,
} from '../../testing/temporary-lake.ts'
import { backupsOf } from '../backups/backup-files.ts'

const PAGE = 4_096

let directory: string
let file: string
let log: string[]

beforeEach(() => {
  directory = temporaryFolder()
  file = join(directory, 'lake.sqlite')
  log = []
  vi.spyOn(console, 'warn').mockImplementation((...words) => void log.push(words.join(' ')))
})

afterEach(() => vi.restoreAllMocks())

test('rows that are no documents are set aside and named, and stay until one is written anew', async () => {
  const bodies = ['{"_id":"bad","_type":"no', '[]', 'null', '{"_id":"bad"}', bodyOf('other')]
  await fill(['good', ...bodies.keys()].map(String))
  for (const [id, body] of bodies.entries()) rows('UPDATE documents SET body = ? WHERE id = ?', body, `${id}`)
  await using lake = await temporaryLake({ directory })
  expect(await lake.client.fetch('*._id')).toEqual(['good'])
  await lake.client.patch('good').set({ title: 'changed' }).commit()
  expect(await lake.client.getDocument('0')).toBeUndefined()
  expect(log).toContainEqual(
    expect.stringMatching(/Set aside.*: 5 of the documents in "production": "0" .*npm run restore/),
  )
  const kept = rows("SELECT body FROM documents WHERE id != 'good' ORDER BY id")
  expect(kept.map(({ body }) => body)).toEqual(bodies)
  await lake.client.createIfNotExists({ _id: '0', _type: 'note', title: 'anew' })
  await lake.restart()
  expect(await lake.client.getDocument('0')).toMatchObject({ title: 'anew' })
  expect(log).toContainEqual(expect.stringContaining(': 4 of the documents'))
})

test.each([
  ['in what is read first', [5, 6, 12]],
  ['in what is read while it listens', [-3]],
])('of a database with a damaged page %s everything is served that lies outside of it', async (_, wiped) => {
  const ids = Array.from({ length: 400 }, (_, index) => `note-${String(index).padStart(3, '0')}`)
  await fill(ids, { text: 'x'.repeat(900) })
  const pages = rows("SELECT pageno FROM dbstat WHERE name = 'documents' AND pagetype = 'leaf' ORDER BY path")
  for (const place of wiped) overwrite((Number(pages.at(place)?.pageno) - 1) * PAGE, Buffer.alloc(PAGE))
  await using lake = await temporaryLake({ directory })
  const served: string[] = await lake.client.fetch('*._id')
  const lost = () =>
    [...log.join().matchAll(/"(note-\d+)" \(that part of the file is damaged\)/g)].map(([, id]) => id)
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
  await using lake = await temporaryLake({ directory })
  for (const id of ['second', 'third', 'fourth'])
    await lake.client.patch('page').set({ title: id }).commit({ transactionId: id })
  rows("UPDATE changes SET effects = '{' WHERE result_revision = 'third'")
  const ask = (path: string) => lake.client.request({ url: `/data/history/production/documents/${path}` })
  for (const title of ['fourth', 'third'])
    expect(await ask(`page?revision=${title}`)).toMatchObject({ documents: [{ title }] })
  await expect(ask('page?revision=second')).rejects.toThrow('the history of "page" is damaged')
  const transactions = await transactionsAt(lake.client, '/page,other')
  expect(transactions.map(({ documentIDs }) => documentIDs)).toEqual([['other'], ['page']])
  const reader = new StreamReader(lake)
  const [first] = await reader.listen('*', { enableResume: 'true' }, member('second#page'))
  expect(first?.event).toBe('reset')
})

test('what can not be tidied up at a start does not stop it', async () => {
  await fill(['note'])
  const secret = { _type: 'sanity.previewUrlSecret', _updatedAt: '2001-01-01T00:00:00.000Z' }
  const body = JSON.stringify({ ...JSON.parse(bodyOf('secret')), ...secret })
  rows("INSERT INTO documents VALUES ('production', 'secret', ?)", body)
  rows("CREATE TRIGGER stuck BEFORE DELETE ON documents BEGIN SELECT RAISE(FAIL, 'stuck'); END")
  await using lake = await temporaryLake({ directory })
  expect(await lake.client.fetch('*[_type == "note"]._id')).toEqual(['note'])
  expect(log).toContainEqual(expect.stringMatching(/Old preview secrets could not be removed.*stuck/))
})

describe('a database that can not be used stops the start in one sentence and stays as it is', () => {
  const noise = Buffer.alloc(3_000, 1)
  const rootOf = (table: string) =>
    Number(rows('SELECT rootpage FROM sqlite_schema WHERE name = ?', table)[0]?.rootpage)

  test.each([
    ['text', () => writeFileSync(file, 'no database at all, but long enough for one. '.repeat(30))],
    ['a damaged first page', () => overwrite(100, noise)],
    ['a damaged head', () => overwrite(0, noise)],
    ['the page of all documents', () => overwrite((rootOf('documents') - 1) * PAGE, noise)],
    ['missing', () => rmSync(file)],
    ['empty', () => writeFileSync(file, '')],
  ])('%s', async (_, damage) => {
    await fill(['kept'])
    damage()
    const left = () => existsSync(file) && readFileSync(file)
    const damaged = left()
    const start = () => createLake(standardOptions(directory))
    const backups = join(directory, 'backups')
    const nothing = `Nothing was overwritten\\. There is no backup in ${backups}: `
    expect(start).toThrow(new RegExp(`^${file} is .*${nothing}`))
    mkdirSync(backups)
    const backup = join(backups, '2026-01-01T00-00-00Z.sqlite')
    writeFileSync(backup, '')
    expect(start).toThrow(`run "npm run restore -- ${backup}", then start again.`)
    expect(left()).toEqual(damaged)
  })
})

test('writes that are gone with the write-ahead log are counted, once', async () => {
  await fill(['kept'])
  await using killed = await startLakeProcess({ directory })
  for (const _id of ['a', 'b', 'c']) await killed.client.create({ _id, _type: 'note' })
  // Its backup would be under way when the next lake looks whether one is due.
  await expect.poll(() => backupsOf({ directory })).toHaveLength(1)
  await killed.kill()
  for (const end of ['-wal', '-shm']) rmSync(file + end)
  await using lake = await temporaryLake({ directory })
  expect(await lake.client.fetch('*._id')).toEqual(['kept'])
  await lake.restart()
  expect(log).toEqual([
    expect.stringMatching(/^The newest 3 changes of the content, up to \S+Z, are no longer in the database/),
  ])
})

test('a thousand bytes that change in the middle of the database are told with the next backup, on /up and in the Studio', async () => {
  await fill(['note'], { text: `${'x'.repeat(100_000)} the former words ${'x'.repeat(100_000)}` })
  await fill(['note'], { text: 'the newest words' })
  // Within one page of the history, after the number of the next, so that no search through the tree meets it.
  const at = Math.ceil(readFileSync(file).indexOf('the former words') / PAGE) * PAGE + 100
  overwrite(at, randomBytes(1_000))
  await using lake = await temporaryLake({ directory })
  await expect.poll(() => fetch(`${lake.url}/up`).then(({ status }) => status)).toBe(503)
  expect((await lake.client.getDocument('note'))?.text).toBe('the newest words')
  const reason = expect.stringMatching(/^A backup found damage in the database\. .*npm run restore/)
  expect(await (await fetch(`${lake.url}/up`)).json()).toEqual({ status: 'down', reason })
  expect(await lake.client.request({ url: '/backups' })).toMatchObject({ trouble: reason })
  expect(log).toContainEqual(reason)
})

/** Leaves a closed lake with these documents, and without a backup. */
async function fill(ids: readonly string[], fields = {}): Promise<void> {
  const lake = await temporaryLake({ directory })
  await lake.client.mutate(ids.map((_id) => ({ createOrReplace: { _id, _type: 'note', ...fields } })))
  await lake.close()
  rmSync(join(directory, 'backups'), { recursive: true, force: true })
}

function bodyOf(_id: string): string {
  return JSON.stringify({ _id, _type: 'note', _rev: 'a', _createdAt: 'b', _updatedAt: 'c' })
}

function rows(query: string, ...values: string[]) {
  using database = new DatabaseSync(file)
  return database.prepare(query).all(...values)
}

function overwrite(position: number, bytes: Buffer): void {
  const content = readFileSync(file)
  bytes.copy(content, position)
  writeFileSync(file, content)
}
