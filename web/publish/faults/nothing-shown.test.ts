import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Site } from '../../testing/published-site/site.ts'

const PAINTING = '/services/painting'
const painting = { id: 'services-painting', type: 'service' } as const
const REASON = /private, or empty/

const site = new Site()
let publishing: Awaited<ReturnType<Site['reset']>>

beforeAll(() => site.open())
afterAll(() => site.close())
beforeEach(async () => {
  publishing = await site.reset()
  await publishing.publisher.reconcile()
  site.content.redirects.push({ from: '/old', address: PAINTING })
  await publishing.publisher.publish({ id: 'redirect', type: 'redirect' })
  site.lake.isPrivate = true
})

test.each([
  ['a message', () => publishing.publisher.publish(painting)],
  ['a live event', () => publishing.changes.bring(new Set(['s1:any']))],
  ['a look at everything', () => publishing.changes.bring(undefined)],
  ['a visitor of a damaged page', () => publishing.publisher.makeNow(PAINTING, { isDamaged: true })],
])('a lake that shows nothing any more takes no page back after %s', async (_, work) => {
  await expect(work()).rejects.toThrow(REASON)
  expect(site.shown(PAINTING)).toContain('first words')
  expect(publishing.manifest.redirects()).toHaveLength(1)
})

test('a lake that shows nothing when publishing starts takes no page back', async () => {
  publishing = await site.startPublishing()
  await expect(publishing.publisher.reconcile()).rejects.toThrow(REASON)
  expect(site.shown(PAINTING)).toContain('first words')
  expect(publishing.manifest.redirects()).toHaveLength(1)
})
