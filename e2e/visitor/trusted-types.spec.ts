import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { button, comeToPictures, first, picture, second, viewer } from '../photos/photo-viewer.ts'
import { comeToEstimate, serviceOf } from '../quote/estimate.ts'
import { fillAndOpen, message, sentIt, thanksOn } from '../quote/quote-form.ts'
import { onePathOfEachKind } from '../specification/pages.ts'

/** What the page's policy has refused, on this page and those before it. */
let violations: string[] = []

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page }) => {
  violations = []
  await page.exposeFunction('noteViolation', (words: string) => violations.push(words))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      Object(window).noteViolation(`${effectiveDirective}: ${sample}`)
    })
  })
})

/** A visitor who comes to everything, so that each script starts that waits for that. */
async function lookAround(page: Page, path: string) {
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => customElements.get('missing-page') !== undefined)).toBe(true)
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('[data-coming]')) {
      element.dispatchEvent(new Event('focusin'))
      await customElements.whenDefined(element.localName)
    }
  })
}

/** The service worker comes when the visitor first acts, but not before the script that waits for that. */
async function workersAfterAct(page: Page): Promise<number> {
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

test('a script that makes script of text is refused', async ({ page }) => {
  await page.goto('/')
  const write = () =>
    page.evaluate(() => {
      document.createElement('p').innerHTML = '<b>bold</b>'
    })
  await expect(write()).rejects.toThrow('TrustedHTML')
  await expect.poll(() => violations).toHaveLength(1)
})

test('no kind of page needs text made into script, nor does what is kept for later without a network', async ({
  page,
}) => {
  for (const path of onePathOfEachKind()) await lookAround(page, path)
  await expect.poll(() => workersAfterAct(page)).toBe(1)
  expect(violations).toEqual([])
})

test('form, viewer, filter, slider, zip check, estimate and map need none when they are used', async ({
  page,
}) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'streets' }))
  await sentIt(await fillAndOpen(page, message)).click()
  await expect(thanksOn(page)).toBeVisible()
  await comeToPictures(page)
  await picture(page, first).click()
  await button(page, 'Next').click()
  await expect(viewer(page, second)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('#gallery').getByRole('group').getByText('Bathroom Remodeling').click()
  await expect(page.locator('#gallery').getByRole('status')).toContainText('Bathroom Remodeling')
  await lookAround(page, '/services/kitchen-remodeling')
  await page.getByRole('slider', { name: /^Before and after: / }).press('ArrowRight')
  await page.goto('/service-areas')
  await page.getByLabel('Your zip code').fill('28078')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.locator('zip-check').getByRole('status')).toContainText('Yes, we come to 28078.')
  await serviceOf(await comeToEstimate(page)).selectOption({ index: 1 })
  await lookAround(page, '/locations/matthews')
  await page.getByRole('button', { name: 'Show the map' }).first().click()
  await expect(page.getByTitle('Map of Matthews on OpenStreetMap')).toBeVisible()
  expect(violations).toEqual([])
})
