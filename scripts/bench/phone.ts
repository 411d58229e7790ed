import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import type { Product } from '../product/product.ts'
import { findOrInstallBrowser } from '../testing/browser.ts'

export const FLAGS = ['--no-sandbox', '--disable-gpu']
/** Lighthouse's settings for a slow mobile network: latency in milliseconds, throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
/** How many times as slow as this machine a mid-range phone is. */
const SLOWER = 4

export async function withBrowser<Result>(
  { variables }: Product,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = await findOrInstallBrowser(variables)
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  return work(browser).finally(() => browser.close())
}

/** Works with a page in a new profile of the browser, which the session watches. */
export async function onPhone<Result>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return work(page, session).finally(() => context.close())
}

/** As a mid-range phone on a slow network shows it. */
export function onSlowPhone<Result>(
  browser: Browser,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  return onPhone(browser, async (page, session) => {
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return work(page, session)
  })
}
