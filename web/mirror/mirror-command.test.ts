import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Mirrored } from '../testing/mirror/mirrored.ts'
import { Site } from '../testing/published-site/site.ts'
import { CommandStuck, runCommand } from './mirror-command.ts'

const PAINTING = '/services/painting'
const page = 'services/painting/index.html'

const site = new Site()
const host = join(site.directory, 'host')
const broken = join(site.directory, 'broken')
/** An upload as an owner would write it: it brings what changed, and removes what is gone; it fails while a file says so. */
const UPLOAD = `test ! -e ${broken} || { echo "the host is away"; exit 7; }
mkdir -p ${host} && tar -c -T "$MIRROR_CHANGED" | tar -x -C ${host}
while read -r name; do rm "${host}/$name"; done < "$MIRROR_REMOVED"
wc -l < "$MIRROR_CHANGED" >> ${host}.runs; env > ${host}.env`
let publishing: Awaited<ReturnType<Site['reset']>>
let mirrored: Mirrored

beforeAll(() => site.open())
afterAll(() => site.close())
beforeEach(async () => {
  for (const left of ['mirror', 'host', 'host.runs', 'broken'])
    rmSync(join(site.directory, left), { recursive: true, force: true })
  publishing = await site.reset()
  mirrored = new Mirrored(site, UPLOAD)
  await untilSent('first words')
})
afterEach(() => mirrored.end())

test('the command brings everything at first and then what changed, and is told no secret', async () => {
  expect(runs()).toHaveLength(1)
  expect(Number(runs()[0])).toBeGreaterThan(20)
  await publish('new words')
  await untilSent('new words')
  const [, second, ...more] = runs()
  expect([Number(second) < 10, more]).toEqual([true, []])
  expect(existsSync(join(host, '_headers'))).toBe(true)
  expect(readFileSync(`${host}.env`, 'utf8')).not.toMatch(/SANITY_|STUDIO_PASSWORD/)
})

test('what is taken back is removed there', async () => {
  site.content.takeBack(PAINTING)
  await publishing.publisher.publish({ id: 'services-painting', type: 'service' })
  await expect.poll(() => existsSync(join(host, page))).toBe(false)
  expect(existsSync(join(host, 'services/plumbing/index.html'))).toBe(true)
})

test('while it fails, publishes go on; when it works again it brings the newest of all that changed', async () => {
  writeFileSync(broken, '')
  await publish('lost words')
  await expect.poll(() => mirrored.shown(page)).toContain('lost words')
  await publish('newest words')
  site.content.publish('/', 'newest words')
  await publishing.publisher.reconcile()
  await expect.poll(() => mirrored.shown('index.html')).toContain('newest words')
  expect(runs()).toHaveLength(1)
  expect(mirrored.mirror.status.behindSince).toBeGreaterThan(0)
  rmSync(broken)
  await untilSent('newest words')
  expect(readFileSync(join(host, 'index.html'), 'utf8')).toContain('newest words')
  await expect.poll(() => mirrored.mirror.status.behindSince).toBeNull()
})

test('what it could not bring before a restart it brings after it, and nothing twice', async () => {
  writeFileSync(broken, '')
  await publish('new words')
  await expect.poll(() => mirrored.shown(page)).toContain('new words')
  await mirrored.end()
  rmSync(broken)
  mirrored = new Mirrored(site, UPLOAD)
  await untilSent('new words')
  const count = runs().length
  await mirrored.end()
  mirrored = new Mirrored(site, UPLOAD)
  await expect.poll(() => mirrored.mirror.status.behindSince).toBeNull()
  expect(runs()).toHaveLength(count)
})

test('another command brings everything once more', async () => {
  await mirrored.end()
  mirrored = new Mirrored(site, `${UPLOAD}\n# elsewhere`)
  await expect.poll(runs).toHaveLength(2)
  expect(runs()[1]).toBe(runs()[0])
})

test('a page that was changed in the folder is put right and sent again', async () => {
  await expect.poll(() => mirrored.mirror.status.behindSince).toBeNull()
  writeFileSync(join(mirrored.folder, page), 'hacked')
  await expect.poll(runs).toEqual([expect.any(String), '1'])
})

test('a command that does not end is given up', async () => {
  const task = { command: 'sleep 600', directory: site.directory, site: site.directory, patience: 20 }
  await expect(runCommand(task, { changed: [], removed: [] })).rejects.toThrow(CommandStuck)
})

async function publish(words: string): Promise<void> {
  site.content.publish(PAINTING, words)
  await publishing.publisher.publish({ id: 'services-painting', type: 'service' })
}

async function untilSent(words: string): Promise<void> {
  const sent = () => (existsSync(join(host, page)) ? readFileSync(join(host, page), 'utf8') : '')
  await expect.poll(sent).toContain(words)
  await expect.poll(() => mirrored.mirror.status.behindSince).toBeNull()
}

/** How many files each run of the command was told of. */
function runs(): string[] {
  return readFileSync(`${host}.runs`, 'utf8').trim().split(/\s+/)
}
