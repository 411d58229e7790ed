import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

/** The path that leads nowhere: its page may say so in the console. */
export const unknownPath = '/there/is/no/such/page'

/** Everything that only a browser can tell to be wrong with a page on a phone, in sentences that begin with its path. */
export async function visitFaults(context: BrowserContext, site: string, path: string): Promise<string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => faults.push(...consoleFaults(message, path)))
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`))
  page.on('request', (request) => faults.push(...requestFaults(request.url())))
  await page.goto(`${site}${path}`)
  await showEverything(page)
  await page.waitForLoadState('networkidle')
  const { width, viewport, scripts } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    viewport: document.documentElement.clientWidth,
    scripts: document.querySelectorAll('script[src*="/_next/"], link[as="script"]').length,
  }))
  if (width > viewport) faults.push(`is ${width} pixels wide`)
  if (scripts > 0) faults.push(`carries ${scripts} framework scripts`)
  await page.close()
  return faults.map((fault) => `${path} ${fault}`)
}

/** The unknown page says that it is one, and so does the browser. */
function consoleFaults(message: ConsoleMessage, path: string): string[] {
  const isExpected = path === unknownPath && message.text().includes('404')
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
