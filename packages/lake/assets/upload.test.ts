import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { photoWithPlace, picture } from '../testing/temporary-pictures.ts'

let lake: TemporaryLake

beforeEach(async () => {
  lake = await temporaryLake()
})

afterEach(() => lake.end())

test('an image becomes the document that the hosted service makes of it', async () => {
  const bytes = await picture(40, 30, '#335577').jpeg().toBuffer()
  const document = await lake.client.assets.upload('image', bytes, {
    filename: 'Front door.jpg',
    title: 'Door',
  })
  const name = `${document.sha1hash}-40x30`
  expect(document).toMatchObject({
    _id: `image-${name}-jpg`,
    _type: 'sanity.imageAsset',
    assetId: document.sha1hash,
    extension: 'jpg',
    mimeType: 'image/jpeg',
    originalFilename: 'Front door.jpg',
    title: 'Door',
    path: `images/local/production/${name}.jpg`,
    url: `${lake.url}/lake/images/local/production/${name}.jpg`,
    size: bytes.length,
    uploadId: expect.any(String),
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width: 40, height: 30, aspectRatio: 40 / 30 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/), foreground: '#fff' } },
    },
  })
  expect(await lake.client.getDocument(document._id)).toEqual(document)
  expect(Buffer.from(await (await fetch(document.url)).arrayBuffer())).toEqual(bytes)
  expect(readFileSync(join(lake.directory, 'assets', name.slice(0, 2), `${name}.jpg`))).toEqual(bytes)
})

test('the same bytes are one document and one file, also when they come at the same time', async () => {
  const bytes = await picture(8, 8, '#fff').png().toBuffer()
  const uploads = [1, 2, 3].map((copy) =>
    lake.client.assets.upload('image', bytes, { filename: `${copy}.png` }),
  )
  const documents = await Promise.all(uploads)
  expect(new Set(documents.map(({ _rev }) => _rev)).size).toBe(1)
  expect(await lake.client.fetch('count(*)')).toBe(1)
  expect(incoming()).toEqual([])
})

test('the address of a file follows the address of the lake', async () => {
  const bytes = await picture(8, 8, '#fff').png().toBuffer()
  await lake.client.assets.upload('image', bytes)
  await lake.restart({ publicUrl: 'https://studio.example.com' })
  expect(await lake.client.fetch('*[_type == "sanity.imageAsset"][0].url')).toMatch(
    /^https:\/\/studio\.example\.com\/lake\/images\/local\/production\//,
  )
})

test('a photo taken upright has the dimensions it is seen with, and does not tell where it was taken', async () => {
  const document = await lake.client.assets.upload('image', await photoWithPlace())
  expect(document._id).toMatch(/-30x60-jpg$/)
  expect(JSON.stringify(document)).not.toMatch(/gps|exif/i)
})

test('transparency is told', async () => {
  const document = await lake.client.assets.upload('image', await picture(8, 8, '#ff000080').png().toBuffer())
  const lqip = expect.stringMatching(/^data:image\/png/)
  expect(document.metadata).toMatchObject({ hasAlpha: true, isOpaque: false, lqip })
})

test('an SVG is known by its content', async () => {
  const svg =
    '<?xml version="1.0"?>\n<!-- logo -->\n<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>'
  const document = await lake.client.assets.upload('image', Buffer.from(svg), { contentType: 'image/png' })
  expect(document).toMatchObject({ mimeType: 'image/svg+xml', extension: 'svg' })
})

test.each([
  ['text that calls itself a picture', Buffer.from('<html><script>alert(1)</script>'), 400, /not a picture/],
  [
    'a picture that breaks off',
    Buffer.from('\u00ff\u00d8\u00ff\u00e0 and no more', 'latin1'),
    400,
    /can't be read/,
  ],
  [
    'a HEIC photo',
    Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
    400,
    /Export this one as JPEG/,
  ],
  ['nothing', Buffer.alloc(0), 400, /empty/],
  ['21 MB', Buffer.alloc(21_000_000), 413, /larger than 20 MB/],
])('refuses %s and leaves nothing behind', async (_, bytes, statusCode, message) => {
  const upload = lake.client.assets.upload('image', bytes, { contentType: 'image/jpeg' })
  await expect(upload).rejects.toMatchObject({ statusCode, message: expect.stringMatching(message) })
  expect(incoming()).toEqual([])
  expect(await lake.client.fetch('count(*)')).toBe(0)
})

test('nobody uploads without a token or login', async () => {
  const upload = lake.visitor.assets.upload('image', await picture(8, 8, '#fff').png().toBuffer())
  await expect(upload).rejects.toMatchObject({ statusCode: 403 })
  expect(await lake.client.fetch('count(*)')).toBe(0)
})

test('any other file becomes a file asset, typed by its content and named by its extension', async () => {
  const pdf = await lake.client.assets.upload('file', Buffer.from('%PDF-1.7 …'), { filename: 'warranty.txt' })
  expect(pdf).toMatchObject({
    _id: `file-${pdf.sha1hash}-pdf`,
    _type: 'sanity.fileAsset',
    mimeType: 'application/pdf',
  })
  const list = await lake.client.assets.upload('file', Buffer.from('a,b'), { filename: 'prices.CSV' })
  expect(list).toMatchObject({ _id: `file-${list.sha1hash}-csv`, mimeType: 'application/octet-stream' })
})

test('the file goes with its document, and comes back with it', async () => {
  const bytes = await picture(8, 8, '#fff').png().toBuffer()
  const { _id, url } = await lake.client.assets.upload('image', bytes)
  await lake.client.delete(_id)
  expect((await fetch(`${url}?w=4`)).status).toBe(404)
  await lake.client.assets.upload('image', bytes)
  expect((await fetch(`${url}?w=4`)).status).toBe(200)
})

function incoming(): string[] {
  return readdirSync(join(lake.directory, 'assets', 'incoming'))
}
