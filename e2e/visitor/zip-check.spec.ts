import type { Page } from '@playwright/test'
import { axeFaults } from '../fixtures/axe.ts'
import { expect, test } from '../fixtures/test.ts'
import { WIDTHS } from '../quote/quote-form.ts'

const PLACES = ['/service-areas']
const field = (page: Page) => page.getByLabel('Your zip code')
const check = (page: Page) => page.getByRole('button', { name: 'Check' })
const answer = (page: Page) => page.locator('zip-check').getByRole('status')

/** The script comes when the visitor does. */
async function comeTo(page: Page, path: string) {
  await page.goto(path)
  await field(page).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => customElements.get('zip-check') !== undefined)
}

for (const [device, viewport] of Object.entries(WIDTHS))
  for (const path of PLACES)
    test(`${path} answers in three honest ways, on a ${device}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await comeTo(page, path)
      await field(page).fill('28078')
      await check(page).click()
      await expect(answer(page)).toContainText('Yes, we come to 28078.')
      const town = answer(page).getByRole('link', { name: /Huntersville/ })
      await expect(town).toHaveAttribute('href', '/service-areas/huntersville')
      await expect(town).toContainText('minutes from our office')

      await field(page).fill('29730')
      await check(page).click()
      await expect(answer(page)).toContainText('29730 is in our extended area. Call first.')
      await expect(answer(page).getByRole('link', { name: 'Rock Hill, SC' })).toBeVisible()
      await expect(answer(page).getByRole('link', { name: /^Call/ })).toHaveAttribute(
        'href',
        /^tel:\+1\d{10}$/,
      )

      await field(page).fill('28801')
      await check(page).click()
      await expect(answer(page)).toContainText('We don’t come to 28801.')
      await expect(answer(page)).toContainText('Charlotte, Matthews, Mint Hill, Pineville, and Huntersville')
      await expect(answer(page).getByRole('link', { name: /^Call/ })).toBeVisible()
    })

test('the keyboard alone asks, and goes on to the town', async ({ page }) => {
  await comeTo(page, '/service-areas')
  await field(page).focus()
  await page.keyboard.type('28227-1234')
  await page.keyboard.press('Enter')
  await expect(answer(page).getByRole('link')).toHaveText([/^Charlotte/, /^Mint Hill/])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/service-areas/charlotte')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: WIDTHS.phone })

  test('a tap asks, and the field brings up digits', async ({ page }) => {
    await comeTo(page, '/service-areas')
    await expect(field(page)).toHaveAttribute('inputmode', 'numeric')
    await expect(field(page)).toHaveAttribute('autocomplete', 'postal-code')
    await field(page).tap()
    await field(page).fill('28105')
    await check(page).tap()
    await expect(answer(page)).toContainText('Yes, we come to 28105.')
  })
})

test('what is no zip code is said beside the field, and stays there to be corrected', async ({ page }) => {
  await comeTo(page, '/service-areas')
  for (const typed of ['', '2810', 'Matthews']) {
    await field(page).fill(typed)
    await check(page).click()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAccessibleDescription(/^Enter your 5-digit zip code, like \d{5}\.$/)
    await expect(field(page)).toHaveValue(typed)
  }
  await field(page).fill('28105')
  await expect(field(page)).toHaveAccessibleDescription('')
})

test('it works without a network, tells nobody and remembers nothing', async ({ page, context }) => {
  await comeTo(page, '/service-areas')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await context.setOffline(true)
  await field(page).fill('28105')
  await check(page).click()
  await expect(answer(page)).toContainText('Yes, we come to 28105.')
  await context.setOffline(false)
  expect(asked).toEqual([])
  expect(new URL(page.url()).search).toBe('')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('28105')
})

test('axe finds nothing in question, answers and list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await comeTo(page, '/service-areas')
  await page.getByText('All zip codes by town').click()
  for (const typed of ['28227', '29730', '28801', 'x']) {
    await field(page).fill(typed)
    await check(page).click()
    expect(await axeFaults(page, 'zip-check'), typed).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PLACES)
    test(`${path} leads to the list of all zip codes by town`, async ({ page }) => {
      await page.goto(path)
      await field(page).fill('28078')
      await check(page).click()
      const list = page.getByRole('row', { name: /^Huntersville .*28078/ })
      await expect(list).toBeVisible()
      await expect(list).toBeInViewport()
      await expect(page.getByRole('row', { name: /^Rock Hill, SC .*29730, 29732/ })).toBeVisible()
      expect(page.url()).not.toContain('28078')
    })
})
