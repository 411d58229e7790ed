import type { Page } from '@playwright/test'
import { layOut } from '../fixtures/laid-out.ts'
import { inTabs } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'
import { specifiedPages } from '../specification/pages.ts'

const PHONE = { width: 390, height: 844 }
/** In screens of that phone; of the kinds that are not here only the footer is held. */
const MOST: Partial<Record<string, number>> = { homePage: 14, service: 8, contactPage: 6 }
const MOST_FOOTER = 900
const AT_ONCE = 4

test.use({ viewport: PHONE })

test('a person reads each page to its end on a phone', async ({ browser, product }) => {
  test.setTimeout(10 * 60_000)
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })
  const kinds = new Map(specifiedPages.map(({ path, kind }) => [path, kind]))
  const faults = await inTabs(context, AT_ONCE, [...kinds.keys()], async (tab, path) => {
    await tab.goto(`${product.site}${path}`)
    const { page, footer } = await heights(tab)
    const most = (MOST[kinds.get(path) ?? ''] ?? Number.POSITIVE_INFINITY) * PHONE.height
    return [
      ...(page > most ? [`${path} is ${page} pixels long, not ${most}`] : []),
      ...(footer > MOST_FOOTER ? [`${path} has a footer of ${footer} pixels`] : []),
    ]
  })
  expect(faults).toEqual([])
  await context.close()
})

async function heights(tab: Page): Promise<{ page: number; footer: number }> {
  await layOut(tab)
  const footer = await tab.getByRole('contentinfo').boundingBox()
  return {
    page: await tab.evaluate(() => document.documentElement.scrollHeight),
    footer: footer?.height ?? 0,
  }
}

test('what phones fold opens by a tap and by its address, and is open where there is room', async ({
  page,
}) => {
  const prices = page.locator('[data-section="price-list"] [data-item]')
  await page.goto('/prices')
  await expect(prices.first()).toBeHidden()
  await page.getByRole('heading', { name: 'Handyman', exact: true }).click()
  await expect(prices.first()).toBeVisible()
  const id = await prices.last().getAttribute('id')
  await expect(prices.last()).toBeHidden()
  await page.goto(`/prices#${id}`)
  await expect(prices.last()).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(prices.nth(20)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a tap opens what is folded, and a wide screen shows it', async ({ page }) => {
    await page.goto('/services/plumbing')
    const steps = page.locator('[data-section="process"] li')
    await expect(steps.first()).toBeHidden()
    await page.getByRole('heading', { name: 'How a plumbing visit works' }).click()
    await expect(steps.first()).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.locator('[data-section="areas"] [data-item]').first()).toBeVisible()
  })
})

test('the keyboard opens what is folded, and on a wide screen passes by its title', async ({ page }) => {
  await page.goto('/services/plumbing')
  const title = page.locator('[data-section="process"] summary')
  await title.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-section="process"] li').first()).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(title).toHaveAttribute('tabindex', '-1')
})
