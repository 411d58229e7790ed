import { encodeSignatureHeader } from '@sanity/webhook'
import { fixedPaths } from '#content/routes.ts'
import { renderedPages } from './fixtures/rendered.ts'
import { statusOf, textOf, untilShown } from './fixtures/site.ts'
import type { Stage } from './fixtures/stage.ts'
import { expect, test } from './fixtures/test.ts'

const PRICE = 'price-interior-painting'
const SHOWING = '/services/painting'

test('a town that is published after the build has its page at once, and none when it is taken back', async ({
  stage,
}) => {
  const path = '/service-areas/davidson-village'
  expect(await statusOf(stage, path)).toBe(404)
  const town = await stage.client().getDocument('city-davidson')
  expect(town).toBeDefined()
  const copy = { ...town, _type: 'city', _id: 'city-davidson-village', name: 'Davidson Village' }
  await stage.client().create({ ...copy, slug: { _type: 'slug', current: 'davidson-village' } })
  await expect.poll(() => statusOf(stage, path)).toBe(200)
  const page = await textOf(stage, path)
  expect(page).toContain('Davidson Village')
  expect(page).not.toMatch(/<script[^>]+\/_next\//)
  await expect.poll(() => textOf(stage, fixedPaths.sitemap)).toContain(path)

  await stage.client().delete(copy._id)
  await expect.poll(() => statusOf(stage, path)).toBe(404)
  await expect.poll(() => textOf(stage, fixedPaths.sitemap)).not.toContain(path)
})

test('a page whose content lost a field stays as it was, and the site says what to fill in', async ({
  stage,
}) => {
  await untilShown(stage, [SHOWING], '$2.50', 10_000)
  await stage.client().patch(PRICE).unset(['minimum']).commit()
  const { problems } = await askToRefresh(stage, { _id: PRICE, _type: 'price' })
  const problem = problems.find(({ path }) => path === SHOWING)?.problem ?? ''
  expect(problem).toContain('"minimum" is empty')
  expect(problem).toContain(`${stage.studio}/intent/edit/id=${PRICE};type=price;path=minimum`)
  expect(await textOf(stage, SHOWING)).toContain('$2.50')

  await stage.client().patch(PRICE).set({ minimum: 250 }).commit()
  expect((await askToRefresh(stage, { _id: PRICE, _type: 'price' })).problems).toEqual([])
})

test('made-up addresses leave nothing behind', async ({ stage }) => {
  const known = [...renderedPages(stage).keys()]
  for (const folder of ['/services', '/service-areas', '/services/maintenance', '/service-areas/matthews']) {
    expect(await statusOf(stage, `${folder}/made-up-${Date.now()}`)).toBe(404)
  }
  expect([...renderedPages(stage).keys()].sort()).toEqual(known.sort())
})

/** What the lake posts after a publish; the answer is the site's own report. */
async function askToRefresh(stage: Stage, change: { _id: string; _type: string }) {
  const body = JSON.stringify(change)
  const [secret = ''] = stage.environment.webhookSecrets
  const response = await fetch(`${stage.site}${fixedPaths.revalidate}`, {
    method: 'POST',
    headers: { 'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), secret) },
    body,
  })
  expect(response.status).toBe(200)
  const report: { problems: { path: string; problem: string }[] } = await response.json()
  return report
}
