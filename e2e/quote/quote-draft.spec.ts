import type { Page } from '@playwright/test'
import { fillStorage, forbidStorage } from '../fixtures/storage.ts'
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
  thanksNotice,
  thanksOn,
  unsent,
} from './quote-form.ts'

const HOUR = 60 * 60 * 1000
const DAYS_30 = 30 * 24 * HOUR

test('what a mail program was asked to send can be brought back in a new tab, in its form only', {
  tag: '@all',
}, async ({ page, context }) => {
  await fillAndOpen(page, estimate)
  await page.close()
  const later = await context.newPage()
  const element = await comeTo(later, estimate)
  await expect(unsent(element)).toBeHidden()
  await expectEmpty(element, estimate)
  const other = formOf(later, message)
  await expect(other.getByRole('button', { name: 'Bring back my last request' })).toBeHidden()

  await element.getByRole('button', { name: 'Bring back my last request' }).click()
  await expectFilled(element, estimate)
  await expect(element.getByLabel('Service')).toHaveValue('drywall-repair')
  await expectEmpty(other, message)
})

test('who starts over finds an empty form, and may bring it back at once', async ({ page }) => {
  const element = await fillAndOpen(page, message)
  await element.getByRole('button', { name: 'Start over' }).click()
  await expectEmpty(element, message)
  expect(await keptIn(page)).toBe('')
  await element.getByLabel('First name').fill('Ben')
  await element.getByRole('button', { name: 'Bring back my last request' }).click()
  await expectFilled(element, message)
  await element.getByRole('button', { name: 'Bring back my last request' }).click()
  await expect(element.getByLabel('First name')).toHaveValue('Ben')

  await comeTo(page, message)
  await element.getByRole('button', { name: 'Start over' }).click()
  await comeTo(page, message)
  await expectEmpty(element, message)
  await expect(element.getByRole('button', { name: 'Bring back my last request' })).toBeHidden()
})

test('what was only typed waits for 30 days, and is then dropped', { tag: '@all' }, async ({ page }) => {
  const element = await comeTo(page, message)
  await fill(element, message)
  await page.addInitScript(putClockForward, DAYS_30 - HOUR)
  await comeTo(page, message)
  await expect(unsent(element)).toBeVisible()
  await expectFilled(element, message)
  await page.addInitScript(putClockForward, 2 * HOUR)
  await comeTo(page, message)
  await expectEmpty(element, message)
  expect(await keptIn(page)).toBe('')
})

for (const [name, forbid] of [
  ['is full', fillStorage],
  ['is forbidden', forbidStorage],
  ['holds what nobody of ours wrote', spoilStorage],
] as const)
  test(`a request is sent and brought back though storage ${name}`, { tag: '@all' }, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message: words }) => errors.push(words))
    await page.addInitScript(forbid)
    const element = await fillAndOpen(page, estimate)
    await expect(thanksOn(page)).toContainText(estimate.thanks)
    await expectEmpty(element, estimate)
    await thanksNotice(page).getByRole('button', { name: 'Bring back what I typed' }).click()
    await expectFilled(element, estimate)
    expect(errors).toEqual([])
  })

/** What the browser keeps of requests. */
const keptIn = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('quote-'))
      .join(),
  )

/** Adds to what it was put forward before. Runs in the page. */
function putClockForward(milliseconds: number) {
  const now = Date.now
  Date.now = () => now() + milliseconds
}

/** Runs in the page. */
function spoilStorage() {
  for (const [name, text] of [
    ['quote-draft:estimate', '{"firstName"'],
    ['quote-opened:estimate', '{"typed":null,"at":"now"}'],
  ] as const)
    localStorage.setItem(name, text)
}
