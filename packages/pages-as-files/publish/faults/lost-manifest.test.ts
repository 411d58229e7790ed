import { once } from 'node:events'
import { existsSync, globSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, test } from 'vitest'
import { manifestFile } from '../../published/published-file.ts'
import { ask, askJson } from '../../testing/ask.ts'
import { pictureAt } from '../../testing/content.ts'
import { freshSite } from '../../testing/fresh-site.ts'
import { startProgram } from '../../testing/mounted.ts'
import { Sender } from '../../testing/sender.ts'
import { paths } from '../../testing/site.ts'

const PAINTING = '/services/painting'
const PLUMBING = '/services/plumbing'
const IMAGE = pictureAt(640)
const CARD = `/share/${'1'.repeat(16)}/home.jpg`
const MOVED = '/services/tiles'

const site = freshSite()
const manifest = manifestFile(site.folder)

/** What becomes of a manifest while nobody publishes, and the name under which it is put aside, if it is worth that. */
const losses: Record<string, [() => void, string[]]> = {
  'is gone': [() => rmSync(manifest), []],
  'is empty': [() => truncateSync(manifest, 0), []],
  'is cut in half': [
    () => truncateSync(manifest, Math.floor(statSync(manifest).size / 2)),
    ['manifest.sqlite.unreadable'],
  ],
  'holds garbage': [() => writeFileSync(manifest, 'x'.repeat(50_000)), ['manifest.sqlite.unreadable']],
  'is of another version': [
    () => {
      const database = new DatabaseSync(manifest)
      database.exec('PRAGMA user_version = 999')
      database.close()
    },
    ['manifest.sqlite.version-999'],
  ],
}

beforeEach(async () => {
  site.content.publish('/', 'words', { images: [IMAGE, CARD] })
  site.content.redirects.push({ from: MOVED, address: '/contact' })
  await site.publisher.compare()
  for (const path of [IMAGE, CARD]) await site.publisher.makeNow(path)
  await site.startDelivery()
  site.renderer.fetched.length = 0
})

test('a manifest that is removed while the site runs is there again, and nothing is made again', async () => {
  const { files } = await health()
  site.renderer.rendered.length = 0
  for (const file of globSync('manifest.sqlite*', { cwd: site.folder })) rmSync(`${site.folder}/${file}`)
  await expect.poll(() => existsSync(manifest)).toBe(true)
  const { revalidated } = await site.publish(PAINTING, 'new words')
  expect([revalidated, site.renderer.rendered]).toEqual([[PAINTING], [PAINTING]])
  await expect.poll(async () => (await ask(site.url, PAINTING)).text).toContain('new words')
  await expect.poll(health).toEqual({ files, publishing: 'ready' })
  await site.startDelivery()
  expect(await health()).toEqual({ files, publishing: 'ready' })
  await visitEverything()
})

describe.each(Object.entries(losses))('a start with a manifest that %s', (_, [lose, aside]) => {
  test('makes all pages again while visitors get the last good ones, and draws no picture again', async () => {
    const { files } = await health()
    await site.stopPublishing()
    lose()
    await site.startPublishing()
    await visitEverything()
    expect((await ask(site.url, MOVED)).headers.location).toBe('/contact')

    const { revalidated } = await site.publisher.compare()
    expect(revalidated.length).toBeGreaterThanOrEqual(paths.length)
    await site.publishing.tidy(Date.now() + 2 * 60 * 60_000)
    await site.startDelivery()
    await visitEverything()
    expect((await ask(site.url, MOVED)).headers.location).toBe('/contact')
    expect(site.renderer.fetched.filter((path) => path === IMAGE || path === CARD)).toEqual([])
    await expect.poll(health).toEqual({ files, publishing: 'ready' })
    expect(globSync('manifest.sqlite.*', { cwd: site.folder })).toEqual(aside)
  })

  test('delivery that goes on has the last good pages, then the new ones, and forgets what is gone', async () => {
    await ask(site.url, PAINTING)
    await site.stopPublishing()
    lose()
    expect((await ask(site.url, PAINTING)).text).toContain('first words')
    site.content.publish(PAINTING, 'new words')
    site.content.takeBack(PLUMBING)
    site.content.redirects.push({ from: PLUMBING, address: '/contact' })
    await site.startPublishing()
    await site.publisher.compare()
    await expect.poll(async () => (await ask(site.url, PAINTING)).text).toContain('new words')
    await expect.poll(async () => (await ask(site.url, PLUMBING)).headers.location).toBe('/contact')
  })
})

test('a manifest that is held by another process is waited for, and left as it is', async () => {
  await site.stopPublishing()
  const other = new DatabaseSync(manifest)
  other.exec('BEGIN EXCLUSIVE')
  const starting = site.startPublishing()
  await expect
    .poll(async () => (await ask(site.publishUrl, '/up')).text)
    .toMatch(/can’t be opened: database is locked/)
  expect((await ask(site.url, PAINTING)).status).toBe(200)
  other.exec('ROLLBACK')
  other.close()
  await starting
  expect(globSync('manifest.sqlite.*', { cwd: site.folder })).toEqual([])
  site.renderer.rendered.length = 0
  await site.publisher.compare()
  expect(site.renderer.rendered).toEqual([])
})

test.each([
  ['emptied', () => truncateSync(manifest, 0)],
  ['overwritten', () => writeFileSync(manifest, 'x'.repeat(50_000))],
])('a publisher whose manifest is %s while it runs ends, to be started again', async (_, damage) => {
  await site.stopPublishing()
  const { folder, publicFolder, lakeUrl, rendererUrl } = site
  const { child, said } = startProgram([folder, publicFolder, lakeUrl, rendererUrl])
  const url = await said
  const ended = once(child, 'exit')
  damage()
  site.content.publish(PAINTING, 'new words')
  await new Sender(url).send({ _id: 'price-a', _type: 'price' }).catch(() => 'it ended before it answered')
  expect((await ended)[0]).toBe(1)
  await site.startPublishing()
  await site.publisher.compare()
  expect(site.shown(PAINTING)).toContain('new words')
})

async function visitEverything(): Promise<void> {
  for (const path of [...paths, IMAGE, CARD, '/sitemap.xml', '/icon.svg', '/islands/site-1.js'])
    expect((await ask(site.url, path)).status, path).toBe(200)
  const { headers, text } = await ask(site.url, PAINTING)
  expect(text).toMatch(/<main>(first|new) words/)
  expect(headers['content-security-policy']).toMatch(/style-src[^;]*'sha256-/)
}

async function health(): Promise<{ files: number; publishing: string }> {
  const [, { files, publishing }] = await askJson(site.url, '/up')
  return { files, publishing }
}
