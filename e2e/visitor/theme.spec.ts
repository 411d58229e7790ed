import type { Page } from '@playwright/test'
import { onAnyDevice, press } from '../fixtures/devices.ts'
import { forbidStorage } from '../fixtures/storage.ts'
import { expect, inOlderBrowsersToo, test } from '../fixtures/test.ts'

const PAGE = '/services/plumbing'

const theme = (page: Page) => page.getByRole('button', { name: /^Theme/ })
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Presses the button until it says the name. */
async function choose(page: Page, name: string) {
  for (let presses = 0; presses < 3; presses += 1) {
    if ((await theme(page).textContent())?.includes(name)) return
    await press(theme(page))
  }
}

onAnyDevice('A visitor', () => {
  test('the choice goes before the system’s, and the browser’s bars follow it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(PAGE)
    await expect(theme(page)).toHaveAccessibleName('Theme: System')
    const day = await ground(page)
    await choose(page, 'Dark')
    await expect.poll(() => ground(page)).not.toBe(day)
    const night = await ground(page)
    const bars = page.locator('meta[name=theme-color]')
    const shown = () =>
      bars.evaluateAll(
        (all) => all.filter((bar) => matchMedia(bar.getAttribute('media') ?? '').matches).length,
      )
    expect(await shown()).toBe(1)
    await choose(page, 'System')
    await expect.poll(() => ground(page)).toBe(day)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => ground(page)).toBe(night)
    expect(await shown()).toBe(1)
  })
})

test('the keyboard chooses, for other pages and tabs', { tag: '@all' }, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(PAGE)
  const other = await context.newPage()
  await other.goto('/gallery')
  await theme(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(theme(page)).toHaveAccessibleName('Theme: Dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(theme(other)).toHaveAccessibleName('Theme: Dark')
  await other.reload()
  await expect(theme(other)).toHaveAccessibleName('Theme: Dark')
  // Whatever is drawn before the page's own scripts come would show the wrong color.
  await page.route('**/islands/site-*', (route) => route.abort())
  await page.goto('/gallery')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a browser that stores nothing still changes the page', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(forbidStorage)
  await page.goto(PAGE)
  await choose(page, 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await theme(page).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

inOlderBrowsersToo(() => {
  test('a tip comes at the pointer and the focus, stays while the pointer is on it, and goes with Esc', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(PAGE)
    const tip = page.locator('theme-switch').getByRole('tooltip', { includeHidden: true })
    await theme(page).hover()
    await expect(tip).toBeVisible()
    await tip.hover()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await page.mouse.move(0, 0)
    await page.keyboard.press('Tab')
    await theme(page).focus()
    await expect(tip).toBeVisible()
  })
})
