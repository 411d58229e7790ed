import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { assetPathIn } from '../documents/asset-name.ts'
import { pruneHistory } from '../history/pruning.ts'
import { connectionTo } from '../testing/connections.ts'
import { startLakeProcess } from '../testing/lake-process.ts'
import { type TemporaryLake, TOKEN, temporaryLake } from '../testing/temporary-lake.ts'

const LONG_AGO = new Date('2020-01-01')
const OLD_ENOUGH = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000).toISOString()

let lake: TemporaryLake

beforeEach(async () => {
  lake = await temporaryLake({ datasets: ['production', 'staging'] })
  return () => lake.end()
})

test('a kill -9 in the middle of an upload leaves nothing after the next start', async () => {
  await using killed = await startLakeProcess()
  const { directory } = killed
  const incoming = () => readdirSync(join(directory, 'assets', 'incoming'))
  const head = `POST /lake/v1/assets/files/production HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${TOKEN}\r\n`
  connectionTo(killed.url, `${head}Content-Length: 9000000\r\n\r\n${'half of it'.repeat(100_000)}`)
  await expect.poll(() => incoming().length).toBe(1)
  await killed.kill()
  await using _ = await temporaryLake({ directory })
  expect(incoming()).toEqual([])
})

test('a file that nothing names goes after a month, unless there is no document at all', async () => {
  const [old = '', young = '', named = ''] = ['1', '2', '3'].map((digit) => pathOf(`${digit.repeat(40)}.pdf`))
  for (const file of [old, young, named]) addFile(file)
  for (const file of [old, named]) utimesSync(file, LONG_AGO, LONG_AGO)
  await lake.restart()
  expect([old, young, named].map(existsSync)).toEqual([true, true, true])
  const asset = { _ref: `file-${'3'.repeat(40)}-pdf`, _weak: true }
  await lake.client.create({ _type: 'note', download: { asset } })
  await lake.restart()
  expect([old, young, named].map(existsSync)).toEqual([false, true, true])
})

test('a file of a dataset that is not served now stays', async () => {
  await lake.client.create({ _type: 'note' })
  const { file } = await upload('staging')
  utimesSync(file, LONG_AGO, LONG_AGO)
  await lake.restart({ datasets: ['production'] })
  expect(existsSync(file)).toBe(true)
})

test('a deleted asset is not shown, and its file comes back with its document until the history has forgotten it', async () => {
  const [asset, other] = [await upload(), await upload()]
  const isShown = async () => (await fetch(asset.url)).status === 200
  await lake.client.delete(asset._id)
  expect(await isShown()).toBe(false)
  for (const { file } of [asset, other]) utimesSync(file, LONG_AGO, LONG_AGO)
  await lake.restart()
  const url = `/data/history/production/documents/${asset._id}?lastRevision=true`
  const { documents } = await lake.client.request<{ documents: [typeof asset] }>({ url })
  await lake.client.create(documents[0])
  expect(await isShown()).toBe(true)

  await lake.client.delete(asset._id)
  const { store } = lake.lake
  store.database.prepare('UPDATE transactions SET timestamp = ?').run(OLD_ENOUGH)
  await lake.client.create({ _type: 'note' })
  await pruneHistory(store)
  await lake.restart()
  expect([asset, other].map(({ file }) => existsSync(file))).toEqual([false, true])
})

async function upload(dataset = 'production') {
  const { assets } = lake.client.withConfig({ dataset })
  const asset = await assets.upload('file', Buffer.from(randomUUID()), { filename: 'a.txt' })
  return { ...asset, file: pathOf(asset.path.split('/').at(-1) ?? '') }
}

function pathOf(name: string): string {
  return assetPathIn(join(lake.directory, 'assets'), name)
}

function addFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'bytes')
}
