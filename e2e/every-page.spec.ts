import type { Page } from '@playwright/test'
import { everyPath } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'

const UNKNOWN = '/there/is/no/such/page'

test.use({ viewport: { width: 390, height: 844 } })

test('no page scrolls sideways, complains, asks another host or carries a framework script', async ({
  page,
  stage,
}) => {
  for (const path of [...(await everyPath(stage)), UNKNOWN]) {
    await test.step(path, () => checkPage(page, stage.site, path))
  }
})

test('an unknown address shows the 404 page with the status 404', async ({ page }) => {
  const response = await page.goto(UNKNOWN)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

async function checkPage(page: Page, site: string, path: string): Promise<void> {
  const messages: string[] = []
  const requests: string[] = []
  const onConsole = (message: { text(): string }) => messages.push(message.text())
  const onError = (error: Error) => messages.push(error.message)
  const onRequest = (request: { url(): string }) => requests.push(request.url())
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
  await page.goto(`${site}${path}`)
  await showEverything(page)
  await page.waitForLoadState('networkidle')
  page.off('console', onConsole).off('pageerror', onError).off('request', onRequest)

  // The browser itself reports a page with the status 404.
  expect(
    messages.filter((text) => path !== UNKNOWN || !text.includes('404')),
    'console',
  ).toEqual([])
  const elsewhere = requests.filter(
    (url) => !url.startsWith('data:') && new URL(url).hostname !== 'localhost',
  )
  expect(elsewhere, 'requests to other hosts').toEqual([])
  expect(
    requests.filter((url) => /\/_next\/.*\.js/.test(url)),
    'framework scripts',
  ).toEqual([])
  expect(await page.locator('script[src*="/_next/"], link[href*="/_next/"][as="script"]').count()).toBe(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'width in pixels').toBeLessThanOrEqual(390)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/** Pictures below the fold load only when they come into view. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}
