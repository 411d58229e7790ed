import type { Page } from '@playwright/test'
import { devices, press, untilDefined } from '../fixtures/devices.ts'
import { makeOlder } from '../fixtures/older-browser.ts'
import { expect, test } from '../fixtures/test.ts'
import { comeToPictures, picture, first as shakerKitchen, viewer } from '../photos/photo-viewer.ts'
import { fillAndOpen, mailAgain, mailIn, message, thanksOn } from '../quote/quote-form.ts'

/** Pages are answered by the test, not by what a worker has kept. */
test.use({ serviceWorkers: 'block' })

const errors: Error[] = []

test.beforeEach(async ({ page }) => {
  errors.length = 0
  page.on('pageerror', (error) => errors.push(error))
  await makeOlder(page)
})

test.afterEach(() => {
  expect(errors).toEqual([])
})

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const notices = (page: Page) => page.getByRole('button', { name: 'Dismiss' })

test.describe('on a phone', () => {
  test.use(devices.phone)

  test('the menu opens, keeps the page behind it out of reach, and leads on', async ({ page }) => {
    await page.goto('/services/plumbing')
    await untilDefined(page, 'site-menu')
    const ways = [
      () => press(page.getByRole('button', { name: 'Close menu' })),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(10, 500),
    ]
    for (const close of ways) {
      await expect(menu(page)).toBeHidden()
      await opener(page).tap()
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
      await expect(page.locator('main')).toHaveAttribute('inert')
      await close()
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await expect(page.locator('main')).not.toHaveAttribute('inert')
    }
    await opener(page).tap()
    await menu(page).getByText('Services', { exact: true }).tap()
    await menu(page).getByRole('link', { name: 'Painting' }).tap()
    await expect(page).toHaveURL('/services/painting')
  })

  test('a notice is there when it has something to say, and never before', async ({ page }) => {
    await page.goto('/contact')
    await expect(notices(page)).toHaveCount(0)
    const _element = await fillAndOpen(page, message)
    await expect(thanksOn(page)).toBeVisible()
    await notices(page).tap()
    await expect(thanksOn(page)).toBeHidden()
    await expect(notices(page)).toHaveCount(0)
  })
})

test.describe('on a phone without scripts', () => {
  test.use({ ...devices.phone, javaScriptEnabled: false })

  test('no notice covers the page; the menu opens, closes and leads on', async ({ page }) => {
    await page.goto('/services/plumbing')
    await expect(notices(page)).toHaveCount(0)
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Open menu' }).tap()
    await menu(page).getByRole('link', { name: 'Close menu' }).tap()
    await expect(menu(page)).toBeHidden()
    await page.getByRole('link', { name: 'Open menu' }).tap()
    await menu(page).getByText('Services', { exact: true }).tap()
    await menu(page).getByRole('link', { name: 'Painting' }).tap()
    await expect(page).toHaveURL('/services/painting')
  })
})

test.describe('on a desktop', () => {
  test.use(devices.desktop)

  test('a request is handed over, however long, without half a character', async ({ page }) => {
    const long = { ...message, own: { 'What do you need done?': 'A 🛠️ shelf. '.repeat(400) } }
    const element = await fillAndOpen(page, long)
    const { body } = await mailIn(mailAgain(element))
    expect(body).toContain('A 🛠️ shelf. A 🛠️ shelf.')
    expect(body).toMatch(/\[Shortened\. Please paste the whole message here\.\]$/)
  })

  test('a photo opens large, under its name', async ({ page }) => {
    await comeToPictures(page)
    await picture(page, shakerKitchen).click()
    await expect(viewer(page, shakerKitchen)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer(page)).not.toHaveAccessibleName(shakerKitchen)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
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
    const outline = await page.getByRole('radio', { name: /^Premium/ }).evaluate(ringOf)
    expect(outline).toBe('solid')
  })

  test('what an icon means is said at the focus too', async ({ page }) => {
    await page.goto('/services/plumbing')
    const tip = page.locator('theme-switch').getByRole('tooltip', { includeHidden: true })
    await expect(tip).toBeHidden()
    const target = page.locator('theme-switch').getByRole('button')
    await page.keyboard.press('Tab')
    await target.focus()
    await expect(target).toBeFocused()
    await expect(tip).toBeVisible()
  })

  test('one menu closes the other', async ({ page }) => {
    await page.goto('/services/plumbing')
    await untilDefined(page, 'site-menu')
    const main = page.getByRole('navigation', { name: 'Main' })
    const inside = main.getByRole('link', { name: 'Handyman', exact: true })
    await main.getByText('Services', { exact: true }).click()
    await expect(inside).toBeVisible()
    await main.getByText('Service areas', { exact: true }).hover()
    await expect(inside).toBeHidden()
    await expect(main.getByRole('link', { name: 'Matthews' }).first()).toBeVisible()
  })

  test('who moves the edge between two photos is told where it is', async ({ page }) => {
    await page.goto('/services/kitchen-remodeling')
    const slider = page.getByRole('slider', { name: /^Before and after: / })
    await slider.scrollIntoViewIfNeeded()
    await untilDefined(page, 'before-after')
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', '100% after')
  })
})

const ringOf = (element: Element) => getComputedStyle(element).outlineStyle
