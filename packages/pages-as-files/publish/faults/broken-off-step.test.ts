import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { freshSite } from '../../testing/fresh-site.ts'
import { dieWhileWriting } from '../../testing/killed-writer.ts'

const PAINTING = '/services/painting'

const site = freshSite()

beforeEach(async () => {
  await site.stopPublishing()
  vi.spyOn(console, 'error')
})
afterEach(() => vi.restoreAllMocks())

test('a site whose publishing was killed while it wrote the manifest is there when delivery starts alone', async () => {
  dieWhileWriting(site.folder)
  await site.startDelivery()
  const { status, text } = await ask(site.url, PAINTING)
  expect([status, text]).toEqual([200, site.shown(PAINTING)])
  expect(console.error).not.toHaveBeenCalled()
})

test('delivery that runs goes on, and queries of the manifest are answered', async () => {
  await site.startDelivery()
  await ask(site.url, PAINTING)
  dieWhileWriting(site.folder)
  expect((await ask(site.url, PAINTING)).status).toBe(200)
  expect((await ask(site.url, '/api/document-status?document=services-painting')).status).toBe(200)
  // Nobody publishes here, of which the status tells.
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Publishing does not answer/))
})
