import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sharedLake } from '../testing/temporary-lake.ts'
import { bars, picture } from '../testing/temporary-pictures.ts'

const lake = await sharedLake()
const asset = await lake.client.assets.upload('image', await bars())

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
    ['or=90', [200, 400]],
    ['or=270&w=50', [50, 100]],
    ['or=180&w=50', [50, 25]],
    ['or=90&rect=0,0,50,100', [50, 100]],
    ['w=100&pad=10&bg=fff', [120, 70]],
    ['w=50&h=100&fit=crop&crop=left&pad=5', [60, 110]],
    ['max-w=100&fit=crop', [100, 50]],
    ['max-h=50&fit=crop', [100, 50]],
    ['w=200&max-h=80&fit=crop', [200, 80]],
    ['w=100&h=100&max-w=60&fit=crop', [60, 100]],
    ['w=100&min-h=80&fit=crop', [100, 80]],
    ['max-w=900&fit=crop', [400, 200]],
    ['frame=1', [400, 200]],
    ['fit=min&w=1&h=8192', [1, 200]],
    ['fit=crop&crop=focalpoint&rect=0,0,400,1&w=1&h=4000', [1, 4000]],
    ['rect=0,0,400,2&w=1', [1, 1]],
    ['fit=fill&w=1&h=3', [1, 3]],
    ['blur=2000&w=800', [800, 400]],
    ['w=3000', [3000, 1500]],
  ])('%s gives %o', async (query, [width, height]) => {
    expect(await sharp(await bytesOf(await get(query))).metadata()).toMatchObject({ width, height })
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
    ['flip=v&w=100', '255,0,0'],
    ['or=180&w=100', '255,255,255'],
    ['invert=true', '0,255,255'],
    ['w=100&pad=10&bg=00f', '0,0,255'],
    ['sharp=50', '255,0,0'],
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

test('Without saturation, red, green and blue are gray', async () => {
  const [red = 0, green, blue] = (await firstColor(await get('sat=-100'))).split(',').map(Number)
  expect([green, blue]).toEqual([expect.closeTo(red, -1), expect.closeTo(red, -1)])
})

test('A sharper picture has steeper edges', async () => {
  const right = await picture(20, 40, '#999').png().toBuffer()
  const halves = picture(40, 40, '#666').composite([{ input: right, left: 20, top: 0 }])
  const { url } = await lake.client.assets.upload('image', await halves.png().toBuffer())
  const lightest = async (query: string) => {
    const { channels } = await sharp(await bytesOf(await fetch(`${url}?${query}`))).stats()
    return channels[0]?.max
  }
  expect(await lightest('fm=png')).toBe(0x99)
  expect(await lightest('fm=png&sharp=100')).toBeGreaterThan(0x99)
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

test.each([
  ['h=8192', /16,384 × 8,192 pixels .* 8,192 on a side and 25,000,000 in all/],
  ['rect=0,0,400,4&h=8192&fm=png', /819,200 × 8,192 pixels/],
  ['rect=0,0,4,200&w=8192', /8,192 × 409,600 pixels/],
  ['h=2000&dpr=4', /16,000 × 8,000 pixels/],
  ['w=6000&h=6000&fit=scale', /6,000 × 6,000 pixels/],
  ['w=6000&h=6000&fit=fill', /6,000 × 6,000 pixels/],
  ['w=6000&h=6000&fit=fillmax', /6,000 × 6,000 pixels/],
  ['w=6000&h=6000&fit=crop', /6,000 × 6,000 pixels/],
  ['w=6000&h=6000&fit=crop&crop=focalpoint', /6,000 × 6,000 pixels/],
  ['rect=0,0,400,1&w=2000&h=2000&fit=crop&crop=entropy', /scaled to 800,000 × 2,000 pixels/],
  ['w=5000&h=2500&blur=2000', /blur=2000 is too much for 5,000 × 2,500 pixels, which may have 640/],
  ['fm=constructor', /fm=constructor is not jpg, pjpg, png, webp, avif/],
  ['fm=exe', /fm=exe is not jpg/],
  ['w=0', /w=0 is not a number from 1 to 8192/],
  ['w=abc', /w=abc is not a number/],
  ['h=-1', /h=-1 is not a number/],
  ['q=101', /q=101 is not a number from 0 to 100/],
  ['w=9&fit=squash', /fit=squash is not clip/],
  ['rect=1,2', /rect=1,2 is not left,top,width,height/],
  ['rect=500,0,9,9', /rect lies outside the picture of 400 × 200/],
  ['bg=red', /bg=red is not a hex color/],
  ['trim=auto', /trim is not available/],
  ['frame=2', /frame=2 is not a number from 1 to 1/],
  ['or=45', /or=45 is not 0, 90, 180, 270/],
  ['sat=200', /sat=200 is not a number from -100 to 100/],
  ['invert=maybe', /invert=maybe is not true, false/],
  ['pad=100000', /pad=100000 is not a number from 0 to 1000/],
])('%s is refused, with what is allowed', async (query, message) => {
  const response = await get(query)
  expect(response.status).toBe(400)
  expect((await response.json()).message).toMatch(message)
})

test('an animation keeps its frames, and is refused when they are too much together', async () => {
  const frames = ['#f00', '#0f0', '#00f', '#fff', '#000'].map((color) =>
    picture(20, 10, color).png().toBuffer(),
  )
  const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  const { url } = await lake.client.assets.upload('image', animation)
  const drawn = await fetch(`${url}?w=40&h=40&fit=fill`)
  const { pages, width, pageHeight } = await sharp(await drawn.arrayBuffer(), { animated: true }).metadata()
  expect([pages, width, pageHeight]).toEqual([5, 40, 40])
  const still = await fetch(`${url}?frame=1&auto=format`, { headers: { accept: 'image/avif' } })
  expect(still.headers.get('content-type')).toBe('image/avif')
  const refused = await fetch(`${url}?w=7000`)
  expect(refused.status).toBe(400)
  expect((await refused.json()).message).toMatch(/5 frames of 7,000 × 3,500 pixels.*fm=jpg/)
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
