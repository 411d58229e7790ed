import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { pictureAt } from '../../testing/content.ts'
import { siteOfTests } from '../../testing/fresh-site.ts'

const IMAGE = pictureAt(640)
const site = siteOfTests()

beforeAll(async () => {
  await site.reset()
  site.content.publish('/', 'words', { images: [IMAGE] })
  site.content.publish('/any-town/painting', 'Painting in Anytown')
  await site.publisher.compare()
  await site.publisher.makeNow(IMAGE)
  await site.startDelivery()
})

const whole = (body: Buffer) => body
const texts = [
  '/services/painting',
  '/sitemap.xml',
  '/islands/site-1.js',
  '/service-areas/rock-hill/painting',
]

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['GZIP;q=0.5, br;q=0', 'gzip', gunzipSync],
  ['gzip;q=1.0, *;q=0.5', 'br', brotliDecompressSync],
  ['*, br;q=0', 'gzip', gunzipSync],
  ['*;q=0', undefined, whole],
  ['br;q=nonsense', undefined, whole],
  ['deflate, identity', undefined, whole],
  ['', undefined, whole],
])('a browser that takes %j gets %s', async (accepted, encoding, unpack) => {
  for (const path of texts) {
    const plain = await ask(site.url, path)
    const { status, headers, body } = await ask(site.url, path, { headers: { 'accept-encoding': accepted } })
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding'])
    expect(headers.etag).toBe(plain.headers.etag)
    expect(headers['content-length']).toBe(String(body.length))
    expect(unpack(body).toString()).toBe(plain.text)
  }
})

test('what is text says how its letters are written', async () => {
  for (const path of [...texts, '/robots.txt'])
    expect((await ask(site.url, path)).headers['content-type'], path).toMatch(/; charset=utf-8$/)
})

test('pictures and short files go as they are', async () => {
  for (const path of [IMAGE, '/robots.txt']) {
    const { headers } = await ask(site.url, path, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(headers['content-encoding'], path).toBeUndefined()
  }
  expect((await ask(site.url, IMAGE)).headers.vary).toBeUndefined()
})

test.each([...texts.map((path) => [path, /^W\/"[\w-]{24}"$/] as const), [IMAGE, /^"[\w-]{24}"$/] as const])(
  '%s has a tag by what is in it, and is not sent again to who has it',
  async (path, form) => {
    const { headers } = await ask(site.url, path)
    const tag = String(headers.etag)
    expect(tag).toMatch(form)
    for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), `W/${tag.replace('W/', '')}`, '*']) {
      const again = { 'accept-encoding': 'gzip', 'if-none-match': known }
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await ask(site.url, path, { method, headers: again })
        expect([status, headers.etag, headers['cache-control'] === undefined, body.length]).toEqual([
          304,
          tag,
          false,
          0,
        ])
      }
    }
    expect((await ask(site.url, path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  },
)

test('an address that leads nowhere says so to a browser that has the page for it, too', async () => {
  const { headers } = await ask(site.url, '/no-such-page')
  const again = await ask(site.url, '/no-such-page', { headers: { 'if-none-match': headers.etag } })
  expect([again.status, again.text.includes('first words')]).toEqual([404, true])
})
