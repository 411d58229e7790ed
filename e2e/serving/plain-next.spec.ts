import { parse } from 'node-html-parser'
import { specifiedPages } from '#content/seed/tests/expected/pages.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { restorePrice, SHOWING, setPrice } from '../fixtures/product/interior-painting.ts'
import { textOf, untilShown, untilTold } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 4

/** What any platform for Next would run: the same build, with nothing before it. */
test.beforeAll(({ product }) => product.serveWithNextAlone())

test.afterAll(async ({ product }) => {
  await product.stopNextAlone()
})

test('Next alone serves every page that is promised, with its heading', async ({ product }) => {
  const faults = await atOnce(AT_ONCE, specifiedPages, async ({ path }) => {
    const response = await fetch(`${product.site}${path}`)
    const heading = parse(await response.text())
      .querySelector('main h1')
      ?.text.trim()
    return response.status === 200 && heading ? [] : [`${path} answers ${response.status} with "${heading}"`]
  })
  expect(faults).toEqual([])
})

test('Next alone leads on, knows made-up towns, and says what is not there', async ({ page, product }) => {
  await page.goto('/estimate')
  await expect(page).toHaveURL(`${product.site}/contact`)
  const town = await page.goto('/service-areas/atlantis')
  expect(town?.status()).toBe(200)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/service-areas\/charlotte$/)
  expect((await page.goto('/service-areas/atlantis/tiling'))?.status()).toBe(200)
  await expect(page).toHaveURL(`${product.site}/service-areas/charlotte/tiling`)
  expect((await page.goto('/Services/Painting'))?.status()).toBe(200)
  await expect(page).toHaveURL(`${product.site}/services/painting`)
  expect((await page.goto('/No/Such/Page'))?.status()).toBe(404)
  await expect(page).toHaveURL(`${product.site}/No/Such/Page`)
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('Next alone shows a price after it is published', async ({ product }) => {
  for (const path of SHOWING) expect(await textOf(product, path)).toContain('$2.50')
  try {
    await setPrice(product, 275)
    await untilShown(product, SHOWING, '$2.75', '$2.50')
  } finally {
    await restorePrice(product)
    await untilTold(product)
  }
})
