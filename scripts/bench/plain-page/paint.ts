import { type Browser, chromium } from '@playwright/test'
import { median, milliseconds, printTable } from '../../console/figures.ts'
import type { Product } from '../../product/product.ts'
import { findOrInstallBrowser } from '../../testing/browser.ts'
import { withoutPublishing } from '../quiet-site.ts'
import { openOnSlowPhone } from '../slow-phone.ts'
import { PlainSite } from './plain-site.ts'

const PAGES = ['/', '/services/painting', '/service-areas/matthews'] as const
const RUNS = 7
const TARGET = 1.15

/** Largest contentful paint of the site's pages and of the same pages written by hand, measured in turn. */
export async function benchPaint(product: Product): Promise<void> {
  const site = product.environment.localSiteUrl
  const executablePath = await findOrInstallBrowser(product.variables)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const plain = await PlainSite.open(site, PAGES)
  const rows: string[][] = []
  // The first requests draw the pictures.
  for (const page of PAGES) for (const url of [site, plain.url]) await paintOf(browser, `${url}${page}`)
  await withoutPublishing(product, async () => {
    for (const page of PAGES) rows.push(await compare(browser, page, `${site}${page}`, `${plain.url}${page}`))
  })
  plain.close()
  await browser.close()
  console.log(`\nLargest paint on a slow phone, medians of ${RUNS}, beside the same page written by hand`)
  printTable(['', 'the site', 'by hand', `ratio, at most ${TARGET}`], rows)
}

async function compare(browser: Browser, page: string, ours: string, plain: string): Promise<string[]> {
  const times: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run += 1) {
    times[0].push(await paintOf(browser, ours))
    times[1].push(await paintOf(browser, plain))
  }
  const [site, byHand] = [median(times[0]), median(times[1])]
  return [page, milliseconds(site), milliseconds(byHand), (site / byHand).toFixed(2)]
}

async function paintOf(browser: Browser, url: string): Promise<number> {
  const { page } = await openOnSlowPhone(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        ),
      ),
  )
  await page.context().close()
  return time
}
