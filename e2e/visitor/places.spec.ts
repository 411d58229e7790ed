import type { Page } from '@playwright/test'
import { devices } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'

const PLACE = '#faq'
/** How far below the top of the screen a place that was jumped to may stand: the header is above it. */
const HIGHEST = 200

for (const [device, options] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use(options)

    test('who comes with the address of a place in a page is there', async ({ page }) => {
      await page.goto(`/${PLACE}`)
      await staysAtPlace(page)
    })

    test('who follows a link to a place in the page, before doing anything else, is there', async ({
      page,
    }) => {
      await page.goto('/')
      await page.evaluate((place) => {
        const link = document.createElement('a')
        link.href = place
        document.body.append(link)
        link.click()
      }, PLACE)
      await staysAtPlace(page)
    })

    test('who types the address of a place in the page is there', async ({ page }) => {
      await page.goto('/')
      await page.evaluate((place) => location.assign(place), PLACE)
      await staysAtPlace(page)
    })
  })
}

/** Also when everything has its right height. */
async function staysAtPlace(page: Page): Promise<void> {
  await expect.poll(() => isAtPlace(page)).toBe(true)
  await expect(async () => {
    await page.mouse.move(Date.now() % 100, 1)
    expect(await page.evaluate(() => document.documentElement.dataset.layout)).toBeUndefined()
  }).toPass()
  expect(await isAtPlace(page)).toBe(true)
}

function isAtPlace(page: Page): Promise<boolean> {
  return page.locator(PLACE).evaluate((place, highest) => {
    const { top } = place.getBoundingClientRect()
    return top >= 0 && top < highest
  }, HIGHEST)
}
