import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TemporaryLake, TOKEN, temporaryLake } from '../../testing/temporary-lake.ts'
import { bars, photoWithPlace } from '../../testing/temporary-pictures.ts'

let lake: TemporaryLake
let url: string

beforeAll(async () => {
  lake = await temporaryLake()
  const asset = await lake.client.assets.upload('image', await bars())
  url = asset.url
})

afterAll(() => lake.end())

describe('Visitors', () => {
  test.each(['', '?w=20'])(
    'do not learn from a photo (%s) where it was taken, and see it upright',
    async (query) => {
      const photo = await lake.client.assets.upload('image', await photoWithPlace())
      const bytes = await (await fetch(photo.url + query)).arrayBuffer()
      const { exif, orientation, width, height } = await sharp(bytes).metadata()
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
      expect(height / width).toBe(2)
    },
  )

  test('run no script of an SVG, which is never taken for a page', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const asset = await lake.client.assets.upload('image', Buffer.from(svg))
    const { headers } = await fetch(`${asset.url}?w=100`)
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('download a file that their browser would run', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const asset = await lake.client.assets.upload('file', page, { filename: 'page.html' })
    const { headers } = await fetch(asset.url)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toBe('attachment')
  })

  test('may have a picture under a name of their own', async () => {
    const { headers } = await fetch(`${url}?dl=Front%20door%22.png`)
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Front%20door%22.png")
  })

  test('may have it under a name that is too long and is cut at an emoji', async () => {
    const name = 'a'.repeat(199)
    const { status, headers } = await fetch(`${url}?${new URLSearchParams({ dl: `${name}😀.png` })}`)
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}%F0%9F%98%80`)
  })

  test.each([
    ['', {}, 200],
    ['?w=20', {}, 200],
    ['', { range: 'bytes=0-9' }, 206],
    ['', { range: 'bytes=999999-' }, 416],
  ])(
    'may show a picture (%s, %o) on a page of another host, and nothing else with it',
    async (query, asked, status) => {
      const response = await fetch(url + query, { headers: asked })
      expect(response.status).toBe(status)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
    },
  )

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
  ])('are told why %s can not be had', async (query) => {
    const response = await fetch(`${url}?${query}`)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(/w × h|Image parameter/)
  })

  test.each([
    'production/..%2f..%2flake.sqlite',
    'production/%2e%2e%2f%2e%2e%2flake.sqlite',
    `production/${'0'.repeat(40)}-1x1.jpg`,
    `elsewhere/${'0'.repeat(40)}-1x1.jpg`,
  ])('get no other file: %s', async (path) => {
    expect((await fetch(`${lake.url}/lake/images/local/${path}`)).status).toBe(404)
  })
})

describe('A browser', () => {
  test('keeps what it has for good, and is told when it is still the same', async () => {
    const first = await fetch(`${url}?w=30`)
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await fetch(`${url}?w=30`, { headers })).status).toBe(304)
    expect((await fetch(`${url}?w=31`, { headers })).status).toBe(200)
  })

  test('learns the size of a picture without its bytes', async () => {
    const response = await fetch(`${url}?w=30`, { method: 'HEAD' })
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await response.text()).toBe('')
  })
})

test('equal wishes are computed once, whatever else is in the address', async () => {
  const before = derived().length
  const queries = ['w=77&h=20', 'h=20&w=77', 'w=77&h=20&x=1', 'w=77&h=20']
  await Promise.all(queries.map(async (query) => (await fetch(`${url}?${query}`)).arrayBuffer()))
  expect(derived().length).toBe(before + 1)
})

function derived(): string[] {
  const entries = readdirSync(join(lake.directory, 'derived'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('many pictures at once, in a lake that has made none yet, all come', async () => {
  const fresh = await temporaryLake()
  const asset = await fresh.client.assets.upload('image', await bars())
  const headers = { authorization: `Bearer ${TOKEN}` }
  const widths = Array.from({ length: 60 }, (_, index) => index + 10)
  const statuses = await Promise.all(
    widths.map(async (width) => (await fetch(`${asset.url}?w=${width}`, { headers })).status),
  )
  await fresh.end()
  expect(new Set(statuses)).toEqual(new Set([200]))
})
