import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, askJson } from '../../testing/ask.ts'
import { pictureAt } from '../../testing/content.ts'
import { siteOfTests } from '../../testing/fresh-site.ts'
import { type Publishing, paths } from '../../testing/site.ts'
import { StaticHost } from '../../testing/static-host.ts'
import { runMirrorCommand } from './mirror-command.ts'

const PAINTING = '/services/painting'
const page = 'services/painting/index.html'

const site = siteOfTests()
const host = join(site.directory, 'host')
const broken = join(site.directory, 'broken')
const log = join(site.directory, 'runs')
const counted = join(site.directory, 'count')
const hasRsync = spawnSync('rsync', ['--version']).status === 0
/** As the documents recommend it, with a list of what is sent. Without rsync everything is copied. */
const SEND = hasRsync
  ? `rsync -a --delete --checksum --out-format=%n ./ ${host}/ >> ${log}`
  : `rm -rf ${host}.new && cp -R . ${host}.new && rm -rf ${host} && mv ${host}.new ${host}`
/** It fails while a file says so. */
const COMMAND = `test ! -e ${broken} || { for n in 1 2 3 4 5 6; do echo "line $n"; done; exit 7; }
env > ${log}.env
echo run >> ${counted}
${SEND}`
let publishing: Publishing

afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  await site.stopPublishing()
  for (const left of [host, broken, log, counted]) rmSync(left, { recursive: true, force: true })
  publishing = await site.reset()
  site.hasMirror = true
  await site.startDelivery()
  publishing.follow(COMMAND)
  await untilSent('first words')
})

test('after a publish rsync sends the pages that changed and nothing else', async () => {
  const before = site.files.map((name) => [name, textAt(join(site.folder, name))])
  const date = statSync(site.fileOf('/services/plumbing')).mtimeMs
  writeFileSync(log, '')
  await site.publish(PAINTING, 'new words')
  await untilSent('new words')
  const changed = before.filter(([name, text]) => textAt(join(site.folder, String(name))) !== text)
  const names = changed.flatMap(([name = '']) => (name.startsWith('public/') ? [name.slice(7)] : []))
  expect(names).toContain(page)
  expect(names.filter((name) => !name.startsWith(page) && !name.startsWith('sitemap'))).toEqual([])
  const listed = readFileSync(log, 'utf8')
    .split('\n')
    .filter((name) => name !== '' && !name.endsWith('/'))
  if (hasRsync) expect([...new Set(listed)].toSorted()).toEqual(names)
  expect(statSync(site.fileOf('/services/plumbing')).mtimeMs).toBe(date)
})

test('a page that comes out with the same bytes keeps its date', async () => {
  const before = statSync(site.fileOf(PAINTING)).mtimeMs
  const next = await site.startPublishing('2')
  await next.publisher.compare()
  expect(next.manifest.known(PAINTING)?.version).toBe('2')
  expect(statSync(site.fileOf(PAINTING)).mtimeMs).toBe(before)
})

test('what is taken back is removed there', async () => {
  await site.takeBack(PAINTING)
  await expect.poll(() => sent(page)).toBeUndefined()
  await expect.poll(() => sent('services/plumbing/index.html')).toBe(site.shown('/services/plumbing'))
})

test('what somebody deletes from the published folder is not removed there', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const before = sent('services/plumbing/index.html')
  rmSync(site.fileOf('/services/plumbing'))
  site.content.redirects.push({ from: '/old', address: '/about' })
  site.content.publishDocument('redirect-old', 'redirect')
  await publishing.publisher.publish('redirect-old')
  await expect
    .poll(() => String(warn.mock.calls))
    .toContain('lacks 1 published files, such as /services/plumbing')
  expect(before).toBeTruthy()
  expect(sent('services/plumbing/index.html')).toBe(before)
  await publishing.publisher.compare()
  await expect.poll(() => sent('_redirects')).toContain('/old')
})

test('with everything else destroyed any static host has every page, picture, redirect and header', async () => {
  site.content.publish('/about', 'pictures', { images: [pictureAt(320), pictureAt(640)] })
  site.content.redirects.push({ from: '/old', address: '/about' }, { from: '/prices', address: '/about' })
  await publishing.publisher.compare()
  await expect.poll(() => sent(pictureAt(640))).toContain('The file')
  await expect.poll(() => sent('_redirects')).toContain('/old')
  const published = paths.map((path) => [path, site.shown(path)])
  await site.stopPublishing()
  rmSync(site.folder, { recursive: true, force: true })
  const plain = await StaticHost.open(host)
  const get = (path: string) => fetch(`${plain.url}${path}`, { redirect: 'manual' })
  for (const [path, html] of published) expect(await (await get(String(path))).text(), path).toBe(html)
  for (const width of [320, 640])
    expect(Object.fromEntries((await get(pictureAt(width))).headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
      'cross-origin-resource-policy': 'same-origin',
    })
  const moved = await get('/old')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/about'])
  expect((await get('/prices')).status).toBe(200)
  const unknown = await get('/no-such-page')
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('first words')])
  for (const name of ['content-security-policy', 'permissions-policy', 'x-content-type-options'])
    expect((await get(PAINTING)).headers.get(name), name).toBeTruthy()
  await plain.close()
})

test('a page to which a town links and which only delivery fills in is a file there, until it has a page of its own', async () => {
  const address = '/service-areas/matthews/painting'
  const name = `${address.slice(1)}/index.html`
  site.content.publish('/any-town/painting', 'painting in Anytown')
  site.content.publish('/service-areas/matthews', `<a href="${address}">`)
  await publishing.publisher.compare()
  await expect.poll(() => sent(name)).toContain('painting in Matthews')
  expect(sent(name)).toBe((await ask(site.url, address)).text)
  await publishing.tidy(Date.now() + 24 * 60 * 60_000)
  expect(site.shown(address)).toContain('painting in Matthews')
  site.content.publish(address, 'a page of its own')
  await publishing.publisher.compare()
  await expect.poll(() => sent(name)).toContain('a page of its own')
  site.content.takeBack(address)
  await publishing.publisher.compare()
  await expect.poll(() => sent(name)).toContain('painting in Matthews')
})

test('visitors of the site itself have no file that is for static hosts', async () => {
  for (const path of ['/_headers', '/_redirects']) {
    expect(existsSync(join(site.folder, 'public', path))).toBe(true)
    expect((await ask(site.url, path)).status).toBe(404)
  }
})

test.each([
  ['comes in a form that is not to stay', () => void site.renderer.fleeting.add(pictureAt(320))],
  ['can’t be drawn now', () => void site.renderer.broken.set(pictureAt(320), 500)],
])('it is not true while a picture %s, but has everything else', async (_, hinder) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  hinder()
  site.content.publish('/about', 'a picture', { images: [pictureAt(320)] })
  await publishing.publisher.compare()
  await expect
    .poll(() => warn.mock.calls.flat().join())
    .toMatch(/some pictures are not|the renderer answers 500/)
  expect(sent('about/index.html')).toContain('a picture')
  expect((await status()).behindSince).toBeGreaterThan(0)
  site.renderer.fleeting.clear()
  site.renderer.broken.clear()
  await expect.poll(async () => (await status()).behindSince).toBeNull()
  expect(sent(pictureAt(320))).toContain('The file')
})

test('the command does not run again while nothing has changed and a picture still can’t be drawn', async () => {
  const picture = pictureAt(320)
  const tried = () => site.renderer.fetched.filter((path) => path === picture).length
  vi.spyOn(console, 'warn').mockReturnValue()
  site.renderer.broken.set(picture, 500)
  site.content.publish('/about', 'a picture', { images: [picture] })
  await publishing.publisher.compare()
  await expect.poll(() => sent('about/index.html')).toContain('a picture')
  const [before, runs] = [tried(), textAt(counted)]
  await expect.poll(tried).toBeGreaterThan(before + 2)
  expect(textAt(counted)).toBe(runs)
  site.renderer.broken.clear()
  await expect.poll(() => sent(picture)).toContain('The file')
})

test('while the command fails, publishes go on; when it works again it sends the newest', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  writeFileSync(broken, '')
  await site.publish(PAINTING, 'lost words')
  await expect
    .poll(() => warn.mock.calls.flat().join())
    .toContain('MIRROR_COMMAND ended with 7: line 2 | line 3 | line 4 | line 5 | line 6')
  await site.publish(PAINTING, 'newest words')
  expect((await status()).behindSince).toBeGreaterThan(0)
  expect(await health()).toMatch(/^behind since /)
  rmSync(broken)
  await untilSent('newest words')
  await expect.poll(health).toMatch(/^up to date at /)
})

test('what it could not send before a restart it sends after it', async () => {
  writeFileSync(broken, '')
  await site.publish(PAINTING, 'new words')
  publishing = await site.startPublishing()
  rmSync(broken)
  publishing.follow(COMMAND)
  await untilSent('new words')
})

test('a command that does not end is ended, and all that it has started', async () => {
  const command = 'sleep 600 | sleep 600; true'
  const run = runMirrorCommand({ command, variables: process.env, folder: site.folder, patience: 50 })
  await expect(run).rejects.toThrow('has not ended after')
})

test('the command has the variables that it is given, and no others', () => {
  const names = readFileSync(`${log}.env`, 'utf8').match(/^\w+(?==)/gm)
  expect(names).toEqual(expect.arrayContaining(['NODE_ENV', 'PATH']))
  expect(names).not.toContain('HOME')
})

async function untilSent(words: string): Promise<void> {
  await expect.poll(() => sent(page)).toContain(words)
  await expect.poll(async () => (await status()).behindSince).toBeNull()
}

function sent(name: string): string | undefined {
  return textAt(join(host, name))
}

function textAt(file: string): string | undefined {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile()
  return isFile ? readFileSync(file, 'utf8') : undefined
}

async function status() {
  const [, { mirror }] = await askJson(site.url, '/api/document-status')
  return mirror
}

async function health() {
  const [, { mirror }] = await askJson(site.url, '/up')
  return mirror
}
