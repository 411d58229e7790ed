import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upload } from './assets.ts'
import type { LakeDocument } from './document.ts'
import { AssetServer } from './images.ts'
import { Store } from './store.ts'

let directory: string
let store: Store
let server: AssetServer
/** 400 × 200: red, green, blue and white quarters from left to right. */
let stripes: LakeDocument
/** 60 × 30 on the sensor, held upright, taken at a known place. */
let photo: LakeDocument

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'images-'))
  store = new Store(directory)
  server = new AssetServer(directory)
  const stripe = (background: string) => ({
    create: { width: 100, height: 200, channels: 3 as const, background },
  })
  const composed = ['#f00', '#0f0', '#00f', '#fff'].map((colour, index) => ({
    input: stripe(colour),
    left: index * 100,
    top: 0,
  }))
  const canvas = sharp({ create: { width: 400, height: 200, channels: 3, background: '#000' } })
  stripes = await send(await canvas.composite(composed).png().toBuffer())
  const upright = sharp({ create: { width: 60, height: 30, channels: 3, background: '#888' } })
    .withExif({ IFD3: { GPSLatitude: '35/1 13/1 38/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
  photo = await send(await upright.jpeg().toBuffer())
})

afterAll(() => {
  store.close()
  rmSync(directory, { recursive: true })
})

describe('sizes', () => {
  test.each([
    ['w=200', [200, 100]],
    ['w=100&dpr=2', [200, 100]],
    ['w=800', [800, 400]],
    ['w=800&fit=max', [400, 200]],
    ['w=100&h=100', [100, 50]],
    ['w=100&h=100&fit=clip', [100, 50]],
    ['w=100&h=100&fit=crop', [100, 100]],
    ['w=800&h=800&fit=min', [200, 200]],
    ['w=100&h=100&fit=scale', [100, 100]],
    ['w=100&h=100&fit=fill&bg=fff', [100, 100]],
    ['w=800&h=800&fit=fillmax', [800, 800]],
    ['rect=100,0,100,200', [100, 200]],
    ['rect=300,0,900,900&w=50', [50, 100]],
  ])('%s gives %o', async (query, [width, height]) => {
    expect(await sizeOf(await get(stripes, query))).toEqual({ width, height })
  })

  test.each([
    ['rect=100,0,100,200&w=10', '0,255,0'],
    ['w=50&h=100&fit=crop&crop=left', '255,0,0'],
    ['w=50&h=100&fit=crop&crop=right', '255,255,255'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.625&fp-y=0.5', '0,0,255'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0', '255,0,0'],
    ['w=100&h=100&fit=fill&bg=00f', '0,0,255'],
  ])('%s shows the right part', async (query, colour) => {
    expect(await cornerOf(await get(stripes, query))).toBe(colour)
  })

  test('the URLs of @sanity/image-url are understood, hotspot and crop included', async () => {
    const builder = createImageUrlBuilder({
      projectId: 'local',
      dataset: 'production',
      baseUrl: 'http://localhost/lake',
    })
    const hotspot = { x: 0.875, y: 0.5, width: 0.1, height: 0.1 }
    const crop = { left: 0, right: 0, top: 0, bottom: 0 }
    const url = builder
      .image({ asset: { _ref: stripes._id }, hotspot, crop })
      .width(50)
      .height(100)
      .auto('format')
      .url()
    const response = await fetchUrl(url, { accept: 'image/webp' })
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(await cornerOf(response)).toBe('255,255,255')
  })
})

describe('formats', () => {
  test.each([
    ['auto=format', 'image/avif,image/webp,*/*', 'image/avif'],
    ['auto=format', 'image/webp,*/*', 'image/webp'],
    ['auto=format', '*/*', 'image/png'],
    ['w=10', 'image/avif', 'image/png'],
    ['fm=jpg', 'image/avif', 'image/jpeg'],
    ['fm=webp&auto=format', '*/*', 'image/webp'],
  ])('%s for a browser that accepts %s is %s', async (query, accept, type) => {
    const response = await get(stripes, query, { accept })
    expect(response.headers.get('content-type')).toBe(type)
    const { format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(`image/${format === 'heif' ? 'avif' : format}`).toBe(type)
    expect(response.headers.get('vary')).toBe(query.includes('auto') ? 'Accept' : null)
  })

  test('quality counts', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const grain = await send(
      await sharp({ create: { width: 90, height: 90, channels: 3, background: '#000', noise } })
        .png()
        .toBuffer(),
    )
    const sizes = ['fm=webp&q=5', 'fm=webp&q=100'].map(async (query) =>
      (await get(grain, query)).headers.get('content-length'),
    )
    const [low, high] = await Promise.all(sizes)
    expect(Number(low)).toBeLessThan(Number(high))
  })
})

describe('privacy and safety', () => {
  test.each(['', 'w=20'])(
    'a photo (%s) is shown upright and without the place it was taken at',
    async (query) => {
      const bytes = Buffer.from(await (await get(photo, query)).arrayBuffer())
      const { exif, orientation, width, height } = await sharp(bytes).metadata()
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
      expect(Number(height) / Number(width)).toBe(2)
    },
  )

  test('an SVG can run no script and is never taken for a page', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const response = await get(await send(Buffer.from(svg)), 'w=100')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a file that browsers would run is downloaded', async () => {
    const request = new Request('http://localhost/?filename=page.html', {
      method: 'POST',
      body: '<script>alert(1)</script>',
    })
    const document = await upload(store, request, {
      kind: 'files',
      projectId: 'local',
      dataset: 'production',
      identity: 'owner',
    })
    const response = await server.get(new Request('http://localhost/'), {
      kind: 'files',
      name: nameOf(document),
    })
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toBe('attachment')
  })

  test.each([
    'w=0',
    'w=abc',
    'w=99999',
    'h=-1',
    'w=8000&h=8000',
    'w=9&fit=squash',
    'fm=exe',
    'q=101',
    'rect=1,2',
    'bg=red',
    'rect=500,0,9,9',
  ])('%s is refused with the reason', async (query) => {
    await expect(get(stripes, query)).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/w × h|Image parameter/),
    })
  })

  test.each(['../../lake.sqlite', '..%2flake.sqlite', `${'0'.repeat(40)}-1x1.jpg`, ''])(
    'there is no file %s',
    async (name) => {
      const request = new Request('http://localhost/lake/images/local/production/x')
      await expect(server.get(request, { kind: 'images', name })).rejects.toMatchObject({ status: 404 })
    },
  )
})

describe('caching', () => {
  test('browsers keep what they have for good, and are told when it is still the same', async () => {
    const first = await get(stripes, 'w=30')
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const again = await get(stripes, 'w=30', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    const other = await get(stripes, 'w=31', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(other.status).toBe(200)
  })

  test('equal wishes are computed once, whatever else is in the URL', async () => {
    const before = derived().length
    await Promise.all(
      ['w=77&h=20', 'h=20&w=77', 'w=77&h=20&x=1', 'w=77&h=20'].map((query) => get(stripes, query)),
    )
    expect(derived().length).toBe(before + 1)
  })

  test('a HEAD request tells the size without the bytes', async () => {
    const response = await get(stripes, 'w=30', {}, 'HEAD')
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
    expect(response.body).toBeNull()
  })
})

function send(bytes: Buffer): Promise<LakeDocument> {
  const request = new Request('http://localhost/', { method: 'POST', body: new Uint8Array(bytes) })
  return upload(store, request, {
    kind: 'images',
    projectId: 'local',
    dataset: 'production',
    identity: 'owner',
  })
}

function get(document: LakeDocument, query: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetchUrl(`http://localhost/lake/${document.path}?${query}`, headers, method)
}

function fetchUrl(url: string, headers: Record<string, string>, method = 'GET'): Promise<Response> {
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  return server.get(new Request(url, { headers, method }), { kind: 'images', name })
}

function nameOf(document: LakeDocument): string {
  return String(document.path).split('/').at(-1) ?? ''
}

async function sizeOf(response: Response) {
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { width, height }
}

async function cornerOf(response: Response): Promise<string> {
  const image = sharp(Buffer.from(await response.arrayBuffer())).removeAlpha()
  const pixel = await image.extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel].map((channel) => (channel > 250 ? 255 : channel < 5 ? 0 : channel)).join()
}

function derived(): string[] {
  const entries = readdirSync(join(directory, 'derived'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
