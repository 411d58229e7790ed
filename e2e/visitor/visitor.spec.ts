import type { Page } from '@playwright/test'
import { middleOf } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/services/plumbing'
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const menuLink = (page: Page) => mainMenu(page).getByRole('link', { name: 'Handyman', exact: true })

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the services open under the pointer, stay while it moves to them, and close with Esc', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await mainMenu(page).getByText('Services', { exact: true }).hover()
    await expect(menuLink(page)).toBeVisible()
    await menuLink(page).hover()
    await expect(menuLink(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menuLink(page)).toBeHidden()
  })

  test('the keyboard opens a menu, and Esc closes it and goes back to its name', async ({ page }) => {
    await page.goto(PAGE)
    const name = mainMenu(page).getByText('Services', { exact: true })
    await name.focus()
    await page.keyboard.press('Enter')
    await expect(menuLink(page)).toBeVisible()
    await menuLink(page).focus()
    await page.keyboard.press('Escape')
    await expect(menuLink(page)).toBeHidden()
    await expect(name).toBeFocused()
  })

  test('one menu is open at a time', async ({ page }) => {
    await page.goto(PAGE)
    await mainMenu(page).getByText('Services', { exact: true }).click()
    await mainMenu(page).getByText('Service areas').click()
    await expect(menuLink(page)).toBeHidden()
    await expect(mainMenu(page).getByRole('link', { name: 'Matthews' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the menu takes the focus, keeps it, and gives it back', async ({ page }) => {
    await page.goto(PAGE)
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.click()
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await expect(page.locator('main')).toHaveAttribute('inert', '')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden()
    await expect(open).toBeFocused()
  })

  test('call, text and quote are at hand when the first buttons have left the screen', async ({ page }) => {
    await page.goto(PAGE)
    const bar = page.getByRole('navigation', { name: 'Quick contact' })
    await expect(bar).toBeHidden()
    await page.locator('[data-section="pricing"]').scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
    await expect(bar.getByRole('link', { name: 'Text' })).toHaveAttribute('href', /^sms:\+1\d{10}\?&body=/)
    await bar.getByRole('link', { name: 'Free quote' }).click()
    await expect(page.locator('#contact')).toBeInViewport()
  })
})

test('the theme goes from the system to light to dark, and is remembered on the next page', async ({
  page,
}) => {
  await page.goto(PAGE)
  const theme = page.getByRole('button', { name: /^Theme/ })
  const root = page.locator('html')
  await expect(theme).toHaveAccessibleName('Theme: System')
  await theme.click()
  await theme.click()
  await expect(theme).toHaveAccessibleName('Theme: Dark')
  await page.goto('/')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(theme).toHaveAccessibleName('Theme: Dark')
  await theme.click()
  await expect(root).not.toHaveAttribute('data-theme')
})

test('one question is open at a time, each can be closed, and arrow keys, Home and End go around', async ({
  page,
}) => {
  await page.goto(PAGE)
  const questions = page.locator('[data-section="faq"] details')
  const names = page.locator('[data-section="faq"] summary')
  await names.first().click()
  await expect(questions.first()).toHaveAttribute('open')
  await names.nth(1).click()
  await expect(questions.first()).not.toHaveAttribute('open')
  await names.nth(1).click()
  await expect(page.locator('[data-section="faq"] details[open]')).toHaveCount(0)
  await names.first().focus()
  for (const [key, place] of [
    ['ArrowUp', -1],
    ['ArrowDown', 0],
    ['End', -1],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(names.nth(place)).toBeFocused()
  }
})

test('a tip stays while the pointer is on it, and goes with Esc', async ({ page }) => {
  await page.goto(PAGE)
  const tip = page.locator('theme-switch').getByRole('tooltip', { includeHidden: true })
  await page.getByRole('button', { name: /^Theme/ }).hover()
  await expect(tip).toBeVisible()
  await tip.hover()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test('a picture that can’t be had says so', async ({ page }) => {
  await page.route('**/images/**', (route) => route.abort())
  await page.goto(PAGE)
  await expect(page.getByText('Image not available').first()).toBeVisible()
})

test('an unknown address is written to the console', async ({ page }) => {
  const message = page.waitForEvent('console', (entry) => entry.text().includes('/no/such/page'))
  await page.goto('/no/such/page')
  expect((await message).type()).toBe('error')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

for (const viewport of [PHONE, DESKTOP]) {
  test(`what has the focus shows it, is never covered, and leads nowhere by itself, ${viewport.width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    // Without it the page is still on its way when the test looks.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of [PAGE, '/', '/prices', '/contact', '/gallery']) {
      await page.goto(path)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      for (let stop = 2; stop < 50; stop += 1) {
        await page.keyboard.press('Tab')
        const message = `stop ${stop} of ${path}`
        await expect.poll(() => page.evaluate(focusFaults), { message, timeout: 5000 }).toEqual([])
      }
      expect(new URL(page.url()).pathname).toBe(path)
    }
  })

  test(`a press that is let go elsewhere does nothing, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(PAGE)
    const before = await page.evaluate(stateOfPage)
    const targets = page.locator('a, button, summary, label').filter({ visible: true })
    for (const target of (await targets.all()).slice(0, 40)) {
      await target.scrollIntoViewIfNeeded()
      const { x, y } = await middleOf(target)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(1, viewport.height - 80)
      await page.mouse.up()
    }
    expect(await page.evaluate(stateOfPage)).toEqual(before)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('menu, questions and pictures work', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
    await page.keyboard.press('Escape')
    const questions = page.locator('[data-section="faq"] details')
    for (const place of [0, 1]) await page.locator('[data-section="faq"] summary').nth(place).click()
    await expect(questions.nth(1)).toHaveAttribute('open')
    await expect(questions.first()).not.toHaveAttribute('open')
    await expect(page.getByRole('button', { name: /^Theme/ })).toBeHidden()
  })
})

/** Some point of what has the focus can be seen, not covered by header or bar, and has a ring. Runs in the page. */
function focusFaults(): string[] {
  const focused = document.activeElement
  if (!focused || focused === document.body) return []
  const { x, y, width, height } = focused.getBoundingClientRect()
  const isOnTop = (column: number, row: number) => {
    const top = document.elementFromPoint(column, row)
    return top !== null && (focused.contains(top) || top.contains(focused))
  }
  const shares = [0.03, 0.5, 0.97]
  const isSeen = shares.some((right) => shares.some((down) => isOnTop(x + width * right, y + height * down)))
  const hasRing = [focused, focused.nextElementSibling].some(
    (element) => element && getComputedStyle(element).outlineStyle !== 'none',
  )
  const name = focused.outerHTML.slice(0, 120)
  return [...(isSeen ? [] : [`${name} is covered`]), ...(hasRing ? [] : [`${name} has no ring`])]
}

/** What a press can change. Runs in the page. */
function stateOfPage() {
  const { dataset } = document.documentElement
  const open = document.querySelectorAll('details[open], dialog[open], :popover-open')
  const chosen = [...document.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`)
  return [location.href, dataset.theme ?? '', open.length, ...chosen]
}
