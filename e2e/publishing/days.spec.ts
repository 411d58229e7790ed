import { textOf } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const PLAN = 'plan-scheduled-essential'
const PATH = '/services/maintenance/scheduled'

/** In milliseconds from now, so that the website still has it, or does not yet. */
const SOON = 5000

test('a plan leaves its page at its last moment and comes at its first one, without another publish', {
  tag: '@changing',
}, async ({ product }) => {
  const client = product.client()
  const title = await client.fetch<string>('*[_id == $id][0].title', { id: PLAN })
  const shows = async () => (await textOf(product, PATH)).includes(`>${title}<`)
  const soon = () => new Date(Date.now() + SOON).toISOString()
  expect(await shows()).toBe(true)
  try {
    await client.patch(PLAN).set({ shownUntil: soon() }).commit()
    await expect.poll(shows).toBe(false)
    await client.patch(PLAN).unset(['shownUntil']).set({ shownFrom: soon() }).commit()
    await expect.poll(shows).toBe(true)
  } finally {
    await client.patch(PLAN).unset(['shownFrom', 'shownUntil']).commit()
  }
})
