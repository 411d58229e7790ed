import { readFileSync, rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask, type RawResponse } from '../testing/ask.ts'
import { pictureAt } from '../testing/content.ts'
import { freshSite } from '../testing/fresh-site.ts'
import { minute } from '../testing/sender.ts'

const PAINTING = '/services/painting'
const CARD = '/share/current/about.jpg'

const site = freshSite({ isDelivered: true })

test('text that was compressed quickly is compressed well, and stays the same text', async () => {
  const quickly = { br: bytesOf('.br'), gzip: bytesOf('.gz') }
  await site.doQuietWork()
  expect(bytesOf('.br').length).toBeLessThan(quickly.br.length)
  expect(bytesOf('.gz').length).toBeLessThanOrEqual(quickly.gzip.length)
  const plain = site.shown(PAINTING)
  expect(brotliDecompressSync((await askFor('br')).body).toString()).toBe(plain)
  expect(gunzipSync((await askFor('gzip')).body).toString()).toBe(plain)
  expect((await askFor('br')).body).toEqual(bytesOf('.br'))
  expect(await site.publishing.doNext()).toBe(false)
  await site.publish(PAINTING, 'new words')
  expect(await site.publishing.doNext()).toBe(true)
})

test('text that is written anew while it is compressed is whole in all its forms', async () => {
  await site.doQuietWork()
  for (let round = 0; round < 10; round += 1) {
    await site.publish(PAINTING, long())
    const compressing = site.publishing.doNext()
    await site.publish(PAINTING, long())
    await compressing
    for (const encoding of ['br', 'gzip'])
      expect((await askFor(encoding)).headers['content-encoding']).toBe(encoding)
  }
})

test('text whose file is gone holds nothing else up, and is made again on request', async () => {
  await site.showPictures([pictureAt(640)])
  rmSync(site.fileOf(PAINTING))
  await site.doQuietWork()
  expect(site.shown(pictureAt(640))).toBeDefined()
  expect((await ask(site.url, PAINTING)).status).toBe(200)
  await site.doQuietWork()
  await expect.poll(async () => (await askFor('br')).headers['content-encoding']).toBe('br')
})

test('pictures and cards that pages name are drawn before anybody asks for them', async () => {
  await site.showPictures([pictureAt(640), CARD])
  expect(site.renderer.fetched).toEqual([])
  await site.doQuietWork()
  expect(site.renderer.fetched.toSorted()).toEqual([pictureAt(640), CARD])
  for (const path of [pictureAt(640), CARD]) expect((await ask(site.url, path)).status).toBe(200)
  expect(site.renderer.fetched).toHaveLength(2)
})

test.each<[when: string, isDrawn: boolean, () => Promise<unknown>]>([
  ['after an hour', false, () => site.publishing.tidy(Date.now() + 60 * minute)],
  ['after a day', true, () => site.publishing.tidy(Date.now() + 25 * 60 * minute)],
  ['after a start', true, async () => (await site.startPublishing()).publisher.compare()],
  ['when a page names it anew', true, () => site.showPictures([pictureAt(640), CARD])],
  [
    'after a day, when no page names it any more',
    false,
    async () => {
      await site.showPictures([])
      await site.publishing.tidy(Date.now() + 25 * 60 * minute)
    },
  ],
])('%s it is %s that a picture is drawn which the renderer did not have', async (_, isDrawn, wait) => {
  site.renderer.broken.set(pictureAt(640), 404)
  await site.showPictures([pictureAt(640)])
  await site.doQuietWork()
  site.renderer.broken.clear()
  expect((await ask(site.url, pictureAt(640))).status).toBe(404)
  await wait()
  await site.doQuietWork()
  expect(site.renderer.fetched.filter((path) => path === pictureAt(640))).toHaveLength(isDrawn ? 2 : 1)
  await expect.poll(async () => (await ask(site.url, pictureAt(640))).status).toBe(isDrawn ? 200 : 404)
})

test('a picture that comes in a form that is not to stay is not kept, and is requested again later', async () => {
  site.renderer.fleeting.add(pictureAt(640))
  await site.showPictures([pictureAt(640), CARD])
  await site.doQuietWork()
  expect(site.renderer.fetched.toSorted()).toEqual([pictureAt(640), CARD])
  expect(site.shown(pictureAt(640))).toBeUndefined()
  expect((await ask(site.url, pictureAt(640))).status).toBe(503)
  site.renderer.fleeting.clear()
  const { status, headers } = await ask(site.url, pictureAt(640))
  expect([status, headers['content-type']]).toEqual([200, 'image/avif'])
})

test.each<[string, (isSo: boolean) => void]>([
  [
    'the renderer answers 500',
    (isSo) => (isSo ? site.renderer.broken.set(CARD, 500) : site.renderer.broken.clear()),
  ],
  [
    'The renderer does not answer',
    (isSo) => {
      site.renderer.isAway = isSo
    },
  ],
])('while %s a picture waits, which holds up no other, and is drawn later', async (reason, hinder) => {
  await site.showPictures([pictureAt(640), CARD])
  hinder(true)
  await expect(site.doQuietWork()).rejects.toThrow(reason)
  hinder(false)
  await site.doQuietWork()
  for (const path of [pictureAt(640), CARD]) expect(site.shown(path)).toBe(`The file ${path}.`)
})

/** Words that take a while to compress, others each time. */
function long(): string {
  return Array.from({ length: 10_000 }, () => Math.random().toString(36)).join(' ')
}

function bytesOf(ending: string): Buffer {
  return readFileSync(`${site.fileOf(PAINTING)}${ending}`)
}

function askFor(encoding: string): Promise<RawResponse> {
  return ask(site.url, PAINTING, { headers: { 'accept-encoding': encoding } })
}
