import { expect, test } from '../fixtures/test.ts'

const WIDE = { width: 1280, height: 900 }

test.use({ viewport: { width: 390, height: 844 } })

test('what phones fold opens by tap and by address, and is open where there is room', async ({ page }) => {
  const prices = page.locator('[data-section="price-list"] [data-item]')
  await page.goto('/prices')
  await expect(prices.first()).toBeHidden()
  const remodel = prices.filter({ hasText: 'Kitchen remodel' }).first()
  await expect(remodel).toBeHidden()
  await page.getByRole('heading', { name: 'Renovations', exact: true }).click()
  await expect(remodel).toBeVisible()
  const id = await prices.last().getAttribute('id')
  await expect(prices.last()).toBeHidden()
  await page.goto(`/prices#${id}`)
  await expect(prices.last()).toBeInViewport()
  await page.setViewportSize(WIDE)
  await expect(prices.nth(20)).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'by keyboard' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('what is folded opens, and a wide screen shows it', async ({ page }) => {
      await page.goto('/services/plumbing')
      const title = page.locator('[data-section="process"] summary')
      const steps = page.locator('[data-section="process"] li')
      await expect(steps.first()).toBeHidden()
      if (javaScriptEnabled) {
        await title.focus()
        await page.keyboard.press('Enter')
      } else await title.click()
      await expect(steps.first()).toBeVisible()
      await page.setViewportSize(WIDE)
      await expect(page.locator('[data-section="areas"] [data-item]').first()).toBeVisible()
      // The keyboard passes by a title that folds nothing.
      if (javaScriptEnabled) await expect(title).toHaveAttribute('tabindex', '-1')
    })
  })

test('on a phone, what is folded side by side has titles of one size', async ({ page }) => {
  await page.goto('/')
  const sizes = await page.locator('[data-folds]').evaluateAll((bands) =>
    bands.map((band) => {
      const titles = [...band.querySelectorAll('details:not(details details) > summary > :is(h2, h3)')]
      return new Set(titles.map((title) => getComputedStyle(title).fontSize)).size
    }),
  )
  expect(sizes.length).toBeGreaterThan(0)
  for (const each of sizes) expect(each).toBeLessThanOrEqual(1)
})
