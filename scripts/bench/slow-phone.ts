import type { Browser, CDPSession, Page } from '@playwright/test'

/** Lighthouse's settings for a slow mobile network: latency in milliseconds, throughput in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
/** How many times as slow as this machine a mid-range phone is. */
const SLOWER = 4

/** A page in a new profile of the browser, as a mid-range phone on a slow network shows it. */
export async function openOnSlowPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, session }
}
