import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from '#content/environment/environment.ts'
import { Mirrored } from '../testing/mirror/mirrored.ts'
import { StaticHost } from '../testing/mirror/static-host.ts'
import { paths, Site } from '../testing/published-site/site.ts'
import { Mirror } from './mirror.ts'

const PAINTING = '/services/painting'
const painting = { id: 'services-painting', type: 'service' } as const
const page = 'services/painting/index.html'
const image = (width: number) => `/images/${'0'.repeat(40)}-2000x1500-jpg/whole/${width}.avif`

const site = new Site()
let publishing: Awaited<ReturnType<Site['reset']>>
let mirrored: Mirrored

beforeAll(() => site.open())
afterAll(() => site.close())
beforeEach(async () => {
  rmSync(join(site.directory, 'mirror'), { recursive: true, force: true })
  publishing = await site.reset()
  mirrored = new Mirrored(site)
  await untilShown('first words')
})
afterEach(() => mirrored.end())

test('what is published is on the mirror soon after, and what was taken back is gone', async () => {
  site.content.publish(PAINTING, 'new words')
  await publishing.publisher.publish(painting)
  await untilShown('new words')
  site.content.takeBack(PAINTING)
  await publishing.publisher.publish(painting)
  await expect.poll(() => mirrored.shown(page)).toBeUndefined()
  expect(mirrored.shown('services/plumbing/index.html')).toBe(site.shown('/services/plumbing'))
})

test('each state is shown in one step, in the other of two folders', async () => {
  const before = readlinkSync(mirrored.folder)
  site.content.publish(PAINTING, 'new words')
  site.content.publish('/', 'new words')
  await publishing.publisher.reconcile()
  await untilShown('new words')
  expect(readlinkSync(mirrored.folder)).not.toBe(before)
  expect(mirrored.shown('index.html')).toContain('new words')
  expect(readdirSync(mirrored.directory).filter((name) => name.startsWith('slot'))).toHaveLength(2)
})

test('with everything else destroyed any static host has every page, picture, redirect and header', async () => {
  site.content.publish('/about', 'pictures', { images: [image(320), image(640)] })
  site.content.redirects.push({ from: '/old', address: '/about' }, { from: '/prices', address: '/about' })
  await publishing.publisher.reconcile()
  await expect.poll(() => mirrored.shown(image(640))).toContain('The file')
  const published = paths.map((path) => [path, site.shown(path)])
  await mirrored.end()
  await site.stopPublishing()
  rmSync(site.folder, { recursive: true, force: true })
  const host = await StaticHost.open(mirrored.folder)
  const ask = (path: string) => fetch(`${host.url}${path}`, { redirect: 'manual' })
  for (const [path, html] of published) expect(await (await ask(String(path))).text(), path).toBe(html)
  for (const width of [320, 640])
    expect(Object.fromEntries((await ask(image(width))).headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
      'cross-origin-resource-policy': 'same-origin',
    })
  const moved = await ask('/old')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about'])
  expect((await ask('/prices')).status).toBe(200)
  const unknown = await ask('/no-such-page')
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('first words')])
  for (const name of ['content-security-policy', 'permissions-policy', 'x-content-type-options'])
    expect((await ask(PAINTING)).headers.get(name), name).toBeTruthy()
  await host.close()
  mirrored = new Mirrored(site)
})

test('a change that its process slept through is there after the next start', async () => {
  await mirrored.end()
  site.content.publish(PAINTING, 'new words')
  await publishing.publisher.publish(painting)
  mirrored = new Mirrored(site)
  await untilShown('new words')
})

test('a page that somebody has changed in the folder, and one that is gone, are put right', async () => {
  for (const path of paths) writeFileSync(join(mirrored.folder, path, 'index.html'), 'hacked')
  rmSync(join(mirrored.folder, 'about'), { recursive: true })
  await untilShown('first words')
  await expect.poll(() => mirrored.shown('about/index.html')).toBe(site.shown('/about'))
})

test('a published file that is damaged is not taken over, and is made anew', async () => {
  await mirrored.end()
  const good = site.shown(PAINTING)
  site.content.publish('/', 'new words')
  await publishing.publisher.reconcile()
  rmSync(join(site.directory, 'mirror'), { recursive: true })
  writeFileSync(site.fileOf(PAINTING), 'half of it')
  mirrored = new Mirrored(site)
  await expect.poll(() => mirrored.shown(page)).toBe(good)
})

test('a record that can’t be read costs nothing but another copy, in which nothing is left of an earlier one', async () => {
  await mirrored.end()
  writeFileSync(join(mirrored.directory, 'mirror.sqlite'), 'no database')
  mkdirSync(join(mirrored.directory, 'slot-2'), { recursive: true })
  for (const slot of ['slot-1', 'slot-2']) writeFileSync(join(mirrored.directory, slot, 'gone.html'), 'old')
  site.content.publish(PAINTING, 'new words')
  await publishing.publisher.publish(painting)
  mirrored = new Mirrored(site)
  await untilShown('new words')
  expect(mirrored.shown('gone.html')).toBeUndefined()
})

test('the website says when the mirror was last true, and since when it is not', async () => {
  vi.stubEnv('MIRROR_DIR', mirrored.directory)
  await site.startDelivery()
  await expect.poll(async () => (await told()).behindSince).toBeNull()
  const { lastTrue } = await told()
  expect(Date.now() - Number(lastTrue)).toBeLessThan(60_000)
  rmSync(join(mirrored.directory, 'slot-1'), { recursive: true, force: true })
  rmSync(join(mirrored.directory, 'slot-2'), { recursive: true, force: true })
  writeFileSync(join(mirrored.directory, 'slot-1'), 'in the way')
  writeFileSync(join(mirrored.directory, 'slot-2'), 'in the way')
  site.content.publish(PAINTING, 'new words')
  await publishing.publisher.publish(painting)
  await expect.poll(async () => (await told()).behindSince).toBeGreaterThan(0)
  vi.stubEnv('MIRROR_DIR', '')
  await site.startDelivery()
  expect(await told()).toBeUndefined()
})

test('refuses a folder that is not for a mirror', () => {
  const open = (directory: string) =>
    new Mirror({
      environment: {
        ...readEnvironment(process.env),
        siteDirectory: site.folder,
        mirror: { directory, command: undefined },
      },
      make: async () => false,
      log: () => undefined,
    })
  expect(() => open(join(site.folder, 'public', 'mirror'))).toThrow('give it a folder elsewhere')
  const taken = join(site.directory, 'taken')
  writeFileSync(join(site.directory, 'file'), '')
  rmSync(taken, { recursive: true, force: true })
  open(taken).close()
  writeFileSync(join(taken, 'current'), 'mine')
  expect(() => open(taken)).toThrow('move it away')
})

async function untilShown(words: string): Promise<void> {
  await expect.poll(() => mirrored.shown(page)).toContain(words)
}

async function told() {
  const answer = await fetch(`${site.url}/api/document-status`)
  return (await answer.json()).mirror
}
