import { existsSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { assetPathIn } from '../documents/asset-name.ts'
import { pruneHistory } from '../history/pruning.ts'
import { addPerson, clientWith, cookieOf, DAILY, MARIAS_PASSWORD } from '../testing/logged-in.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'

const DAY = 24 * 60 * 60 * 1000

let lake: TemporaryLake

beforeEach(async () => {
  lake = await temporaryLake({ roles: [DAILY] })
})

afterEach(() => lake.end())

test('no file is removed by the id of another document that ends like its name', async () => {
  await addPerson(lake)
  const maria = clientWith(lake, await cookieOf(lake, { name: 'Maria', password: MARIAS_PASSWORD }))
  const photo = await lake.client.assets.upload('image', await picture(8, 8, '#357').png().toBuffer())
  const list = await lake.client.assets.upload('file', Buffer.from('a price list'), { filename: 'list.pdf' })
  for (const { _id, path, url } of [photo, list]) {
    const madeUp = _id.replace(/^\w+/, 'x')
    await maria.create({ _id: madeUp, _type: 'sanity.imageAsset', path })
    await maria.delete(madeUp)
    expect((await fetch(url)).status).toBe(200)
  }
})

test('a deleted asset is not shown any more, and comes back with its document while the history has it', async () => {
  const asset = await lake.client.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
  await lake.client.delete(asset._id)
  expect((await fetch(asset.url)).status).toBe(404)
  await restartOneYearLater(asset.path)
  expect(existsSync(fileOf(asset.path))).toBe(true)
  const { documents } = await lake.client.request<{ documents: [typeof asset] }>({
    url: `/data/history/production/documents/${asset._id}?lastRevision=true`,
  })
  await lake.client.create(documents[0])
  expect(await (await fetch(asset.url)).text()).toBe('text')
})

test('the file of a deleted asset goes once the history has forgotten it', async () => {
  const asset = await lake.client.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
  const other = await lake.client.assets.upload('file', Buffer.from('more'), { filename: 'a.txt' })
  await lake.client.delete(asset._id)
  const past = new Date(Date.now() - 91 * DAY).toISOString()
  lake.lake.store.database.prepare('UPDATE transactions SET timestamp = ?').run(past)
  await lake.client.create({ _type: 'note' })
  await pruneHistory(lake.lake.store)
  await restartOneYearLater(asset.path, other.path)
  expect(existsSync(fileOf(asset.path))).toBe(false)
  expect(existsSync(fileOf(other.path))).toBe(true)
})

test('an id that belongs to an uploaded file is for its document alone', async () => {
  const sum = '1'.repeat(40)
  const wrong = [
    { _id: `file-${sum}-pdf`, _type: 'sanity.imageAsset' },
    { _id: `image-${sum}-8x8-png`, _type: 'price' },
    { _id: `drafts.image-${sum}-8x8-png`, _type: 'price' },
  ]
  for (const document of wrong)
    await expect(lake.client.create(document)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('ids of this form belong to a "sanity.'),
    })
  const right = { _id: `image-${sum}-8x8-png`, _type: 'sanity.imageAsset' }
  expect(await lake.client.create(right)).toMatchObject(right)
})

/** The files are then old enough to be removed. */
async function restartOneYearLater(...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const then = new Date(Date.now() - 365 * DAY)
    utimesSync(fileOf(path), then, then)
  }
  await lake.restart()
  await expect.poll(() => fetch(`${lake.url}/lake/v1/ping`).then(({ ok }) => ok)).toBe(true)
}

function fileOf(path: string): string {
  return assetPathIn(join(lake.directory, 'assets'), path.slice(path.lastIndexOf('/') + 1))
}
