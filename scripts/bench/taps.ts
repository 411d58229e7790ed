import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import type { Product } from '../product/product.ts'
import { findOrInstallHeadlessShell } from '../testing/browser.ts'
import { type Row, repeat, spread } from './measuring.ts'
import { onQuietSite } from './site.ts'
import { BROWSER_FLAGS, SLOWER } from './studio.ts'

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true }
const RUNS = 5
/** Milliseconds until a slow phone has nothing left to do: after it has come, after it has scrolled, after it was tapped. */
const SETTLED = 1_500
/** The shortest that browsers tell the duration of, in milliseconds. */
const SHORTEST = 16

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
const question = (page: Page) => page.locator('question-list summary').first()
const fold = (page: Page) => page.locator('main [data-fold=phone] > summary').first()
const picture = (page: Page) => page.getByRole('link', { name: /^Enlarge/ }).first()
const room = (page: Page) => page.getByRole('button', { name: 'Price this room' })

const taps: readonly { path: string; targets: Record<string, (page: Page) => Locator> }[] = [
  { path: '/', targets: { menu, question, fold, picture } },
  { path: '/services/painting', targets: { menu, question, fold } },
  { path: '/prices', targets: { menu, fold } },
  { path: '/prices#estimate', targets: { room } },
  { path: '/gallery', targets: { menu, picture } },
]

/** How long a phone four times slower takes to show what a tap did, each on a page that was never touched but to scroll there. */
export async function benchTaps(product: Product): Promise<Row[]> {
  const executablePath = (await findOrInstallHeadlessShell(product.variables)) || undefined
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  const rows = await onQuietSite(product, () => measureTaps(browser, product.environment.localSiteUrl))
  await browser.close()
  return rows
}

export async function measureTaps(browser: Browser, siteUrl: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const { path, targets } of taps)
    for (const [name, find] of Object.entries(targets)) {
      const times = await repeat(RUNS, () => tap(browser, `${siteUrl}${path}`, find))
      rows.push({ path, 'tap (200 ms)': name, ...spread(times) })
    }
  return rows
}

async function tap(browser: Browser, url: string, find: (page: Page) => Locator): Promise<number> {
  const page = await browser.newPage(PHONE)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(url)
  await pause(SETTLED)
  await find(page).scrollIntoViewIfNeeded()
  await pause(SETTLED)
  await page.evaluate(observe, SHORTEST)
  await find(page).tap()
  await pause(SETTLED)
  const longest = await page.evaluate(() => Number(document.documentElement.dataset.longest))
  await page.close()
  return longest
}

/** Writes down what the visitor waited longest for, from the touch to the paint; in the page. */
function observe(shortest: number): void {
  const { dataset } = document.documentElement
  // In a variable: TypeScript doesn't know the threshold yet.
  const interactions = { type: 'event', durationThreshold: shortest }
  dataset.longest = '0'
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      dataset.longest = String(Math.max(duration, Number(dataset.longest)))
  }).observe(interactions)
}
