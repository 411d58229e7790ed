import { parse } from 'node-html-parser'
import { atOnce } from './fixtures/at-once.ts'
import { textOf, untilShown } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'
import { untilTold } from './fixtures/told.ts'
import { specifiedPages } from './specification/pages.ts'

const AT_ONCE = 4
const PRICE = 'price-interior-painting'
const SHOWING = ['/services/painting', '/', '/prices']

/** What any platform for Next would run: the same build, with nothing before it. */
test.beforeAll(({ stage }) => stage.act('serveWithNextAlone'))

test.afterAll(async ({ stage }) => {
  await stage.act('stopNextAlone')
  await stage.act('startMissing')
})

test('Next alone serves every page that is promised, with its heading', async ({ stage }) => {
  const faults = await atOnce(AT_ONCE, specifiedPages, async ({ path }) => {
    const response = await fetch(`${stage.site}${path}`)
    const heading = parse(await response.text())
      .querySelector('main h1')
      ?.text.trim()
    return response.status === 200 && heading ? [] : [`${path} answers ${response.status} with "${heading}"`]
  })
  expect(faults).toEqual([])
})

test('Next alone leads on, knows made-up towns, and says what is not there', async ({ page, stage }) => {
  await page.goto('/estimate')
  await expect(page).toHaveURL(`${stage.site}/contact`)
  const town = await page.goto('/service-areas/atlantis')
  expect(town?.status()).toBe(200)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/service-areas\/charlotte$/)
  expect((await page.goto('/service-areas/atlantis/tiling'))?.status()).toBe(200)
  await expect(page).toHaveURL(`${stage.site}/service-areas/charlotte/tiling`)
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('Next alone shows a price after it is published', async ({ stage }) => {
  const price = stage.client().patch(PRICE)
  for (const path of SHOWING) expect(await textOf(stage, path)).toContain('$2.50')
  try {
    await price.set({ minimum: 275 }).commit()
    await untilShown(stage, SHOWING, '$2.75', 10_000, '$2.50')
  } finally {
    await stage.client().patch(PRICE).set({ minimum: 250 }).commit()
    await untilShown(stage, SHOWING, '$2.50', 10_000)
    await untilTold(stage)
  }
})
