import { axeFaults } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { onePathOfEachKind } from '../specification/pages.ts'

test.describe('in both color schemes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of onePathOfEachKind())
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path)
      expect(await axeFaults(page)).toEqual([])
    })
})

test('in forced colors the chosen kind of project differs from the others, and buttons have an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/gallery')
  const ground = (name: string) =>
    page
      .getByRole('group', { name: 'Show one kind of project' })
      .getByText(name)
      .first()
      .evaluate((label) => getComputedStyle(label).backgroundColor)
  expect(await ground('All')).not.toBe(await ground('Home Renovations'))
  const quote = page.getByRole('main').getByRole('link', { name: 'Get a free estimate' })
  await expect(quote).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
})

test('a row of reviews that scrolls sideways on a phone is reached by the keyboard there, by the name of its section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services/painting')
  // What is far below is laid out with the first act.
  await page.keyboard.press('Tab')
  const row = page.getByRole('group', { name: 'Reviews' })
  await expect(row).toHaveAttribute('tabindex', '0')
  await row.focus()
  await expect(row).toBeFocused()
  const before = await row.evaluate(({ scrollLeft }) => scrollLeft)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(row).toHaveCount(0)
})
