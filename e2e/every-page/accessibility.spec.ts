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
