import { launch } from 'chrome-launcher'
import { median, milliseconds, printTable } from '../../console/figures.ts'
import { blockingTime } from '../../lighthouse/audit-page.ts'
import type { Product } from '../../product/product.ts'
import { findOrInstallBrowser } from '../../testing/browser.ts'
import { withoutPublishing } from '../quiet-site.ts'
import { PlainSite } from './plain-site.ts'

const HOME = '/'
const RUNS = 5
/** How much longer the site may keep a phone busy than the same page written by hand, in milliseconds. */
const MORE = 50

/** Total blocking time of the home page on Lighthouse's phone and of the same page written by hand, measured in turn. */
export async function benchBlocking(product: Product): Promise<void> {
  const site = product.environment.localSiteUrl
  const chromePath = await findOrInstallBrowser(product.variables)
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] })
  const plain = await PlainSite.open(site, [HOME])
  const times: { site: number[]; byHand: number[] } = { site: [], byHand: [] }
  // The first requests draw the pictures.
  for (const url of [site, plain.url]) await blockingTime(`${url}${HOME}`, chrome.port)
  await withoutPublishing(product, async () => {
    for (let run = 0; run < RUNS; run += 1) {
      times.site.push(await blockingTime(`${site}${HOME}`, chrome.port))
      times.byHand.push(await blockingTime(`${plain.url}${HOME}`, chrome.port))
    }
  })
  plain.close()
  chrome.kill()
  const [ours, byHand] = [median(times.site), median(times.byHand)]
  console.log(`\nTotal blocking time on Lighthouse's phone, medians of ${RUNS}, beside the same page by hand`)
  printTable(
    ['', 'the site', 'by hand', `more, at most ${MORE} ms`],
    [[HOME, milliseconds(ours), milliseconds(byHand), milliseconds(ours - byHand)]],
  )
}
