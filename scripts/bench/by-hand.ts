import { median, milliseconds } from '../console/figures.ts'
import type { Product } from '../product/product.ts'
import { blockingTime, withChrome } from './lighthouse.ts'
import { onSlowPhone, withBrowser } from './phone.ts'
import { servePlainPages } from './plain-page.ts'
import { withoutPublishing } from './site.ts'
import type { Table } from './table.ts'

const PAGES = ['/', '/services/painting', '/service-areas/matthews'] as const
const PAINT = { runs: 7, ratio: 1.15 } as const
/** How much longer the site may keep a phone busy than the same page written by hand, in milliseconds. */
const BLOCKING = { runs: 5, more: 50 } as const

/** Largest contentful paint of the site's pages and of the same pages written by hand. */
export async function benchPaint(product: Product): Promise<Table> {
  const rows = await withBrowser(product, (browser) =>
    compare(product, PAGES, PAINT.runs, (url) =>
      onSlowPhone(browser, async (page) => {
        await page.goto(url, { waitUntil: 'networkidle' })
        return page.evaluate(largestPaint)
      }),
    ),
  )
  return {
    title: `Largest paint on a slow phone, medians of ${PAINT.runs}, beside the same page written by hand`,
    head: ['', 'the site', 'by hand', `ratio, at most ${PAINT.ratio}`],
    rows: rows.map(([page, ours, byHand]) => [
      page,
      milliseconds(ours),
      milliseconds(byHand),
      (ours / byHand).toFixed(2),
    ]),
  }
}

/** Total blocking time of the home page on Lighthouse's phone and of the same page written by hand. */
export async function benchBlocking(product: Product): Promise<Table> {
  const rows = await withChrome(product, [], (port) =>
    compare(product, PAGES.slice(0, 1), BLOCKING.runs, (url) => blockingTime(url, port)),
  )
  return {
    title: `Total blocking time on Lighthouse's phone, medians of ${BLOCKING.runs}, beside the same page by hand`,
    head: ['', 'the site', 'by hand', `more, at most ${BLOCKING.more} ms`],
    rows: rows.map(([page, ...times]) => [page, ...[...times, times[0] - times[1]].map(milliseconds)]),
  }
}

/** For each page the median of the site and that of the page by hand, measured in turn. */
async function compare(
  product: Product,
  pages: readonly string[],
  runs: number,
  measure: (url: string) => Promise<number>,
): Promise<[string, number, number][]> {
  const site = product.environment.localSiteUrl
  const plain = await servePlainPages(site, pages)
  // The first requests draw the pictures.
  for (const page of pages) for (const from of [site, plain.url]) await measure(`${from}${page}`)
  const found = await withoutPublishing(product, async () => {
    const rows: [string, number, number][] = []
    for (const page of pages) {
      const times: { site: number[]; byHand: number[] } = { site: [], byHand: [] }
      for (let run = 0; run < runs; run += 1) {
        times.site.push(await measure(`${site}${page}`))
        times.byHand.push(await measure(`${plain.url}${page}`))
      }
      rows.push([page, median(times.site), median(times.byHand)])
    }
    return rows
  })
  plain.close()
  return found
}

/** In the page: milliseconds. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    const seen = (list: PerformanceObserverEntryList) =>
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)
    new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}
