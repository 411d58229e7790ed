import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { freshSite } from '../../testing/fresh-site.ts'
import { minute } from '../../testing/sender.ts'

const price = { _id: 'price-a', _type: 'price' }
const site = freshSite({ isDelivered: true })

afterEach(() => {
  vi.useRealTimers()
})

/**
 * Whether a change has been seen is nothing that a clock could tell: a site that took the time of its last look for it would
 * answer "done" to everything that is published until its clock has caught up, and show none of it.
 */
test.each([60, -60, 3])(
  'what is published after the clock was put right by %i minutes is shown',
  async (ahead) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead * minute })
    expect(await publish('second words')).toContain('second words')
    vi.useRealTimers()
    expect(await publish('third words')).toContain('third words')
  },
)

test('a comparison with a clock that is ahead does not hide what is published later', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * minute })
  await site.startPublishing()
  await site.publisher.compare()
  vi.useRealTimers()
  expect(await publish('second words')).toContain('second words')
})

async function publish(words: string): Promise<string> {
  site.content.publish('/services/painting', words)
  const { status, body } = await site.sender.send(price)
  expect([status, body.revalidated]).toEqual([200, ['/services/painting']])
  return (await ask(site.url, '/services/painting')).text
}
