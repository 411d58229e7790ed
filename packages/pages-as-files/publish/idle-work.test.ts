import { readFileSync, rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask, type RawResponse } from '../testing/ask.ts'
import { freshSite } from '../testing/fresh-site.ts'

const PAINTING = '/services/painting'
const minute = 60_000
const image = (width: number) => `/images/${'0'.repeat(40)}-2000x1500-jpg/whole/${width}.avif`
const CARD = '/share/current/about.jpg'

const site = freshSite({ isDelivered: true })

test('text that was compressed quickly is compressed well, and stays the same text', async () => {
  const quickly = { br: bytesOf('.br'), gzip: bytesOf('.gz') }
  await doAll()
  expect(bytesOf('.br').length).toBeLessThan(quickly.br.length)
  expect(bytesOf('.gz').length).toBeLessThanOrEqual(quickly.gzip.length)
  const plain = site.shown(PAINTING)
  expect(brotliDecompressSync((await askFor('br')).body).toString()).toBe(plain)
  expect(gunzipSync((await askFor('gzip')).body).toString()).toBe(plain)
  expect((await askFor('br')).body).toEqual(bytesOf('.br'))
})

test('text that was written anew meanwhile is compressed well too', async () => {
  await doAll()
  expect(await site.publishing.idleWork.doNext()).toBe(false)
  site.content.publish(PAINTING, 'new words')
  await site.publisher.publish('price-a')
  expect(await site.publishing.idleWork.doNext()).toBe(true)
  await doAll()
  expect(brotliDecompressSync((await askFor('br')).body).toString()).toContain('new words')
})

test('text that is written anew while it is compressed is whole in all its forms', async () => {
  await doAll()
  for (let round = 0; round < 10; round += 1) {
    await publishPainting(long())
    const compressing = site.publishing.idleWork.doNext()
    await publishPainting(long())
    await compressing
    for (const encoding of ['br', 'gzip'])
      expect((await askFor(encoding)).headers['content-encoding']).toBe(encoding)
  }
})

test('text whose file is gone holds nothing else up, and is made again on request', async () => {
  await publish([image(640)])
  rmSync(site.fileOf(PAINTING))
  await doAll()
  expect(site.shown(image(640))).toBeDefined()
  expect((await ask(site.url, PAINTING)).status).toBe(200)
  await doAll()
  await expect.poll(async () => (await askFor('br')).headers['content-encoding']).toBe('br')
})

test('pictures and cards that pages name are drawn before anybody asks for them', async () => {
  await publish([image(640), CARD])
  expect(site.renderer.fetched).toEqual([])
  await doAll()
  expect(site.renderer.fetched.toSorted()).toEqual([image(640), CARD])
  for (const path of [image(640), CARD]) expect((await ask(site.url, path)).status).toBe(200)
  expect(site.renderer.fetched).toHaveLength(2)
})

test('a picture that the renderer does not have is not tried again and again, but when a page names it anew', async () => {
  site.renderer.broken.set(image(640), 404)
  await publish([image(640)])
  await doAll()
  expect(site.renderer.fetched).toEqual([image(640)])
  site.renderer.broken.clear()
  await publish([image(640), CARD])
  await doAll()
  expect(site.renderer.fetched.slice(1).toSorted()).toEqual([image(640), CARD])
})

test.each(['after a day', 'after a start'])(
  'a picture that the renderer has again is drawn %s',
  async (when) => {
    site.renderer.broken.set(image(640), 404)
    await publish([image(640)])
    await doAll()
    site.renderer.broken.clear()
    expect((await ask(site.url, image(640))).status).toBe(404)
    await site.publishing.idleWork.tidy(Date.now() + 60 * minute)
    expect(await site.publishing.idleWork.doNext()).toBe(false)
    if (when === 'after a day') await site.publishing.idleWork.tidy(Date.now() + 25 * 60 * minute)
    else {
      await site.startPublishing()
      await site.publisher.compare()
    }
    await doAll()
    await expect.poll(async () => (await ask(site.url, image(640))).status).toBe(200)
  },
)

test('a picture that no page names any more is not tried again', async () => {
  site.renderer.broken.set(image(640), 404)
  await publish([image(640)])
  await doAll()
  await publish([])
  await site.publishing.idleWork.tidy(Date.now() + 25 * 60 * minute)
  await doAll()
  expect(site.renderer.fetched).toEqual([image(640)])
})

test('what can’t be drawn now waits, and is drawn later', async () => {
  await publish([image(640)])
  site.renderer.isAway = true
  await expect(doAll()).rejects.toThrow('The renderer does not answer')
  site.renderer.isAway = false
  await doAll(Date.now() + 5 * minute)
  expect(site.shown(image(640))).toBe(`The file ${image(640)}.`)
})

test('a picture that comes in a form that is not to stay is not kept, and is requested again later', async () => {
  site.renderer.fleeting.add(image(640))
  await publish([image(640), CARD])
  await doAll()
  expect(site.renderer.fetched.toSorted()).toEqual([image(640), CARD])
  expect(site.shown(image(640))).toBeUndefined()
  expect((await ask(site.url, image(640))).status).toBe(503)
  site.renderer.fleeting.clear()
  const { status, headers } = await ask(site.url, image(640))
  expect([status, headers['content-type']]).toEqual([200, 'image/avif'])
})

test('a picture that fails holds up no other', async () => {
  site.renderer.broken.set(image(640), 500)
  await publish([image(640), CARD])
  await expect(doAll()).rejects.toThrow('the renderer answers 500')
  await doAll()
  expect(site.shown(CARD)).toBeDefined()
})

/** Publishes a page that names these pictures. */
async function publish(images: readonly string[]): Promise<void> {
  site.content.publish('/about', `${images.length} pictures`, { images })
  await site.publisher.publish('about')
}

async function publishPainting(words: string): Promise<void> {
  site.content.publish(PAINTING, words)
  await site.publisher.publish('services-painting')
}

/** Words that take a while to compress, others each time. */
function long(): string {
  return Array.from({ length: 10_000 }, () => Math.random().toString(36)).join(' ')
}

async function doAll(now = Date.now()): Promise<void> {
  while (await site.publishing.idleWork.doNext(now));
}

function bytesOf(ending: string): Buffer {
  return readFileSync(`${site.fileOf(PAINTING)}${ending}`)
}

function askFor(encoding: string): Promise<RawResponse> {
  return ask(site.url, PAINTING, { headers: { 'accept-encoding': encoding } })
}
