import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import type { Product } from '../product/product.ts'
import { findOrInstallHeadlessShell } from '../testing/browser.ts'
import { median, type Row, repeat, spread } from './measuring.ts'
import { onQuietSite } from './site.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu']
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true }
/** Lighthouse's settings for a slow mobile network: latency in milliseconds, throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
/** How many times as slow as this machine a mid-range phone is. */
const SLOWER = 4
/** In milliseconds. */
const PATIENCE = 120_000
/** Milliseconds that somebody takes to type a password: meanwhile the browser fetches what comes after it. */
const TYPING = 8_000
/** Milliseconds that somebody looks at the first screen before a form is opened. */
const LOOKING = 5_000
/** Milliseconds until a slow phone has nothing left to do: after it has come, after it has scrolled, after it was tapped. */
const SETTLED = 1_500
/** The shortest that browsers tell the duration of, in milliseconds. */
const SHORTEST = 16

/** By which program, and with which options, a browser is started. */
async function browserOptions({ variables }: Product) {
  const executablePath = (await findOrInstallHeadlessShell(variables)) || undefined
  return { executablePath, args: FLAGS }
}

/** How long the owner waits on a slow phone, and what it has to load: medians of three first visits, and of a second one after each. */
export async function benchStudio(product: Product): Promise<Row[]> {
  const browser = await chromium.launch(await browserOptions(product))
  const pasted = await repeat(3, () => visitStudio(browser, product, 0))
  const typed = await repeat(3, () => visitStudio(browser, product, TYPING))
  await browser.close()
  const row = (until: string, visits: readonly Visit[], name: keyof Visit) => {
    const medianOf = (figure: keyof Step) => Math.round(median(visits.map((visit) => visit[name][figure])))
    return { until, ms: medianOf('ms'), kB: medianOf('kB'), requests: medianOf('requests') }
  }
  return [
    row('the password can be typed (2,000 ms)', typed, 'password'),
    row('the first screen, password pasted', pasted, 'home'),
    row(`the same, typed for ${TYPING / 1000} s (2,000 ms)`, typed, 'home'),
    row('an amount can be typed, from the same (5,000 ms)', typed, 'amount'),
    row('a form, its first field (2,000 ms)', typed, 'form'),
    row('the first screen, second visit (2,500 ms)', typed, 'homeAgain'),
    row('an amount can be typed, second visit (4,000 ms)', typed, 'again'),
  ]
}

type Step = { ms: number; kB: number; requests: number }
type Visit = Awaited<ReturnType<typeof visitStudio>>

async function visitStudio(browser: Browser, { environment }: Product, typing: number) {
  const context = await browser.newContext({ ...PHONE, isMobile: false, hasTouch: false })
  let [started, kB, requests] = [performance.now(), 0, 0]
  const restart = () => {
    ;[started, kB, requests] = [performance.now(), 0, 0]
  }
  const step = () => ({ ms: performance.now() - started, kB, requests })
  const openCounted = async () => {
    const { page, session } = await openSlowly(context)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    session.on('Network.requestWillBeSent', () => {
      requests += 1
    })
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      kB += encodedDataLength / 1_000
    })
    return page
  }
  const toAmounts = async (visited: Page) => {
    await visited.getByRole('link', { name: 'Change a price' }).click()
    await visited
      .getByLabel(/: amount$/)
      .first()
      .fill('3')
    return step()
  }
  const page = await openCounted()
  restart()
  await page.goto(environment.studioUrl, { waitUntil: 'commit' })
  await page.getByLabel('Password', { exact: true }).fill(environment.studioPassword)
  const password = step()
  await pause(typing)
  restart()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Change a price' }).waitFor()
  const home = step()
  const amount = await toAmounts(page)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('link', { name: 'Add a review' }).waitFor()
  await pause(LOOKING)
  restart()
  await page.getByRole('link', { name: 'Add a review' }).click()
  await page.getByRole('textbox', { name: 'Customer' }).fill('x')
  const form = step()
  await page.close()
  const later = await openCounted()
  restart()
  await later.goto(environment.studioUrl, { waitUntil: 'commit' })
  await later.getByRole('link', { name: 'Change a price' }).waitFor()
  const homeAgain = step()
  const again = await toAmounts(later)
  await context.close()
  return { password, home, amount, form, homeAgain, again }
}

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
const question = (page: Page) => page.locator('question-list summary').first()
const fold = (page: Page) => page.locator('main [data-fold=phone] > summary').first()
const picture = (page: Page) => page.getByRole('link', { name: /^Enlarge/ }).first()
const room = (page: Page) => page.getByRole('button', { name: 'Price this room' })
const taps = [
  { path: '/', targets: { menu, question, fold, picture } },
  { path: '/services/painting', targets: { menu, question, fold } },
  { path: '/prices', targets: { menu, fold } },
  { path: '/prices#estimate', targets: { room } },
  { path: '/gallery', targets: { menu, picture } },
]

/** How long a phone four times slower takes to show what a tap did, each on a page that was never touched but to scroll there. */
export async function benchTaps(product: Product): Promise<Row[]> {
  const browser = await chromium.launch(await browserOptions(product))
  const rows = await onQuietSite(product, async () => {
    const found: Row[] = []
    for (const { path, targets } of taps)
      for (const [name, find] of Object.entries(targets)) {
        const url = `${product.environment.localSiteUrl}${path}`
        const times = await repeat(5, () => tap(browser, url, find))
        found.push({ path, 'tap (200 ms)': name, ...spread(times) })
      }
    return found
  })
  await browser.close()
  return rows
}

async function tap(browser: Browser, url: string, find: (page: Page) => Locator): Promise<number> {
  const { page } = await openSlowly(await browser.newContext(PHONE))
  await page.goto(url)
  await pause(SETTLED)
  await find(page).scrollIntoViewIfNeeded()
  await pause(SETTLED)
  await page.evaluate(observe, SHORTEST)
  await find(page).tap()
  await pause(SETTLED)
  const longest = await page.evaluate(() => Number(document.documentElement.dataset.longest))
  await page.context().close()
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

async function openSlowly(context: BrowserContext) {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, session }
}
