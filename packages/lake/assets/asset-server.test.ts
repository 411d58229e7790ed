import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { member, serve } from '../testing/connections.ts'
import { sharedLake, temporaryLake } from '../testing/temporary-lake.ts'
import { bars, photoWithPlace } from '../testing/temporary-pictures.ts'

const COMMENTS = '<!-- by <svg -- hand -->'.repeat(80)
const WORDS = 'A level line, from one wall to the other.'

const lake = await sharedLake()
const { assets } = lake.client
const { url } = await assets.upload('image', await bars())
const { url: textUrl } = await assets.upload('file', Buffer.from(WORDS), { filename: 'words.txt' })

describe('Visitors', () => {
  test('do not learn from a photo where it was taken, and see it upright; its owner may have all that it tells', async () => {
    const photo = await photoWithPlace()
    const asset = await assets.upload('image', photo)
    for (const query of ['', '?w=20', '?dlRaw=true']) {
      const bytes = await (await fetch(asset.url + query)).arrayBuffer()
      const { exif, orientation, width, height } = await sharp(bytes).metadata()
      expect([exif, orientation, height / width]).toEqual([undefined, undefined, 2])
    }
    const own = await fetch(`${asset.url}?dlRaw=true`, { headers: member() })
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(Buffer.from(await own.arrayBuffer())).toEqual(photo)
  })

  test.each([
    ['without a size', '', 'viewBox="0 0 24 12"'],
    ['as wide as there is room', '', 'width="100%" viewBox="0 0 24 12"'],
    [
      'behind many comments',
      `<?xml version="1.0"?>${COMMENTS}<!DOCTYPE svg [<!ENTITY a "b>">]>`,
      'width="24" height="12"',
    ],
  ])('get no drawing %s but pixels of it, whose edges are sharp in any size', async (_, before, size) => {
    const drawn = '<script>alert(1)</script><path d="M0 0h12v12H0z"/>'
    const svg = `${before}<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`
    const asset = await assets.upload('image', Buffer.from(svg))
    for (const [query, factor] of [
      ['', 1],
      ['?w=480', 20],
      ['?rect=6,0,12,12&w=480', 20],
    ] as const) {
      const response = await fetch(asset.url + query)
      expect(response.headers.get('content-type')).toBe('image/png')
      const bytes = await response.arrayBuffer()
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height]).toEqual(query.includes('rect') ? [480, 480] : [24 * factor, 12 * factor])
      const row = await sharp(bytes)
        .extractChannel('alpha')
        .extract({ left: 0, top: 5, width, height: 1 })
        .raw()
        .toBuffer()
      expect([...row].filter((alpha) => alpha > 0 && alpha < 255).length).toBeLessThan(4)
    }
  })

  test('see nothing of what a drawing names elsewhere, and nobody is asked for it', async () => {
    let asked = 0
    const elsewhere = await serve(
      createServer((_, response) => {
        asked += 1
        response.end()
      }),
    )
    const file = join(lake.directory, 'private.png')
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } }).toFile(file)
    const places = [pathToFileURL(file).href, file, `${elsewhere}/a.png`]
    const images = places.map((href) => `<image href="${href}" width="9" height="9"/>`)
    const svg = (before: string, inside: string) =>
      Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`)
    const entity = svg(`<!DOCTYPE svg [<!ENTITY a SYSTEM "${elsewhere}/b.txt">]>`, '<text>&a;</text>')
    await expect(assets.upload('image', entity)).rejects.toMatchObject({ statusCode: 400 })
    const asset = await assets.upload('image', svg('', images.join('')))
    const response = await fetch(asset.url)
    expect(response.status).toBe(200)
    const { data } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.max(...data)).toBe(0)
    expect(asked).toBe(0)
  })

  test('download a file that their browser would run', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const asset = await assets.upload('file', page, { filename: 'page.html' })
    const { headers } = await fetch(asset.url)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toBe('attachment')
  })

  test.each([
    ['Front door".png', 'Front%20door%22.png'],
    // Cut after two hundred characters, of which an emoji is one.
    [`${'a'.repeat(199)}😀.png`, `${'a'.repeat(199)}%F0%9F%98%80`],
  ])('may have a picture under a name of their own: %s', async (dl, name) => {
    const { headers } = await fetch(`${url}?${new URLSearchParams({ dl })}`)
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`)
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

test('a browser keeps what it has for good, and is told when it is still the same', async () => {
  const first = await fetch(`${url}?w=30`)
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const tag = first.headers.get('etag') ?? ''
  // A proxy that compresses makes a tag weak, and a cache may ask for several.
  for (const known of [tag, `W/${tag}`, `"another", ${tag}`, '*'])
    expect((await fetch(`${url}?w=30`, { headers: { 'if-none-match': known } })).status).toBe(304)
  expect((await fetch(`${url}?w=31`, { headers: { 'if-none-match': tag } })).status).toBe(200)
  const size = await fetch(`${url}?w=30`, { method: 'HEAD' })
  expect(Number(size.headers.get('content-length'))).toBeGreaterThan(0)
  expect(await size.text()).toBe('')
})

test('equal wishes are computed once, whatever else is in the address, and many at once all come', async () => {
  await using fresh = await temporaryLake()
  const asset = await fresh.client.assets.upload('image', await bars())
  const widths = Array.from({ length: 60 }, (_, index) => `w=${index + 10}`)
  const queries = [...widths, 'w=77&h=20', 'h=20&w=77', 'w=77&h=20&x=1', 'w=77&h=20']
  const statusOf = async (query: string) =>
    (await fetch(`${asset.url}?${query}`, { headers: member() })).status
  expect(new Set(await Promise.all(queries.map(statusOf)))).toEqual(new Set([200]))
  expect(globSync('*/*', { cwd: join(fresh.directory, 'derived') })).toHaveLength(61)
})

test.each([
  ['bytes=0-6', 206, 'bytes 0-6/41', 'A level'],
  ['bytes=35-', 206, 'bytes 35-40/41', 'other.'],
  ['bytes=-6', 206, 'bytes 35-40/41', 'other.'],
  ['bytes=35-999', 206, 'bytes 35-40/41', 'other.'],
  ['bytes=-999', 206, 'bytes 0-40/41', WORDS],
  ['bytes=41-', 416, 'bytes */41', ''],
  ['bytes=-0', 416, 'bytes */41', ''],
  ['bytes=999-1000', 416, 'bytes */41', ''],
  ['bytes=5-2', 200, null, WORDS],
  ['bytes=0-1,3-4', 200, null, WORDS],
  ['lines=1-2', 200, null, WORDS],
  ['bytes=-', 200, null, WORDS],
  ['nonsense', 200, null, WORDS],
])('a player that asks for %s is answered with %i, %s', async (range, status, told, part) => {
  const response = await fetch(textUrl, { headers: { range } })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-range')).toBe(told)
  expect(await response.text()).toBe(part)
  if (part) expect(response.headers.get('content-length')).toBe(String(part.length))
})

test('the rest of a file is sent only to a client that has the beginning of the same', async () => {
  const { headers } = await fetch(textUrl)
  expect(headers.get('accept-ranges')).toBe('bytes')
  const rest = async (etag: string | null) =>
    (await fetch(textUrl, { headers: { range: 'bytes=35-', 'if-range': etag ?? '' } })).text()
  expect(await rest(headers.get('etag'))).toBe('other.')
  expect(await rest('"another"')).toBe(WORDS)
})
