import type { Locator, Page } from '@playwright/test'
import { layOut } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const boxOf = async (element: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return { start: x, end: x + width, top: y, bottom: y + height }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await layOut(page)
}

test('the price list stands in two columns that end where the page ends', async ({ page }) => {
  await open(page, '/prices')
  const list = page.locator('[data-section="price-list"]')
  const rows = await list.locator('[data-item]').evaluateAll((items) =>
    items.map((item) => {
      const { left, right } = item.getBoundingClientRect()
      return { left, right }
    }),
  )
  const hero = await boxOf(page.locator('[data-section="hero"] h1'))
  const { end } = await boxOf(page.locator('body'))
  expect(new Set(rows.map(({ left }) => left)).size).toBe(2)
  expect(Math.min(...rows.map(({ left }) => left))).toBeCloseTo(hero.start, 0)
  expect(Math.max(...rows.map(({ right }) => right))).toBeCloseTo(end - hero.start, 0)
})

test('the prices in the picture of the home page lie in it', async ({ page }) => {
  await page.goto('/')
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const view = await boxOf(page.locator('[data-view]'))
    const prices = await page.getByRole('list', { name: 'Prices in the picture' }).locator('span').all()
    expect(prices.length).toBeGreaterThan(1)
    for (const price of prices) {
      const { start, end, top, bottom } = await boxOf(price)
      expect(
        [start >= view.start, end <= view.end, top >= view.top, bottom <= view.bottom],
        `${width}`,
      ).toEqual([true, true, true, true])
    }
  }
})

test('the form on /contact and what is beside it end at about the same height', async ({ page }) => {
  await open(page, '/contact')
  const contact = page.locator('[data-section="contact"]')
  const form = await boxOf(contact.getByRole('form'))
  const beside = await boxOf(contact.getByText('Follow us'))
  expect(Math.abs(form.bottom - beside.bottom)).toBeLessThan(150)
})

test('a page about the way to a town shows the map at once', async ({ page }) => {
  await page.goto('/locations/matthews')
  await expect(page.getByRole('main').getByText('Show the map')).toBeInViewport()
})
