import type { Locator, Page } from '@playwright/test'
import { devices, onEachDevice } from '../fixtures/devices.ts'
import { tabStaysIn } from '../fixtures/focus.ts'
import { expect, inOlderBrowsersToo, test } from '../fixtures/test.ts'

const PAGE = '/services/plumbing'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const name = (page: Page, words = 'Services') => main(page).getByText(words, { exact: true })
const inside = (page: Page) => main(page).getByRole('link', { name: 'Handyman', exact: true })
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })

test.beforeEach(({ page }) => page.goto(PAGE))

test.describe('on a desktop', () => {
  test.use(devices.desktop)

  test('what the pointer opened stays under it, and closes behind it or with Esc', async ({ page }) => {
    await name(page).hover()
    await inside(page).hover()
    await expect(inside(page)).toBeVisible()
    await page.mouse.move(700, 880)
    await expect(inside(page)).toBeHidden()
    await name(page).hover()
    await expect(inside(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inside(page)).toBeHidden()
  })

  inOlderBrowsersToo(() => {
    test('what a click opened stays until another menu opens or the page is clicked', async ({ page }) => {
      for (const open of ['hover', 'click'] as const) {
        await name(page).click()
        await page.mouse.move(700, 880)
        await expect(inside(page)).toBeVisible()
        await name(page, 'Service areas')[open]()
        await expect(inside(page)).toBeHidden()
        await expect(main(page).getByRole('link', { name: 'Matthews' }).first()).toBeVisible()
      }
      await name(page).click()
      await page.mouse.click(700, 880)
      await expect(inside(page)).toBeHidden()
    })
  })

  test('the keyboard opens a menu; Esc and the focus that leaves it close it', async ({ page }) => {
    await name(page).focus()
    await page.keyboard.press('Enter')
    await inside(page).focus()
    await page.keyboard.press('Escape')
    await expect(inside(page)).toBeHidden()
    await expect(name(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(inside(page)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(inside(page)).toBeHidden()
  })

  test('who comes back to a page finds its menus closed', { tag: '@all' }, async ({ page }) => {
    await name(page).click()
    await inside(page).click()
    await expect(page).toHaveURL('/services/handyman')
    await page.goBack()
    await expect(inside(page)).toBeHidden()
  })
})

test.describe('on a large screen that is touched', () => {
  test.use({ ...devices.desktop, hasTouch: true })

  test('a tap opens a menu, a second one and one beside it close it', async ({ page }) => {
    await name(page).tap()
    await expect(inside(page)).toBeVisible()
    await name(page).tap()
    await expect(inside(page)).toBeHidden()
    await name(page).tap()
    await page.touchscreen.tap(700, 880)
    await expect(inside(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use(devices.phone)

  inOlderBrowsersToo(() => {
    test('the page behind is out of reach, and four ways lead back to it', async ({ page }) => {
      await opener(page).tap()
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
      await expect(page.locator('main')).toHaveAttribute('inert', '')
      await page.mouse.move(20, 600)
      await page.mouse.wheel(0, 900)
      await tabStaysIn(page, '[popover]', 40)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.keyboard.press('Escape')

      const ways = [
        () => page.getByRole('button', { name: 'Close menu' }).tap(),
        () => page.keyboard.press('Escape'),
        () => page.touchscreen.tap(10, 500),
      ]
      for (const close of ways) {
        await opener(page).tap()
        // Before it is painted a tap beside it still meets what is there.
        await expect(page.locator('main')).toHaveAttribute('inert', '')
        await close()
        await expect(main(page)).toBeHidden()
        await expect(opener(page)).toBeFocused()
        await expect(page.getByRole('main')).not.toHaveAttribute('inert')
      }
      await opener(page).tap()
      await page.setViewportSize(devices.desktop.viewport)
      await expect(page.locator(':popover-open')).toHaveCount(0)
      await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    })
  })

  test('a link in it leads on, and leaves nothing out of reach', { tag: '@all' }, async ({ page }) => {
    await opener(page).tap()
    await main(page).getByRole('link', { name: 'Get FREE Quote' }).tap()
    await expect(main(page)).toBeHidden()
    await expect(page.locator('#contact')).toBeInViewport()
    await opener(page).tap()
    await main(page).getByRole('link', { name: 'Gallery' }).tap()
    await expect(page).toHaveURL('/gallery')
  })

  test('call, text and quote are at hand when the first buttons have left the screen', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Quick contact' })
    await expect(bar).toBeHidden()
    await page.locator('[data-section="pricing"]').scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
    await expect(bar.getByRole('link', { name: 'Text' })).toHaveAttribute('href', /^sms:\+1\d{10}\?&body=/)
    await bar.getByRole('link', { name: 'Free quote' }).tap()
    await expect(page.locator('#contact')).toBeInViewport()
    // The form has a button of its own.
    await page.locator('#contact').getByRole('button', { name: 'Get my free quote' }).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
    await page.locator('[data-section="pricing"]').scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
  })
})

onEachDevice('A visitor without scripts', (device) => {
  test.use({ javaScriptEnabled: false })

  test('every link of the menus is within reach, and no button does nothing', async ({ page }) => {
    await expect(page.getByRole('button', { name: /^Theme/ })).toBeHidden()
    if (device === 'phone') {
      await opener(page).tap()
      await main(page).getByText('Services', { exact: true }).tap()
      await main(page).getByRole('link', { name: 'Painting' }).tap()
    } else {
      await name(page).click()
      await main(page).getByRole('link', { name: 'Painting' }).click()
    }
    await expect(page).toHaveURL('/services/painting')
  })
})

for (const width of [1024, 1200, 1440])
  test(`all of the header stands in one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const header = page.getByRole('banner')
    const middleOf = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
      return Math.round(y + height / 2)
    }
    const menu = await middleOf(header.getByRole('navigation', { name: 'Main' }))
    for (const part of [
      header.getByRole('link', { name: 'Get FREE Quote' }),
      header.getByRole('link', { name: /^Crown & Level/ }),
    ])
      expect(Math.abs((await middleOf(part)) - menu)).toBeLessThan(8)
  })
