import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../../testing/temporary-lake.ts'
import { photoWithPlace } from '../../testing/temporary-pictures.ts'

const words = 'A level line, from one wall to the other.'

let lake: TemporaryLake
let url: string

beforeAll(async () => {
  lake = await temporaryLake()
  url = (await lake.client.assets.upload('file', Buffer.from(words), { filename: 'words.txt' })).url
})

afterAll(() => lake.end())

test.each([
  ['bytes=0-6', 'A level', 'bytes 0-6/41'],
  ['bytes=35-', 'other.', 'bytes 35-40/41'],
  ['bytes=-6', 'other.', 'bytes 35-40/41'],
  ['bytes=35-999', 'other.', 'bytes 35-40/41'],
  ['bytes=-999', words, 'bytes 0-40/41'],
])('a player that asks for %s gets that part', async (range, part, told) => {
  const response = await fetch(url, { headers: { range } })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(told)
  expect(response.headers.get('content-length')).toBe(String(part.length))
  expect(await response.text()).toBe(part)
})

test.each(['bytes=41-', 'bytes=-0', 'bytes=999-1000'])('a file has no part %s', async (range) => {
  const response = await fetch(url, { headers: { range } })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */41'])
})

test.each(['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'nonsense'])(
  'a range that can not be met is no range: %s',
  async (range) => {
    const response = await fetch(url, { headers: { range } })
    expect([response.status, await response.text()]).toEqual([200, words])
  },
)

test('the rest of a file is sent only to a client that has the beginning of the same', async () => {
  const { headers } = await fetch(url)
  expect(headers.get('accept-ranges')).toBe('bytes')
  const same = await fetch(url, { headers: { range: 'bytes=35-', 'if-range': headers.get('etag') ?? '' } })
  expect(same.status).toBe(206)
  const other = await fetch(url, { headers: { range: 'bytes=35-', 'if-range': '"another"' } })
  expect([other.status, await other.text()]).toEqual([200, words])
})

test('the owner may have the file of a photo as it was uploaded, with all that it tells; strangers may not', async () => {
  const photo = await photoWithPlace()
  const asset = await lake.client.assets.upload('image', photo)
  const asked = `${asset.url}?dlRaw=true`
  const authorization = `Bearer ${lake.lake.options.token}`
  const own = await fetch(asked, { headers: { authorization } })
  expect(Buffer.from(await own.arrayBuffer()).equals(photo)).toBe(true)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  const stranger = await fetch(asked)
  expect(Buffer.from(await stranger.arrayBuffer()).equals(photo)).toBe(false)
})
