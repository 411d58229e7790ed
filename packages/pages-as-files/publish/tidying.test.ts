import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { pictureAt } from '../testing/content.ts'
import { freshSite } from '../testing/fresh-site.ts'

const PAINTING = '/services/painting'
const day = 24 * 60 * 60_000

const site = freshSite({ isDelivered: true })

test('what an earlier manifest named, or nobody finished, goes; what is being written stays', async () => {
  const { tidy } = site.publishing
  const left = [
    'services/gone/index.html',
    'services/gone/index.html.br',
    'about/index.html.part',
    'old.avif',
  ]
  for (const name of left) {
    mkdirSync(dirname(join(site.folder, 'public', name)), { recursive: true })
    writeFileSync(join(site.folder, 'public', name), 'left behind')
  }
  const before = site.files
  expect(await tidy(Date.now())).toBe(0)
  expect(await tidy(Date.now() + day)).toBe(left.length)
  expect(site.files).toEqual(before.filter((name) => !left.some((file) => name === `public/${file}`)))
})

test('a picture that no page names any more stays for 30 days, and goes then', async () => {
  await site.showPictures([pictureAt(640), pictureAt(320)])
  await site.doQuietWork()
  await site.showPictures([pictureAt(320)])
  const { tidy } = site.publishing
  expect(await tidy(Date.now() + 29 * day)).toBe(0)
  expect((await ask(site.url, pictureAt(640))).status).toBe(200)
  expect(await tidy(Date.now() + 31 * day)).toBe(1)
  expect(site.shown(pictureAt(640))).toBeUndefined()
  expect(site.shown(pictureAt(320))).toBeDefined()
  await site.startDelivery()
  expect((await ask(site.url, pictureAt(640))).status).toBe(404)
  expect((await ask(site.url, pictureAt(320))).status).toBe(200)
})

test('a picture that a page names again in time stays for good', async () => {
  await site.showPictures([pictureAt(640)])
  await site.doQuietWork()
  await site.showPictures([])
  await site.showPictures([pictureAt(640)])
  expect(await site.publishing.tidy(Date.now() + 365 * day)).toBe(0)
})

test('a picture that another page names too stays, and goes with the last page that is taken back', async () => {
  await site.showPictures([pictureAt(640)])
  site.content.publish(PAINTING, 'words', { images: [pictureAt(640)] })
  await site.publisher.compare()
  await site.doQuietWork()
  await site.showPictures([])
  expect(await site.publishing.tidy(Date.now() + 31 * day)).toBe(0)
  site.content.takeBack(PAINTING)
  await site.publisher.compare()
  expect(await site.publishing.tidy(Date.now() + 31 * day)).toBe(1)
})

test('a file of the site’s code that went is there again when a page names it again', async () => {
  const icon = '/icons/only-some.svg'
  await site.showPictures([icon])
  await site.showPictures([])
  expect(await site.publishing.tidy(Date.now() + 31 * day)).toBe(1)
  expect(site.shown(icon)).toBeUndefined()
  await site.showPictures([icon])
  expect(site.shown(icon)).toBeDefined()
  expect((await ask(site.url, icon)).status).toBe(200)
})
