import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Product } from '../product/product.ts'
import { findOrInstallHeadlessShell } from '../testing/browser.ts'
import { median, type Row, repeat } from './measuring.ts'

export const BROWSER_FLAGS = ['--no-sandbox', '--disable-gpu']
/** Lighthouse's settings for a slow mobile network: latency in milliseconds, throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
/** How many times as slow as this machine a mid-range phone is. */
export const SLOWER = 4
const RUNS = 3
/** Milliseconds that somebody takes to type a password: meanwhile the browser fetches what comes after it. */
const TYPING = 8_000
/** In milliseconds. */
const PATIENCE = 120_000

/** From the start of a step: its time in milliseconds, the bytes on the wire, and the requests. */
type Step = { time: number; bytes: number; requests: number }

/** How long the owner waits on a slow phone that has never seen the Studio, and what it has to load. */
export async function benchStudio(product: Product): Promise<Row[]> {
  const executablePath = await findOrInstallHeadlessShell(product.variables)
  const browser = await chromium.launch({ executablePath: executablePath || undefined, args: BROWSER_FLAGS })
  const pasted = await repeat(RUNS, () => visit(browser, product, 0))
  const typed = await repeat(RUNS, () => visit(browser, product, TYPING))
  await browser.close()
  return [
    { until: 'the password can be typed (2,000 ms)', ...medians(typed.map(({ password }) => password)) },
    { until: 'the first screen, password pasted', ...medians(pasted.map(({ home }) => home)) },
    { until: `the same, typed for ${TYPING / 1000} s`, ...medians(typed.map(({ home }) => home)) },
  ]
}

function medians(steps: readonly Step[]): Row {
  return {
    ms: Math.round(median(steps.map(({ time }) => time))),
    kB: Math.round(median(steps.map(({ bytes }) => bytes)) / 1000),
    requests: median(steps.map(({ requests }) => requests)),
  }
}

async function visit(browser: Browser, { environment }: Product, typing: number) {
  const { page, finish } = await openSlowPhone(browser)
  await page.goto(environment.studioUrl, { waitUntil: 'commit', timeout: PATIENCE })
  await page.getByLabel('Password', { exact: true }).fill(environment.studioPassword)
  const password = finish()
  await pause(typing)
  const started = performance.now()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Change a price' }).waitFor()
  const home = { ...finish(), time: performance.now() - started }
  await page.context().close()
  return { password, home }
}

/** A page in a new profile of the browser, and what ends a step and begins the next one. */
async function openSlowPhone(browser: Browser): Promise<{ page: Page; finish: () => Step }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let [started, bytes, requests] = [performance.now(), 0, 0]
  session.on('Network.requestWillBeSent', () => {
    requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const finish = () => {
    const step = { time: performance.now() - started, bytes, requests }
    ;[started, bytes, requests] = [performance.now(), 0, 0]
    return step
  }
  return { page, finish }
}
