import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { startLakeProcess } from '../testing/lake-process.ts'
import { keptLake } from '../testing/temporary-lake.ts'
import { photoWithPlace, picture } from '../testing/temporary-pictures.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

const lake = await keptLake()

test('an image becomes the document that the hosted service makes of it', async () => {
  const bytes = await picture(40, 30, '#335577').jpeg().toBuffer()
  const named = { filename: 'Front door.jpg', title: 'Door' }
  const document = await lake.client.assets.upload('image', bytes, named)
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
  await lake.restart({ publicUrl: 'https://studio.example.com' })
  const [url] = await lake.client.fetch('*[_type == "sanity.imageAsset"].url')
  expect(url).toBe(`https://studio.example.com/lake/images/local/production/${name}.jpg`)
  await lake.restart()
})

test('the same bytes are one document and one file, also when they come at the same time', async () => {
  const bytes = await picture(8, 8, '#fff').png().toBuffer()
  const uploads = [1, 2, 3].map((n) => lake.client.assets.upload('image', bytes, { filename: `${n}.png` }))
  const documents = await Promise.all(uploads)
  expect(new Set(documents.map(({ _rev }) => _rev)).size).toBe(1)
  expect(incoming()).toEqual([])
})

test('a photo taken upright has the dimensions it is seen with, and does not tell where it was taken', async () => {
  const document = await lake.client.assets.upload('image', await photoWithPlace())
  expect(document._id).toMatch(/-30x60-jpg$/)
  expect(JSON.stringify(document)).not.toMatch(/gps|exif/i)
})

test('a picture’s preview is small, and transparent where it is', async () => {
  const bytes = await picture(1, 20_000, '#ff000080').png().toBuffer()
  const { _id, metadata } = await lake.client.assets.upload('image', bytes)
  expect(_id).toMatch(/-1x20000-png$/)
  const lqip = expect.stringMatching(/^data:image\/png/)
  expect(metadata).toMatchObject({ hasAlpha: true, isOpaque: false, lqip })
  expect(metadata.lqip?.length).toBeLessThan(2_000)
})

test.each([
  ['text that calls itself a picture', () => latin('<html><script>alert(1)</script>'), 400, /not a picture/],
  ['a picture that breaks off', () => latin('\u00ff\u00d8\u00ff\u00e0 and no more'), 400, /can't be read/],
  ['a HEIC photo', () => latin('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 400, /Export this one as JPEG/],
  ['nothing', () => Buffer.alloc(0), 400, /empty/],
  ['21 MB', () => Buffer.alloc(21_000_000), 413, /larger than 20 MB/],
  ['a line of 1 × 100,000 pixels', () => png(1, 100_000), 400, /has 1 × 100,000 pixels.*30,000 on a side/],
  ['a bomb of 60,000 × 60,000', () => png(60_000, 60_000), 400, /has 60,000 × 60,000 pixels/],
  ['20,000 × 20,000 pixels', () => png(20_000, 20_000), 400, /100,000,000 in all. Make it smaller/],
  ['a drawing without end', () => svg(1_000_000, 9), 400, /has 1,000,000 × 9 pixels/],
])('refuses %s and leaves nothing behind', async (_, bytes, statusCode, message) => {
  const before = await lake.client.fetch('count(*)')
  const upload = lake.client.assets.upload('image', await bytes(), { contentType: 'image/jpeg' })
  await expect(upload).rejects.toMatchObject({ statusCode, message: expect.stringMatching(message) })
  expect(incoming()).toEqual([])
  expect(await lake.client.fetch('count(*)')).toBe(before)
})

test.each([
  ['warranty.txt', '%PDF-1.7 …', 'pdf', 'application/pdf'],
  ['prices.CSV', 'a,b', 'csv', 'application/octet-stream'],
])(
  '%s has its type from its content, its name from its extension',
  async (filename, text, extension, mimeType) => {
    const file = await lake.client.assets.upload('file', Buffer.from(text), { filename })
    const _id = `file-${file.sha1hash}-${extension}`
    expect(file).toMatchObject({ _id, _type: 'sanity.fileAsset', mimeType })
  },
)

test('a drawing may begin with as many comments as it likes, and what only begins like one is told from it', async () => {
  // Another process, since one that can't tell would never come back.
  await using running = await startLakeProcess()
  const { assets } = running.client
  const comments = '<!-- a > -- b -->\n'.repeat(40)
  const commented = Buffer.from(`<?xml version="1.0"?>${comments}${svg(9, 9)}`)
  const svgs = [
    await assets.upload('file', commented),
    await assets.upload('image', svg(9, 9), { contentType: 'image/png' }),
  ]
  for (const drawing of svgs) expect(drawing).toMatchObject({ mimeType: 'image/svg+xml', extension: 'svg' })
  const page = await assets.upload('file', Buffer.from(`${comments}<html>`))
  expect(page.mimeType).toBe('application/octet-stream')
})

function incoming(): string[] {
  return readdirSync(join(lake.directory, 'assets', 'incoming'))
}

/** A picture of one pixel, whose header claims that it has this size. */
async function png(width: number, height: number): Promise<Buffer> {
  const bytes = await picture(1, 1, '#fff').png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

function svg(width: number, height: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)
}
