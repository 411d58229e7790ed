import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AssetKind, upload } from './assets.ts'
import { Store } from './store.ts'

let directory: string
let store: Store

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'assets-'))
  store = new Store(directory)
})

afterEach(() => {
  store.close()
  rmSync(directory, { recursive: true })
})

test('an image becomes the document that the hosted service makes of it', async () => {
  const bytes = await picture(40, 30, '#335577').jpeg().toBuffer()
  const document = await send('images', bytes, '?filename=Front%20door.jpg&title=Door')
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
  expect(document).not.toHaveProperty('url')
  expect(store.document('production', document._id)).toEqual(document)
  expect(readFileSync(onDisk(`${name}.jpg`))).toEqual(bytes)
})

test('the same bytes are one document and one file, also when they come at the same time', async () => {
  const bytes = await picture(8, 8, '#fff').png().toBuffer()
  const documents = await Promise.all([
    send('images', bytes, '?filename=a.png'),
    send('images', bytes),
    send('images', bytes),
  ])
  expect(new Set(documents.map(({ _rev }) => _rev)).size).toBe(1)
  expect(store.all('production')).toHaveLength(1)
  expect(incoming()).toEqual([])
})

test('a photo held upright has the dimensions it is seen with, and its metadata does not tell the place', async () => {
  const bytes = await picture(40, 30, '#999')
    .withExif({ IFD3: { GPSLatitude: '35/1 13/1 38/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const document = await send('images', bytes)
  expect(document._id).toMatch(/-30x40-jpg$/)
  expect(JSON.stringify(document)).not.toMatch(/gps|exif/i)
})

test('transparency is told', async () => {
  const document = await send('images', await picture(8, 8, '#ff000080').png().toBuffer())
  expect(document.metadata).toMatchObject({
    hasAlpha: true,
    isOpaque: false,
    lqip: expect.stringMatching(/^data:image\/png/),
  })
})

test('an SVG is known by its content', async () => {
  const svg =
    '<?xml version="1.0"?>\n<!-- logo -->\n<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>'
  expect(await send('images', Buffer.from(svg))).toMatchObject({
    mimeType: 'image/svg+xml',
    extension: 'svg',
  })
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
])('refuses %s and leaves nothing behind', async (_, bytes, status, message) => {
  await expect(send('images', bytes)).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message),
  })
  expect(incoming()).toEqual([])
  expect(store.all('production')).toEqual([])
})

test('any other file becomes a file asset, typed by its content and named by its extension', async () => {
  const pdf = await send('files', Buffer.from('%PDF-1.7 …'), '?filename=warranty.txt')
  expect(pdf).toMatchObject({
    _id: `file-${pdf.sha1hash}-pdf`,
    _type: 'sanity.fileAsset',
    mimeType: 'application/pdf',
  })
  const list = await send('files', Buffer.from('a,b'), '?filename=prices.CSV')
  expect(list).toMatchObject({ _id: `file-${list.sha1hash}-csv`, mimeType: 'application/octet-stream' })
})

function send(kind: AssetKind, bytes: Buffer, query = '') {
  const url = `http://localhost/lake/v1/assets/${kind}/production${query}`
  // The header says nothing: only the content counts.
  const headers = { 'content-type': 'image/png' }
  const request = new Request(url, { method: 'POST', headers, body: new Uint8Array(bytes) })
  return upload(store, request, { kind, projectId: 'local', dataset: 'production', identity: 'owner' })
}

function picture(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: background.length === 9 ? 4 : 3, background } })
}

function onDisk(name: string): string {
  return join(directory, 'assets', name.slice(0, 2), name)
}

function incoming(): string[] {
  return readdirSync(join(directory, 'assets', 'incoming'))
}
