import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { WIDTHS } from '../quote/quote-form.ts'

type Sight = (page: Page) => Locator

const main = (page: Page) => page.getByRole('main')
const PAGES: readonly {
  path: string
  on: readonly (keyof typeof WIDTHS)[]
  sights: Readonly<Record<string, Sight>>
}[] = [
  {
    path: '/prices',
    on: ['phone', 'desktop'],
    sights: { 'a price': (page) => main(page).getByText(/\$\d/).filter({ visible: true }).first() },
  },
  {
    path: '/contact',
    on: ['phone', 'desktop'],
    sights: { 'the form': (page) => page.getByRole('textbox', { name: 'First name' }) },
  },
  {
    path: '/service-areas/matthews/painting',
    on: ['phone'],
    sights: {
      'where prices start': (page) => main(page).getByText(/^Starting at \$[\d.]+\/sq ft$/),
      'the rating': (page) => main(page).getByText(/^[\d.]+ of 5, \d+\+ reviews$/),
    },
  },
  {
    path: '/services/maintenance/emergency',
    on: ['phone'],
    sights: {
      'the call': (page) => main(page).getByRole('link', { name: /^Call/ }).first(),
      'three sentences': (page) =>
        main(page)
          .getByText(/^([^.]+\.){3}$/)
          .first(),
    },
  },
]

for (const { path, on, sights } of PAGES)
  for (const device of on)
    test(`the first screen of ${path} shows ${Object.keys(sights).join(' and ')}, on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(WIDTHS[device])
      await page.goto(path)
      for (const [name, sight] of Object.entries(sights))
        await expect(sight(page), name).toBeInViewport({ ratio: 1 })
    })

for (const device of ['phone', 'desktop'] as const)
  test(`that the first picture is a rendering is said at the picture, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(WIDTHS[device])
    await page.goto('/')
    const words = await page.getByText('Rendering, not a photograph').boundingBox()
    const picture = await page.getByRole('img', { name: '(3D visualization)' }).first().boundingBox()
    const bottom = (box: typeof words) => (box ? box.y + box.height : Number.NaN)
    expect(bottom(words)).toBeLessThanOrEqual(bottom(picture))
    expect(words?.y).toBeGreaterThan(picture?.y ?? Number.NaN)
  })

test.describe('on a phone', () => {
  test.use({ viewport: WIDTHS.phone })

  test('after the call and what to do at once, an emergency page is folded', async ({ page }) => {
    await page.goto('/services/maintenance/emergency')
    const folds = ['Plumbing', 'What happens when you call', 'When to call right away']
    for (const name of folds)
      await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
    const open = page.locator('main details[open]')
    await expect(open).toHaveCount(0)
  })

  test('plans stand side by side, and the theme is chosen in the footer', async ({ page }) => {
    await page.goto('/services/maintenance/scheduled')
    const plans = page.locator('[data-section="plans"]').getByRole('columnheader')
    await expect(plans).toHaveCount(3)
    const tops = await Promise.all((await plans.all()).map(async (plan) => (await plan.boundingBox())?.y))
    expect(new Set(tops).size).toBe(1)
    await expect(page.getByRole('button', { name: /^Theme/ })).toHaveCount(1)
    await expect(page.getByRole('contentinfo').getByRole('button', { name: /^Theme/ })).toBeVisible()
  })
})
