import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake

beforeEach(async () => {
  lake = await temporaryLake()
})

afterEach(() => lake.end())

test('tells anybody that the lake is up and since when, and no browser keeps that', async () => {
  const before = Date.now()
  const response = await up()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { since, ...rest } = await response.json()
  expect(Date.parse(since)).toBeLessThanOrEqual(before)
  expect(rest).toEqual({ status: 'up', studio: 'not built', messagesWaiting: 0, lastBackup: null })
  expect((await fetch(`${lake.url}/up`, { method: 'HEAD' })).status).toBe(200)
})

test('is not limited: strangers who ask a thousand times are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => up().then(({ status }) => status)))
  expect(new Set(answers)).toEqual(new Set([200]))
})

test('a database that can not be written is told, until it can', async () => {
  const other = new DatabaseSync(join(lake.directory, 'lake.sqlite'))
  other.exec(
    "CREATE TRIGGER stuck BEFORE UPDATE ON product BEGIN SELECT RAISE(FAIL, 'disk is read-only'); END",
  )
  await expect.poll(reason).toEqual([503, "The database can't be written: disk is read-only."])
  other.exec('DROP TRIGGER stuck')
  other.close()
  await expect.poll(() => up().then(({ status }) => status)).toBe(200)
})

test('damaged documents are told', async () => {
  await lake.client.create({ _id: 'bad', _type: 'note' })
  lake.lake.store.database.exec("UPDATE documents SET body = '{'")
  await lake.restart()
  expect(await reason()).toEqual([
    503,
    'Documents in the database are damaged (1); the log of the lake names them.',
  ])
})

test('a database that somebody has taken away is told', async () => {
  renameSync(join(lake.directory, 'lake.sqlite'), join(lake.directory, 'elsewhere'))
  expect(await reason()).toEqual([503, expect.stringContaining('removed or replaced while the lake runs')])
  rmSync(join(lake.directory, 'elsewhere'))
})

async function reason(): Promise<[number, string]> {
  const response = await up()
  return [response.status, (await response.json()).reason]
}

function up(): Promise<Response> {
  return fetch(`${lake.url}/up`)
}
