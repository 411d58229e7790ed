import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import {
  comeTo,
  estimate,
  expectEmpty,
  expectFilled,
  fill,
  fillAndOpen,
  formOf,
  message,
  thanksOn,
  unsent,
} from './quote-form.ts'

const HOUR = 60 * 60 * 1000
const DAYS_30 = 30 * 24 * HOUR

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('what was opened but not sent is there in a new tab, as not sent, in its own form only', async ({
  page,
  context,
}) => {
  await fillAndOpen(page, estimate)
  await page.close()
  const later = await context.newPage()
  const element = await comeTo(later, estimate)
  await expect(unsent(element)).toBeVisible()
  await expectFilled(element, estimate)
  await expect(element.getByLabel('Service')).toHaveValue('drywall-repair')
  await expect(unsent(formOf(later, message))).toBeHidden()
  await expectEmpty(formOf(later, message), message)

  await element.getByRole('button', { name: 'I did send it' }).click()
  await expect(thanksOn(later)).toContainText(estimate.thanks)
  await expectEmpty(element, estimate)
  await comeTo(later, estimate)
  await expectEmpty(element, estimate)
  await expect(unsent(element)).toBeHidden()
  // As long as the window is open.
  await element.getByRole('button', { name: 'Bring back my last request' }).click()
  await expectFilled(element, estimate)
})

test('who starts over finds an empty form, may bring it back at once, and nothing is left on the device', async ({
  page,
}) => {
  const element = await fillAndOpen(page, message)
  await element.getByRole('button', { name: 'Start over' }).click()
  await expectEmpty(element, message)
  expect(await keptIn(page)).toBe('')
  await element.getByRole('button', { name: 'Bring back my last request' }).click()
  await expectFilled(element, message)

  await comeTo(page, message)
  await element.getByRole('button', { name: 'Start over' }).click()
  await comeTo(page, message)
  await expectEmpty(element, message)
  await expect(element.getByRole('button', { name: 'Bring back my last request' })).toBeHidden()
})

test('what was only typed waits for 30 days, without the question whether it was sent, and is then dropped', async ({
  page,
}) => {
  const element = await comeTo(page, message)
  await fill(element, message)
  await page.addInitScript(putClockForward, DAYS_30 - HOUR)
  await comeTo(page, message)
  await expect(unsent(element)).toBeVisible()
  await expectFilled(element, message)
  await expect(element.getByRole('button', { name: 'I did send it' })).toBeHidden()
  await page.addInitScript(putClockForward, 2 * HOUR)
  await comeTo(page, message)
  await expectEmpty(element, message)
  expect(await keptIn(page)).toBe('')
})

/** What the browser keeps of requests. */
const keptIn = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage).filter((key) => key.startsWith('quote-')))
      .join(),
  )

/** Adds to what it was put forward before. Runs in the page. */
function putClockForward(milliseconds: number) {
  const now = Date.now
  Date.now = () => now() + milliseconds
}
