import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Publishing, Site } from '../../testing/site.ts'

const PAINTING = '/services/painting'
const painting = 'services-painting'
const REASON = /private, or empty/

const site = new Site()
let publishing: Publishing

beforeAll(() => site.open())
afterAll(() => site.close())
beforeEach(async () => {
  publishing = await site.reset()
  await publishing.publisher.compare()
  site.content.redirects.push({ from: '/old', address: PAINTING })
  site.content.publishDocument('redirect', 'redirect')
  await publishing.publisher.publish('redirect')
  site.lake.isPrivate = true
})

test.each([
  ['a message', () => publishing.publisher.publish(painting)],
  ['a live event', () => publishing.looks.nudge({})],
  ['a look at everything', () => publishing.looks.nudge({ isGap: true })],
  ['a visitor of a damaged page', () => publishing.publisher.makeNow(PAINTING, { isDamaged: true })],
])('a lake that shows nothing any more takes no page back after %s', async (_, work) => {
  await expect(work()).rejects.toThrow(REASON)
  expect(site.shown(PAINTING)).toContain('first words')
  expect(publishing.manifest.redirects()).toHaveLength(1)
})

test('a lake that shows nothing when publishing starts takes no page back', async () => {
  publishing = await site.startPublishing()
  await expect(publishing.publisher.compare()).rejects.toThrow(REASON)
  expect(site.shown(PAINTING)).toContain('first words')
  expect(publishing.manifest.redirects()).toHaveLength(1)
})
