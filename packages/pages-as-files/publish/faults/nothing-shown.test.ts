import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { freshSite } from '../../testing/fresh-site.ts'

const PAINTING = '/services/painting'
const painting = 'services-painting'
const REASON = /private, or empty/

const site = freshSite()

beforeEach(async () => {
  await site.publisher.compare()
  site.content.redirects.push({ from: '/old', address: PAINTING })
  site.content.publishDocument('redirect', 'redirect')
  await site.publisher.publish('redirect')
  site.lake.isPrivate = true
})

test.each([
  ['a message', () => site.publisher.publish(painting)],
  ['a live event', () => site.publishing.looks.nudge({})],
  ['a look at everything', () => site.publishing.looks.nudge({ isGap: true })],
  ['a start', async () => (await site.startPublishing()).publisher.compare()],
  ['a visitor of a damaged page', () => site.publisher.makeNow(PAINTING, { isDamaged: true })],
])('a lake that shows nothing any more takes no page back after %s', async (_, work) => {
  await expect(work()).rejects.toThrow(REASON)
  expect(site.shown(PAINTING)).toContain('first words')
  expect(site.publishing.manifest.redirects()).toHaveLength(1)
})

test('/up tells why, which is no secret', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  await expect(site.publisher.publish(painting)).rejects.toThrow(REASON)
  expect(site.publishing.health.trouble).toMatch(REASON)
})
