import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'
import { everyPath } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'

const UNKNOWN = '/there/is/no/such/page'
const AT_ONCE = 4

test.use({ viewport: { width: 390, height: 844 } })

test('no page scrolls sideways, complains, asks another host or carries a framework script', async ({
  context,
  stage,
}) => {
  test.setTimeout(5 * 60_000)
  const faults: string[] = []
  const paths = [...(await everyPath(stage)), UNKNOWN].values()
  const visitAll = async () => {
    for (const path of paths) faults.push(...(await faultsOf(context, stage.site, path)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitAll))
  expect(faults).toEqual([])
})

test('an unknown address shows the 404 page with the status 404', async ({ page }) => {
  const response = await page.goto(UNKNOWN)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

/** Everything that is wrong with a page, in sentences that begin with its path. */
async function faultsOf(context: BrowserContext, site: string, path: string): Promise<string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => faults.push(...consoleFaults(message, path)))
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`))
  page.on('request', (request) => faults.push(...requestFaults(request.url())))
  await page.goto(`${site}${path}`)
  await showEverything(page)
  await page.waitForLoadState('networkidle')
  const { width, headings, scripts } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    headings: document.querySelectorAll('h1').length,
    scripts: document.querySelectorAll('script[src*="/_next/"], link[as="script"]').length,
  }))
  if (width > 390) faults.push(`is ${width} pixels wide`)
  if (headings !== 1) faults.push(`has ${headings} first headings`)
  if (scripts > 0) faults.push(`carries ${scripts} framework scripts`)
  await page.close()
  return faults.map((fault) => `${path} ${fault}`)
}

/** The unknown page says that it is one, and so does the browser. */
function consoleFaults(message: ConsoleMessage, path: string): string[] {
  const isExpected = path === UNKNOWN && message.text().includes('404')
  return isExpected ? [] : [`says "${message.text()}" ${message.location().url}`]
}

function requestFaults(address: string): string[] {
  const { protocol, hostname, pathname } = new URL(address)
  if (protocol === 'data:') return []
  if (hostname !== 'localhost') return [`asks ${hostname}`]
  return /^\/_next\/.*\.js$/.test(pathname) ? [`loads ${pathname}`] : []
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
