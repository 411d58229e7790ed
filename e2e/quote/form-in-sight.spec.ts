import { devices } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'

/** A page of each kind whose buttons lead to a form. */
const pages = [
  '/',
  '/about',
  '/prices',
  '/gallery',
  '/contact',
  '/services/painting',
  '/services/renovations',
  '/services/kitchen-remodeling',
  '/services/maintenance/emergency',
  '/service-areas/matthews',
  '/service-areas/matthews/painting',
  '/service-areas/matthews/plumbing',
  '/cities/pineville',
  '/locations/matthews',
]

for (const [width, tag] of [
  [360, []],
  [devices.phone.viewport.width, ['@all']],
] as const)
  test.describe(`on a phone of ${width} pixels`, { tag: [...tag] }, () => {
    test.use({ ...devices.phone, viewport: { width, height: 780 } })

    for (const path of pages)
      test(`the first button of ${path} leads to the fields of its form`, async ({ page }) => {
        await page.goto(path)
        const buttons = page
          .getByRole('main')
          .locator('a[href^="#"]')
          .filter({ hasText: /quote|estimate|report/i })
        await buttons.first().tap()
        const field = page.locator(':target form').locator('input:not([type=radio]), textarea').first()
        await expect(field).toBeInViewport({ ratio: 1 })
        const isCovered = field.evaluate((element) => {
          const { left, bottom } = element.getBoundingClientRect()
          return document.elementFromPoint(left + 8, bottom - 8) !== element
        })
        expect(await isCovered).toBe(false)
      })
  })
