import { once } from 'node:events'
import { globSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from 'vitest'
import { manifestFile } from '../../published/published-file.ts'
import { ask, askJson } from '../../testing/ask.ts'
import { pictureAt } from '../../testing/content.ts'
import { freshSite } from '../../testing/fresh-site.ts'
import { startProgram } from '../../testing/mounted.ts'
import { minute, Sender } from '../../testing/sender.ts'
import { paths } from '../../testing/site.ts'

const PAINTING = '/services/painting'
const PLUMBING = '/services/plumbing'
const IMAGE = pictureAt(640)
const CARD = `/share/${'1'.repeat(16)}/home.jpg`
const MOVED = '/services/tiles'
const everything = [...paths, IMAGE, CARD, '/sitemap.xml', '/icon.svg', '/islands/site-1.js']

const site = freshSite()
const manifest = manifestFile(site.folder)

/** What becomes of a manifest while nobody publishes, and what is put aside, if it is worth that. */
const losses: Record<string, [() => void, string[]]> = {
  'is gone': [() => rmSync(manifest), []],
  'is empty': [() => truncateSync(manifest, 0), []],
  'is cut in half': [
    () => truncateSync(manifest, Math.floor(statSync(manifest).size / 2)),
    ['manifest.sqlite.unusable'],
  ],
  'holds garbage': [() => writeFileSync(manifest, 'x'.repeat(50_000)), ['manifest.sqlite.unusable']],
  'is of another version': [
    () => {
      const database = new DatabaseSync(manifest)
      database.exec('PRAGMA user_version = 999')
      database.close()
    },
    ['manifest.sqlite.unusable'],
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

test.each(Object.entries(losses))(
  'a start with a manifest that %s makes all pages again while visitors get the last good ones, and draws no picture again',
  async (_, [lose, aside]) => {
    await site.stopPublishing()
    lose()
    site.content.publish(PAINTING, 'new words')
    site.content.takeBack(PLUMBING)
    site.content.redirects.push({ from: PLUMBING, address: '/contact' })
    await site.startPublishing()
    await visit(everything)
    expect((await ask(site.url, PAINTING)).text).toContain('first words')
    expect((await ask(site.url, MOVED)).headers.location).toBe('/contact')

    await site.publisher.compare()
    await expect.poll(async () => (await ask(site.url, PAINTING)).text).toContain('new words')
    await expect.poll(async () => (await ask(site.url, PLUMBING)).headers.location).toBe('/contact')
    await site.publishing.tidy(Date.now() + 2 * 60 * minute)
    await site.startDelivery()
    await visit(everything.filter((path) => path !== PLUMBING))
    expect((await ask(site.url, MOVED)).headers.location).toBe('/contact')
    expect(site.renderer.fetched.filter((path) => path === IMAGE || path === CARD)).toEqual([])
    expect(await askJson(site.url, '/up')).toMatchObject([200, { publishing: 'ready' }])
    expect(globSync('manifest.sqlite.*', { cwd: site.folder })).toEqual(aside)
  },
)

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
  ['removed', () => rmSync(manifest)],
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

async function visit(addresses: readonly string[]): Promise<void> {
  for (const path of addresses) expect((await ask(site.url, path)).status, path).toBe(200)
  const { headers } = await ask(site.url, PAINTING)
  expect(headers['content-security-policy']).toMatch(/style-src[^;]*'sha256-/)
}
