import { beforeAll, expect, test } from 'vitest'
import { member } from '../testing/connections.ts'
import { sharedLake } from '../testing/temporary-lake.ts'
import { photoWithPlace } from '../testing/temporary-pictures.ts'

const lake = await sharedLake()
const secret = { _id: 'secrets.preview', _type: 'sanity.previewUrlSecret', secret: 'open sesame' }

beforeAll(async () => {
  await lake.client.create({ _id: 'note', _type: 'note' })
  await lake.client.create({ _id: 'drafts.page', _type: 'page' })
  await lake.client.create(secret)
})

test('an export holds every document, drafts included, and no preview secret', async () => {
  expect(await exported('')).toEqual(['note', 'drafts.page'])
  expect(await exported('?types=page')).toEqual(['drafts.page'])
})

test('an export hands out the originals of photos, which nobody has who was not given it', async () => {
  const photo = await photoWithPlace()
  const asset = await lake.client.assets.upload('image', photo)
  const [line = ''] = await lines('export/production?types=sanity.imageAsset')
  const { url } = JSON.parse(line)
  expect(await bytesAt(url)).toEqual(photo)
  const guesses = [url.replace('key=', 'key=x'), url.replace('until=', 'until=9'), `${asset.url}?dlRaw`]
  for (const guess of guesses) expect(await bytesAt(guess)).not.toEqual(photo)
})

test('a preview secret works and leaves no history', async () => {
  expect(await lake.client.getDocument(secret._id)).toMatchObject(secret)
  expect(await lines(`history/production/transactions/${secret._id}`)).toEqual([])
  expect(await lines('history/production/transactions/note')).toHaveLength(1)
})

async function bytesAt(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}

async function exported(search: string): Promise<unknown[]> {
  return (await lines(`export/production${search}`)).map((line) => JSON.parse(line)._id)
}

async function lines(path: string): Promise<string[]> {
  const response = await lake.ask(`/data/${path}`, { headers: member() })
  return (await response.text()).split('\n').filter(Boolean)
}
