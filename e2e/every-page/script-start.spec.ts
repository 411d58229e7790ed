import type { Page } from '@playwright/test'
import { untilDefined } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/services/painting'
const PICTURES = /\/images\//
const neverAnswered = () => undefined
/** From the one to the other a clock is moved, which goes on meanwhile. */
const MORNING = new Date('2026-11-20T12:00:00Z')
const NOON = new Date('2026-11-20T17:00:00Z')

test('the script begins when the page is there with its first picture', async ({ page }) => {
  await page.addInitScript(() => {
    const define = customElements.define.bind(customElements)
    customElements.define = (...element) => {
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
      document.documentElement.dataset.began ??= `${document.readyState} ${picture?.complete}`
      define(...element)
    }
  })
  // However long the picture takes, it is not what the script has given up waiting for.
  await page.clock.install({ time: MORNING })
  await page.clock.pauseAt(NOON)
  await page.goto(PAGE)
  await page.clock.runFor(500)
  await expect(page.locator('html')).toHaveAttribute('data-began', 'complete true')
})

test('without its first picture the script begins after a moment', { tag: '@all' }, async ({ page }) => {
  await page.route(PICTURES, neverAnswered)
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' })
  await untilBegun(page)
})

test('the script begins at once for a visitor who acts, picture or not', async ({ page }) => {
  await page.route(PICTURES, neverAnswered)
  // No moment passes, however long the page takes.
  await page.clock.install({ time: MORNING })
  await page.clock.pauseAt(NOON)
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' })
  expect(await hasBegun(page)).toBe(false)
  await page.keyboard.press('Tab')
  await untilBegun(page)
})

test('the script begins where Next serves the page too, with scripts of its own', async ({ page }) => {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const preload = '<link rel="preload" as="script" href="/_next/static/chunks/framework.js">'
    await route.fulfill({ response, body: html.replace('<head>', `<head>${preload}`) })
  })
  await page.goto(PAGE)
  await untilBegun(page)
})

for (const [path, script, part] of [
  ['/services/plumbing', 'quote-form', '#contact quote-form'],
  ['/', 'photo-viewer', '#gallery'],
] as const)
  test(`on ${path} the script ${script} comes when the visitor comes near it, and once`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'networkidle' })
    const comings = () => requests.filter((name) => name.includes(script))
    expect(comings()).toEqual([])
    await page.locator(part).scrollIntoViewIfNeeded()
    await untilDefined(page, script)
    expect(comings()).toHaveLength(1)
  })

function hasBegun(page: Page): Promise<boolean> {
  return page.evaluate(() => customElements.get('open-now') !== undefined)
}

async function untilBegun(page: Page): Promise<void> {
  await expect.poll(() => hasBegun(page)).toBe(true)
}
