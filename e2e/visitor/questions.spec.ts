import type { Page } from '@playwright/test'
import { isOnTop, onAnyDevice, press, untilDefined } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/services/kitchen-remodeling'
const ANCHOR = '#faq-kitchen-wall'
const QUESTION = 'Can this wall come out?'
const ANSWER = 'Usually. The price depends on what it holds up.'
const OTHER = 'Can we cook while you work?'

const section = (page: Page) => page.locator('[data-section="faq"]')
const named = (page: Page, question: string) => section(page).getByText(question, { exact: true })
const answer = (page: Page) => section(page).getByText(ANSWER)
const open = (page: Page) => section(page).locator('details[open]')

onAnyDevice('A visitor', () => {
  test('opens one question at a time, closes it again, and shares its address', async ({ page }) => {
    await page.goto(PAGE + ANCHOR)
    await expect(open(page)).toHaveCount(1)
    await expect(answer(page)).toBeInViewport()
    expect(await named(page, QUESTION).evaluate(isOnTop)).toBe(true)
    await page.evaluate(() => location.assign('#faq-kitchen-cook'))
    await expect(answer(page)).toBeHidden()
    await expect(named(page, OTHER)).toBeInViewport()
    expect(await named(page, OTHER).evaluate(isOnTop)).toBe(true)

    await press(named(page, QUESTION))
    await expect(answer(page)).toBeVisible()
    await expect(open(page)).toHaveCount(1)
    await expect(page).toHaveURL(PAGE + ANCHOR)
    await press(named(page, QUESTION))
    await expect(open(page)).toHaveCount(0)
    await expect(page).toHaveURL(PAGE)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('one question is open at a time, and an address opens its own', async ({ page }) => {
      await page.goto(PAGE + ANCHOR)
      await expect(answer(page)).toBeInViewport()
      await expect(open(page)).toHaveCount(1)
      await named(page, OTHER).click()
      await expect(answer(page)).toBeHidden()
      await expect(open(page)).toHaveCount(1)
    })
  })
})

test('arrow keys, Home and End go around the questions, and Enter opens and closes one', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(PAGE)
  const names = section(page).locator('summary')
  await names.first().focus()
  await untilDefined(page, 'question-list')
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
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(open(page)).toHaveCount(0)
})
