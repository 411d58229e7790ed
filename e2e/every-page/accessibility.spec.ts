import { axeFaults } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { onePathOfEachKind } from '../specification/pages.ts'
import { targetFaults } from './checks/targets.ts'

test.describe('in both color schemes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of onePathOfEachKind())
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path)
      expect(await axeFaults(page)).toEqual([])
    })
})

test('on a phone a thumb finds every link and button outside a text on 44 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const faults: string[] = []
  for (const path of onePathOfEachKind()) {
    await page.goto(path)
    faults.push(...(await targetFaults(page)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
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
