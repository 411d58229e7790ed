import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { ask, type RawResponse } from '../../testing/ask.ts'
import { pictureAt } from '../../testing/content.ts'
import { freshSite } from '../../testing/fresh-site.ts'

const PAINTING = '/services/painting'
const IMAGE = pictureAt(640)
const SCRIPT = '/islands/site-1.js'
const ICON = '/icon.svg'
/** Filled in for each visitor. */
const FILLED = '/any-town/painting'

const site = freshSite()

/** How a power cut leaves a file, or its compressed form. */
const damages = [
  ['half of', (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
  ['nothing of', (file: string) => truncateSync(file, 0)],
  ['zeros in place of', (file: string) => writeFileSync(file, Buffer.alloc(readFileSync(file).length))],
  ['no file for', (file: string) => rmSync(file)],
] as const

beforeEach(async () => {
  site.content.publish('/', 'words', { images: [IMAGE] })
  site.content.publish(FILLED, 'Painting in Anytown')
  await site.publisher.compare()
  await site.publisher.makeNow(IMAGE)
  await site.startDelivery()
})

test.each(damages)('a visitor who meets %s a page or file gets it whole, made again', async (_, damage) => {
  const files = [PAINTING, SCRIPT, ICON, IMAGE, '/sitemap.xml'].map((path) => [path, site.fileOf(path)])
  const others = [
    ['/no-such-page', site.fileOf('/404')],
    ['/service-areas/rock-hill/painting', join(site.folder, 'templates', FILLED, 'index.html')],
  ]
  for (const [path = '', file = ''] of [...files, ...others]) {
    const before = await ask(site.url, path)
    damage(file)
    await site.startDelivery()
    expect(same(await ask(site.url, path)), path).toEqual(same(before))
  }
})

test.each(damages)(
  'a visitor who meets %s a page while nobody can make it is told to come again',
  async (_, damage) => {
    await site.stopPublishing()
    damage(site.fileOf(PAINTING))
    damage(site.fileOf(IMAGE))
    await site.startDelivery()
    for (const path of [PAINTING, IMAGE]) {
      const { status, headers, text } = await ask(site.url, path)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
      expect(text).toMatch(/^(Something went wrong on our end|We can’t show this picture right now)/)
    }
  },
)

test('a page that is known to be damaged is made again, though a usual look at it waits already', async () => {
  const before = site.shown(PAINTING)
  damageKeepingSize(PAINTING)
  await site.startPublishing()
  for (const path of ['/', '/prices', '/about', '/contact']) site.content.publish(path, 'new words')
  site.renderer.rendered.length = 0
  const release = site.renderer.hold()
  const compared = site.publisher.compare()
  await expect.poll(() => site.renderer.rendered).toHaveLength(1)
  const made = site.publisher.makeNow(PAINTING, { isDamaged: true })
  release()
  expect([await made, site.shown(PAINTING)]).toEqual([true, before])
  await compared
})

test('a picture that is known to be damaged is drawn again, though it waits to be drawn already', async () => {
  const others = ['/share/1/home.jpg', '/share/1/about.jpg']
  site.content.publish('/', 'other words', { images: [IMAGE, ...others] })
  await site.startPublishing()
  await site.publisher.compare()
  const before = site.shown(IMAGE)
  damageKeepingSize(IMAGE)
  const release = site.renderer.hold()
  const drawn = [...others, IMAGE].map((path) => site.publisher.makeNow(path))
  const made = site.publisher.makeNow(IMAGE, { isDamaged: true })
  release()
  expect([await made, site.shown(IMAGE)]).toEqual([true, before])
  await Promise.all(drawn)
})

test('a start of publishing that finds a page of another size, or none, makes it again', async () => {
  const whole = site.shown(PAINTING)
  for (const [name, damage] of damages) {
    damage(site.fileOf(PAINTING))
    const isOfItsSize = site.shown(PAINTING)?.length === whole?.length
    await site.startPublishing()
    const { revalidated } = await site.publisher.compare()
    expect([name, revalidated]).toEqual([name, isOfItsSize ? [] : [PAINTING]])
    await site.startDelivery()
    expect((await ask(site.url, PAINTING)).text).toBe(whole)
  }
})

test('a browser that meets a damaged compressed form gets the plain one', async () => {
  for (const [name, damage] of damages) {
    for (const ending of ['.br', '.gz']) damage(`${site.fileOf(PAINTING)}${ending}`)
    await site.startDelivery()
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding }
      const answer = await ask(site.url, PAINTING, { headers })
      expect([name, answer.status, answer.headers['content-encoding']]).toEqual([name, 200, undefined])
      expect(answer.text).toBe(site.shown(PAINTING))
    }
  }
})

function damageKeepingSize(path: string): void {
  writeFileSync(site.fileOf(path), Buffer.alloc(readFileSync(site.fileOf(path)).length))
}

function same({ status, headers, body }: RawResponse) {
  return { status, type: headers['content-type'], tag: headers.etag, body: body.toString('base64') }
}
