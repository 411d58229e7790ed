import type { Page } from '@playwright/test'
import { onAnyDevice } from '../fixtures/devices.ts'
import { expect, inOlderBrowsersToo, test } from '../fixtures/test.ts'
import {
  comeTo,
  estimate,
  fill,
  fillAndOpen,
  mailAgain,
  mailIn,
  message,
  thanksNotice,
  thanksOn,
} from './quote-form.ts'

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' })

onAnyDevice('A visitor', () => {
  inOlderBrowsersToo(() => {
    test('sees the thanks clear of the bar, and not before, until Esc or their button', async ({ page }) => {
      const element = await comeTo(page, message)
      await expect(dismiss(page)).toHaveCount(0)
      await fillAndOpen(page, message)
      expect(await thanksOn(page).evaluate(isWholeAndClear)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(thanksOn(page)).toBeHidden()

      await element.getByRole('button', { name: 'Bring back my last request' }).click()
      await element.getByRole('button', { name: message.send }).click()
      await dismiss(page).click()
      await expect(thanksOn(page)).toBeHidden()
      await expect(dismiss(page)).toHaveCount(0)
    })
  })
})

inOlderBrowsersToo(() => {
  test('who has no mail program gets address and text to copy', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const element = await comeTo(page, estimate)
    await fill(element, estimate)
    await element.getByLabel('Describe the work').fill('A long 🛠️ story. '.repeat(300))
    await element.getByRole('button', { name: estimate.send }).click()
    await expect(element.getByText('gets cut off there')).toBeVisible()
    const { to, body } = await mailIn(mailAgain(element))
    expect(body).toMatch(/\[Shortened\. Please paste the whole message here\.\]$/)

    const text = await element.getByRole('link', { name: 'Send as text message' }).getAttribute('href')
    expect(text).toMatch(/^sms:\+1\d{10}\?&body=/)
    expect(new URL(text ?? '').searchParams.get('body')).toBe(body)
    await expect(element.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+1\d{10}$/)

    await expect(element.getByText(to)).toBeVisible()
    await element.getByRole('button', { name: 'Copy address' }).click()
    await expect.poll(copied).toBe(to)
    // It comes a moment after the browser has copied, and would come between the pointer and the next button.
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
    await element.getByRole('button', { name: 'Copy message' }).click()
    const whole = 'A long 🛠️ story. '.repeat(300).trim()
    await expect.poll(copied).toContain(whole)
    expect(await element.getByLabel('Your message').inputValue()).toContain(whole)

    await thanksNotice(page).getByRole('button', { name: 'Bring back what I typed' }).click()
    await expect(thanksOn(page)).toBeHidden()
    await expect(element.getByLabel('First name')).toHaveValue('Ana')
    await expect(element.getByLabel('First name')).toBeFocused()
  })
})

test('a clipboard that is closed is said in a notice of its own', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('closed')),
    })
  })
  const element = await fillAndOpen(page, message)
  await element.getByRole('button', { name: 'Copy message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'That wasn’t copied' })).toBeVisible()
})

test('a notice that offers nothing leaves by itself', { tag: '@all' }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL })
  const element = await comeTo(page, message)
  await fill(element, message)
  await page.clock.install()
  await element.getByRole('button', { name: message.send }).click()
  await element.getByRole('button', { name: 'Copy message' }).click()
  const copied = page.getByRole('status').filter({ hasText: 'Copied' })
  // Its words come a moment after the browser has copied, which may take a while.
  await expect(async () => {
    await page.clock.runFor(200)
    await copied.hover({ timeout: 500 })
  }).toPass()
  await page.clock.runFor(60_000)
  await expect(copied).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect(copied).toBeHidden()

  await expect(thanksOn(page)).toBeVisible()
})

test('the notice has the theme of the page, in its dark part too', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await fillAndOpen(page, estimate)
  const lightness = () => thanksOn(page).evaluate((notice) => getComputedStyle(notice).colorScheme)
  expect(await lightness()).toBe('light dark')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  expect(await lightness()).toBe('dark')
})

/** The notice is on the screen as a whole and covers nothing of the phone's bar. Runs in the page. */
function isWholeAndClear(words: Element): boolean {
  const notice = words.closest('toast-notice > *')?.getBoundingClientRect()
  const bar = document.querySelector('nav[aria-label="Quick contact"]')?.getBoundingClientRect()
  if (!notice) return false
  const lowest = bar && bar.height > 0 ? bar.top : innerHeight
  return notice.top >= 0 && notice.left >= 0 && notice.right <= innerWidth && notice.bottom <= lowest
}
