import type { Page } from '@playwright/test'
import { axeFaults } from '../fixtures/axe.ts'
import { devices, press, untilDefined } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'

const PATH = '/service-areas'
const field = (page: Page) => page.getByLabel('Your zip code')
const check = (page: Page) => page.getByRole('button', { name: 'Check' })
const answer = (page: Page) => page.locator('zip-check').getByRole('status')

/** The script comes when the visitor does. */
async function comeTo(page: Page) {
  await page.goto(PATH)
  await field(page).scrollIntoViewIfNeeded()
  await untilDefined(page, 'zip-check')
}

async function ask(page: Page, code: string) {
  await field(page).fill(code)
  await press(check(page))
}

test.describe('by touch', () => {
  test.use(devices.phone)

  test('it answers in three honest ways, in which axe finds nothing, nor in the list', async ({ page }) => {
    await comeTo(page)
    await expect(field(page)).toHaveAttribute('inputmode', 'numeric')
    await expect(field(page)).toHaveAttribute('autocomplete', 'postal-code')
    await page.getByText('All zip codes by town').click()
    for (const [code, words, link] of [
      ['28078', 'Yes, we come to 28078.', /^Huntersville.*minutes from our office/],
      ['29730', '29730 is in our extended area. Call first.', /^Rock Hill, SC/],
      ['28801', 'We don’t come to 28801.', /^Call/],
    ] as const) {
      await ask(page, code)
      await expect(answer(page)).toContainText(words)
      await expect(answer(page).getByRole('link', { name: link })).toBeVisible()
      expect(await axeFaults(page, 'main')).toEqual([])
    }
    await expect(answer(page)).toContainText('Charlotte, Matthews, Mint Hill, Pineville, and Huntersville')
    await expect(answer(page).getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  })
})

test('the keyboard alone asks, and goes on to the town', async ({ page }) => {
  await comeTo(page)
  await field(page).focus()
  await page.keyboard.type('28227-1234')
  await page.keyboard.press('Enter')
  await expect(answer(page).getByRole('link')).toHaveText([/^Charlotte/, /^Mint Hill/])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/service-areas/charlotte')
})

test('what is no zip code is said beside the field, and stays there to be corrected', async ({ page }) => {
  await comeTo(page)
  for (const typed of ['', '2810', 'Matthews']) {
    await ask(page, typed)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAccessibleDescription(/^Enter your 5-digit zip code, like \d{5}\.$/)
    await expect(field(page)).toHaveValue(typed)
  }
  expect(await axeFaults(page, 'zip-check')).toEqual([])
  await field(page).fill('28105')
  await expect(field(page)).toHaveAccessibleDescription('')
})

test('it works without a network, tells nobody and remembers nothing', async ({ page, context }) => {
  await comeTo(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await context.setOffline(true)
  await ask(page, '28105')
  await expect(answer(page)).toContainText('Yes, we come to 28105.')
  await context.setOffline(false)
  // A script of the page itself may come at any moment.
  expect(asked.filter((address) => !address.includes('/islands/'))).toEqual([])
  expect(new URL(page.url()).search).toBe('')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('28105')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it leads to the list of all zip codes by town', async ({ page }) => {
    await page.goto(PATH)
    await field(page).fill('28078')
    await check(page).click()
    const list = page.getByRole('row', { name: /^Huntersville .*28078/ })
    await expect(list).toBeInViewport()
    await expect(page.getByRole('row', { name: /^Rock Hill, SC .*29730, 29732/ })).toBeVisible()
    expect(page.url()).not.toContain('28078')
  })
})
