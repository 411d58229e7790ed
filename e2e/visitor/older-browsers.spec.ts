import type { Page } from '@playwright/test'
import { devices } from '../fixtures/devices.ts'
import { expect, olderBrowser, test } from '../fixtures/test.ts'
import { comeToPictures } from '../photos/photo-viewer.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** What older browsers show in another way. What they show in the same way is tried where that is: `inOlderBrowsersToo`. */
test.use(olderBrowser)

test.describe('on a phone without scripts', () => {
  test.use({ ...devices.phone, javaScriptEnabled: false })

  test('no notice covers the page; the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/services/plumbing')
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Open menu' }).tap()
    await menu(page).getByRole('link', { name: 'Close menu' }).tap()
    await expect(menu(page)).toBeHidden()
    await page.getByRole('link', { name: 'Open menu' }).tap()
    await menu(page).getByText('Services', { exact: true }).tap()
    await menu(page).getByRole('link', { name: 'Painting' }).tap()
    await expect(page).toHaveURL('/services/painting')
  })
})

test('a category shows its projects alone, is marked, and shows where the focus is', async ({ page }) => {
  await comeToPictures(page)
  const gallery = page.locator('#gallery')
  const chip = (name: string) => gallery.getByRole('group').getByText(name)
  const kitchens = Number(/\d+/.exec((await chip('Kitchen Remodeling').textContent()) ?? '')?.[0])
  const inkOf = (name: string) => chip(name).evaluate((words) => getComputedStyle(words).backgroundColor)
  const [marked, plain] = [await inkOf('All'), await inkOf('Kitchen Remodeling')]
  expect(marked).not.toBe(plain)

  await chip('Kitchen Remodeling').click()
  await expect(gallery.getByRole('listitem')).toHaveCount(kitchens)
  expect(await inkOf('Kitchen Remodeling')).toBe(marked)
  expect(await inkOf('All')).toBe(plain)

  await page.keyboard.press('ArrowLeft')
  await expect(gallery.getByRole('listitem')).toHaveCount(13)
  expect(await chip('All').evaluate((words) => getComputedStyle(words).outlineStyle)).toBe('solid')
})

test('the plan that has the focus shows it', async ({ page }) => {
  await page.goto('/service-areas/matthews/maintenance')
  await page.getByRole('radio', { name: /^Basic/ }).focus()
  await page.keyboard.press('ArrowDown')
  const premium = page.getByRole('radio', { name: /^Premium/ })
  expect(await premium.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
})
