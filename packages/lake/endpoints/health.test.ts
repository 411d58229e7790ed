import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { sharedLake, temporaryLake } from '../testing/temporary-lake.ts'

const lake = await sharedLake()
const { directory } = lake.lake.options

test('tells anybody that the lake is up and since when, and no browser keeps that', async () => {
  const before = Date.now()
  const response = await up()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { since, ...rest } = await response.json()
  expect(Date.parse(since)).toBeLessThanOrEqual(before)
  const nothing = { studio: 'not built', messagesWaiting: 0, webhooksInTrouble: 0, lastBackup: null }
  expect(rest).toEqual({ status: 'up', ...nothing })
  expect((await fetch(`${lake.url}/up`, { method: 'HEAD' })).status).toBe(200)
})

test('is not limited: strangers who ask a thousand times are all answered', async () => {
  const ask = async () => (await lake.lake.fetch(new Request(`${lake.url}/up`), '192.0.2.1')).status
  expect(new Set(await Promise.all(Array.from({ length: 1_000 }, ask)))).toEqual(new Set([200]))
})

test('a database that can not be written is told, until it can', async () => {
  // It is looked at every five seconds at most.
  using clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(performance.now() + 10_000)
  const other = new DatabaseSync(join(directory, 'lake.sqlite'))
  other.exec("CREATE TRIGGER stuck BEFORE UPDATE ON product BEGIN SELECT RAISE(FAIL, 'read-only'); END")
  expect(await reason()).toEqual([503, "The database can't be written: read-only."])
  other.exec('DROP TRIGGER stuck')
  other.close()
  clock.mockReturnValue(performance.now() + 10_000)
  expect((await up()).status).toBe(200)
})

test('damaged documents are told', async () => {
  await using kept = await temporaryLake()
  await kept.client.create({ _id: 'bad', _type: 'note' })
  kept.lake.store.database.exec("UPDATE documents SET body = '{'")
  await kept.restart()
  const words = 'Documents in the database are damaged (1); the log of the lake names them.'
  expect(await reason(kept)).toEqual([503, words])
})

test('a database that somebody has taken away is told', async () => {
  await using robbed = await temporaryLake({ storage: 'memory' })
  const { directory } = robbed.lake.options
  renameSync(join(directory, 'lake.sqlite'), join(directory, 'elsewhere'))
  const words = expect.stringContaining('removed or replaced while the lake runs')
  expect(await reason(robbed)).toEqual([503, words])
})

async function reason({ url } = lake): Promise<[number, string]> {
  const response = await fetch(`${url}/up`)
  return [response.status, (await response.json()).reason]
}

function up(): Promise<Response> {
  return fetch(`${lake.url}/up`)
}
