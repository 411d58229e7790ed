import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manifestFile } from '../../published/published-file.ts'
import { ask } from '../../testing/ask.ts'
import { freshSite } from '../../testing/fresh-site.ts'
import { dieWhileWriting } from '../../testing/killed-writer.ts'

const PAINTING = '/services/painting'
/** More than would have their answers in time, in milliseconds, if each waited for the manifest. */
const VISITS = 40
const IN_TIME = 20_000

const site = freshSite()
let writer: DatabaseSync

beforeEach(async () => {
  await site.publisher.compare()
  await site.startDelivery()
  vi.spyOn(console, 'error')
  writer = new DatabaseSync(manifestFile(site.folder))
  writer.exec('BEGIN EXCLUSIVE')
})
afterEach(() => {
  if (writer.isOpen) writer.close()
  vi.restoreAllMocks()
})

test(
  'while the manifest is being written visitors get at once what was known before',
  async () => {
    for (let visit = 0; visit < VISITS; visit += 1) {
      const { status, text } = await ask(site.url, PAINTING)
      expect([status, text]).toEqual([200, site.shown(PAINTING)])
    }
    expect(JSON.parse((await ask(site.url, '/up')).text)).toMatchObject({ status: 'up', publishing: 'ready' })
    expect(console.error).not.toHaveBeenCalled()
  },
  IN_TIME,
)

test('what was written is known as soon as that is done', async () => {
  await ask(site.url, PAINTING)
  writer.exec("UPDATE entries SET hash = NULL, revision = 1000000 WHERE path = '/about'; COMMIT")
  await expect.poll(async () => (await ask(site.url, '/about')).status).toBe(404)
})

test('who asks the manifest itself is answered when it is written, while visitors are', async () => {
  const response = ask(site.url, '/api/document-status?document=services-painting')
  expect((await ask(site.url, PAINTING)).status).toBe(200)
  writer.exec('COMMIT')
  expect((await response).status).toBe(200)
})

test('a site whose publishing was killed while it wrote is there for delivery that runs, and for one that starts alone', async () => {
  writer.close()
  await ask(site.url, PAINTING)
  await site.stopPublishing()
  dieWhileWriting(site.folder)
  for (const start of [async () => site.url, () => site.startDelivery()]) {
    await start()
    const { status, text } = await ask(site.url, PAINTING)
    expect([status, text]).toEqual([200, site.shown(PAINTING)])
    expect((await ask(site.url, '/api/document-status?document=services-painting')).status).toBe(200)
  }
  // Nobody publishes here, of which each start tells once.
  for (const [words] of vi.mocked(console.error).mock.calls)
    expect(words).toMatch(/^Publishing does not answer/)
})
