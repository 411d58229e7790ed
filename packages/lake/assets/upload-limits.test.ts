import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startLakeProcess } from '../testing/lake-process.ts'
import { clientOf, standardOptions, type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
})

afterAll(() => lake.end())

test.each([
  ['a line of 1 × 100,000 pixels', () => png(1, 100_000), /has 1 × 100,000 pixels.*30,000 on a side/],
  ['a bomb of 60,000 × 60,000', () => png(60_000, 60_000), /has 60,000 × 60,000 pixels/],
  ['20,000 × 20,000 pixels', () => png(20_000, 20_000), /100,000,000 in all. Make it smaller/],
  ['a drawing without end', () => svg(1_000_000, 9), /has 1,000,000 × 9 pixels/],
])('%s is refused by what it says of itself', async (_, bytes, message) => {
  const upload = lake.client.assets.upload('image', bytes())
  await expect(upload).rejects.toMatchObject({ statusCode: 400, message: expect.stringMatching(message) })
  expect(readdirSync(join(lake.directory, 'assets', 'incoming'))).toEqual([])
})

test('a drawing may begin with as many comments as it likes, and what only begins like one is told from it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  // Another process, since one that can't tell would never come back.
  const running = await startLakeProcess(standardOptions(directory))
  onTestFinished(async () => {
    await running.kill()
    rmSync(directory, { recursive: true, maxRetries: 5 })
  })
  const { assets } = clientOf(running.url)
  const comments = '<!-- a > -- b -->\n'.repeat(40)
  const drawing = await assets.upload('file', Buffer.from(`<?xml version="1.0"?>${comments}${svg(9, 9)}`))
  expect(drawing.mimeType).toBe('image/svg+xml')
  const page = await assets.upload('file', Buffer.from(`${comments}<html>`))
  expect(page.mimeType).toBe('application/octet-stream')
})

test('a long and narrow picture has a small preview', async () => {
  const asset = await lake.client.assets.upload('image', await picture(1, 20_000, '#358').png().toBuffer())
  expect(asset._id).toMatch(/-1x20000-png$/)
  expect(asset.metadata.lqip?.length).toBeLessThan(2_000)
})

test('the lake answers while photos of 12 megapixels are read', async () => {
  const colors = ['#224466', '#446622']
  const photos = await Promise.all(colors.map((color) => picture(4000, 3000, color).jpeg().toBuffer()))
  const waits: number[] = []
  const state = { isDone: false }
  const uploads = Promise.all(photos.map((photo) => lake.client.assets.upload('image', photo)))
  const done = uploads.finally(() => {
    state.isDone = true
  })
  while (!state.isDone) {
    const begun = performance.now()
    await fetch(`${lake.url}/lake/v1/ping`)
    waits.push(performance.now() - begun)
  }
  expect((await done).length).toBe(2)
  expect(Math.max(...waits)).toBeLessThan(5_000)
})

/** A few hundred bytes that claim to be a picture of this size, of which hardly any pixel is there. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = deflateSync(Buffer.alloc(Math.min(200_000, (width + 1) * height)))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

function svg(width: number, height: number): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)
}
