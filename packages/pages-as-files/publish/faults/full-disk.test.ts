import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { manifestFile } from '../../published/published-file.ts'
import { ask, askJson } from '../../testing/ask.ts'
import { siteOfTests } from '../../testing/fresh-site.ts'
import { dieWhileWriting } from '../../testing/killed-writer.ts'
import { canMount, kill, startProgram } from '../../testing/mounted.ts'
import { Sender } from '../../testing/sender.ts'
import { paths } from '../../testing/site.ts'

const PAINTING = '/services/painting'
const message = { _id: 'price-a', _type: 'price' }
const SMALL_DISK = 'mount -t tmpfs -o size=4m tmpfs "$0"'
const READ_ONLY = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"'
/** How much room is left, in KiB: for nothing, for some of a page's compressed forms, and for nearly all of a page. */
const rooms = [0, 40, 66, 100]

/** Without mounts of its own this is not tried, and the runner says so. */
const mounted = test.skipIf(!canMount())
const site = siteOfTests()
let running: ChildProcess | undefined

afterEach(() => kill(running))

mounted('on a full disk a message is to be sent again, and visitors keep the page as it was', async () => {
  const { url, disk } = await startOnSmallDisk()
  const sender = new Sender(url)
  const ballast = join(disk, 'ballast')
  let kept = 'first words'
  for (const room of rooms) {
    const words = `words for ${room} ${randomBytes(60_000).toString('hex')}`
    site.content.publish(PAINTING, words)
    fill(ballast)
    const [, { delay }] = await askJson(url, '/api/document-status?document=price-a')
    expect(delay).toBe('The disk of the site is full.')
    truncateSync(ballast, Math.max(0, statSync(ballast).size - room * 1024))
    expect((await sender.send(message)).status).toBe(503)
    for (const text of await inEveryForm(url)) expect(text).toContain(`<main>${kept}</main>`)
    expect(globSync('**/*.part', { cwd: disk })).toEqual([])

    rmSync(ballast)
    const again = await sender.send(message)
    expect([again.status, again.body.revalidated]).toEqual([200, [PAINTING]])
    for (const text of await inEveryForm(url)) expect(text).toContain(`<main>${words}</main>`)
    kept = words
  }
})

mounted(
  'who starts on a full disk serves all pages, says what is wrong, and publishes when there is room',
  async () => {
    const { child, disk } = await startOnSmallDisk()
    const ballast = join(disk, 'ballast')
    const before = { rendered: site.renderer.rendered.length, fetched: site.renderer.fetched.length }
    fill(ballast)
    const url = await startAgain(child)
    for (const text of await inEveryForm(url)) expect(text).toContain('<main>first words</main>')
    for (const path of paths) expect((await ask(url, path)).status, path).toBe(200)
    const publishing = 'The disk of the site is full. Visitors get what was published before.'
    expect(await askJson(url, '/up')).toMatchObject([200, { status: 'up', publishing }])
    site.content.publish(PAINTING, 'new words')
    const sender = new Sender(url)
    expect((await sender.send(message)).status).toBe(503)

    rmSync(ballast)
    const again = await sender.send(message)
    expect([again.status, again.body.revalidated]).toEqual([200, [PAINTING]])
    await expect.poll(() => askJson(url, '/up')).toMatchObject([200, { publishing: 'ready' }])
    const { rendered, fetched } = site.renderer
    expect([new Set(rendered.slice(before.rendered)), fetched.length]).toEqual([
      new Set([PAINTING]),
      before.fetched,
    ])
    expect(globSync('manifest*', { cwd: disk })).toEqual(['manifest.sqlite', 'manifest.sqlite-journal'])
  },
)

mounted.each([
  ['that nobody may write to', () => undefined],
  ['that became so while the manifest was written', dieWhileWriting],
])('from a folder %s visitors are served on', async (_, prepare) => {
  await site.reset()
  await site.stopPublishing()
  prepare(site.folder)
  const { child, said } = startProgram([site.folder], { command: READ_ONLY, folder: site.folder })
  running = child
  const url = await said
  for (const text of await inEveryForm(url)) expect(text).toContain('<main>first words</main>')
  const statuses = ['/', '/no-such-page', '/sitemap.xml', '/islands/site-1.js'].map((path) => ask(url, path))
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 404, 200, 200])
  const publishing = 'The folder of the site can’t be written. Visitors get what was published before.'
  expect(await askJson(url, '/up')).toMatchObject([200, { status: 'up', publishing }])
})

mounted('a publisher that starts where nobody may write says so, and visitors are served', async () => {
  await site.reset()
  await site.startDelivery()
  await site.stopPublishing()
  // As a kill leaves it in the middle of a look at the disk.
  writeFileSync(join(site.folder, 'room-for-a-page'), '')
  const { port } = new URL(site.publishUrl)
  const options = [site.folder, site.publicFolder, site.lakeUrl, site.rendererUrl, port]
  const { child, said } = startProgram(options, { command: READ_ONLY, folder: site.folder })
  running = child
  said.catch(() => 'it is killed before it is ready')
  const publishing = 'The folder of the site can’t be written. Visitors get what was published before.'
  await expect.poll(() => askJson(site.url, '/up')).toMatchObject([200, { status: 'up', publishing }])
  for (const text of await inEveryForm(site.url)) expect(text).toContain('<main>first words</main>')
  expect(child.exitCode).toBeNull()
  expect(existsSync(manifestFile(site.folder))).toBe(true)
})

/** Publishing and delivery in a process of their own, whose folder is a disk of a few megabytes. */
async function startOnSmallDisk(): Promise<{ child: ChildProcess; url: string; disk: string }> {
  await site.reset()
  const folder = join(site.directory, 'small')
  mkdirSync(folder, { recursive: true })
  const options = [folder, site.publicFolder, site.lakeUrl, site.rendererUrl]
  const { child, said } = startProgram(options, { command: SMALL_DISK, folder })
  running = child
  return { child, url: await said, disk: `/proc/${child.pid}/root${folder}` }
}

/** Resolves with the address where delivery is then. */
async function startAgain(child: ChildProcess): Promise<string> {
  child.send('start again')
  const [url] = await once(child, 'message')
  return String(url)
}

/** Takes all the room that there is. */
function fill(file: string): void {
  for (const size of [100_000, 4_096, 1])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size, 'x'))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
    }
}

async function inEveryForm(url: string): Promise<string[]> {
  const forms = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  const answers = Object.entries(forms).map(async ([accepted, unpack]) => {
    const { status, headers, body } = await ask(url, PAINTING, { headers: { 'accept-encoding': accepted } })
    expect(status).toBe(200)
    return (headers['content-encoding'] ? unpack(body) : body).toString()
  })
  return Promise.all(answers)
}
