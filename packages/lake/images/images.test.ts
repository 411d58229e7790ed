import type { SanityImageAssetDocument } from '@sanity/client'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { bars } from '../testing/temporary-pictures.ts'

let lake: TemporaryLake
let asset: SanityImageAssetDocument

beforeAll(async () => {
  lake = await temporaryLake()
  asset = await lake.client.assets.upload('image', await bars())
})

afterAll(() => lake.end())

describe('The size', () => {
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
    const image = await sharp(await bytesOf(await get(query))).metadata()
    expect({ width: image.width, height: image.height }).toEqual({ width, height })
  })
})

describe('The part shown', () => {
  test.each([
    ['rect=100,0,100,200&w=10', '0,255,0'],
    ['w=50&h=100&fit=crop&crop=left', '255,0,0'],
    ['w=50&h=100&fit=crop&crop=right', '255,255,255'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.625&fp-y=0.5', '0,0,255'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0', '255,0,0'],
    ['w=100&h=100&fit=fill&bg=00f', '0,0,255'],
    ['flip=h&w=100', '255,255,255'],
  ])('of %s begins with the color %s', async (query, color) => {
    expect(await firstColor(await get(query))).toBe(color)
  })

  test('is the one that @sanity/image-url asks for, with hotspot and crop', async () => {
    const options = { projectId: 'local', dataset: 'production', baseUrl: `${lake.url}/lake` }
    const hotspot = { x: 0.875, y: 0.5, width: 0.1, height: 0.1 }
    const crop = { left: 0, right: 0, top: 0, bottom: 0 }
    const source = { asset: { _ref: asset._id }, hotspot, crop }
    const url = createImageUrlBuilder(options).image(source).width(50).height(100).auto('format').url()
    const response = await fetch(url, { headers: { accept: 'image/webp' } })
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(await firstColor(response)).toBe('255,255,255')
  })
})

describe('The format', () => {
  test.each([
    ['auto=format', 'image/avif,image/webp,*/*', 'image/avif'],
    ['auto=format', 'image/webp,*/*', 'image/webp'],
    ['auto=format', '*/*', 'image/png'],
    ['w=10', 'image/avif', 'image/png'],
    ['fm=jpg', 'image/avif', 'image/jpeg'],
    ['fm=webp&auto=format', '*/*', 'image/webp'],
  ])('of %s for a browser that accepts %s is %s', async (query, accept, type) => {
    const response = await get(query, { accept })
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')?.includes('Accept,')).toBe(query.includes('auto'))
    const { format } = await sharp(await bytesOf(response)).metadata()
    expect(`image/${format === 'heif' ? 'avif' : format}`).toBe(type)
  })

  test('has fewer bytes with less quality', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const grain = sharp({ create: { width: 90, height: 90, channels: 3, background: '#000', noise } })
    const { url } = await lake.client.assets.upload('image', await grain.png().toBuffer())
    const sizes = ['fm=webp&q=5', 'fm=webp&q=100'].map(
      async (query) => (await bytesOf(await fetch(`${url}?${query}`))).length,
    )
    const [low = 0, high = 0] = await Promise.all(sizes)
    expect(low).toBeLessThan(high)
  })
})

function get(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${asset.url}?${query}`, { headers })
}

async function bytesOf(response: Response): Promise<Buffer> {
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

/** The color at the top left; lossy formats come close to the bars' colors. */
async function firstColor(response: Response): Promise<string> {
  const image = sharp(await bytesOf(response)).removeAlpha()
  const pixel = await image.extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel].map((channel) => (channel > 250 ? 255 : channel < 5 ? 0 : channel)).join()
}
