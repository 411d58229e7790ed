import { launch } from 'chrome-launcher'
import { untilDrawn, withoutPublishing } from '../../bench/quiet-site.ts'
import { milliseconds, printTable } from '../../console/figures.ts'
import { step } from '../../console/steps.ts'
import { auditPage, categories, type PageScore } from '../../lighthouse/audit-page.ts'
import { pathsToAudit } from '../../lighthouse/audited-paths.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import type { Product } from '../../product/product.ts'
import { findOrInstallBrowser } from '../../testing/browser.ts'
import { withTemporaryProduct } from '../../testing/product/temporary-product.ts'
import { HttpsProxy } from '../../testing/proxy/https-proxy.ts'

/**
 * `npm run lighthouse`: Lighthouse's scores on a phone for one page of each kind; with `-- --all` for every page, with
 * `-- --https` through a proxy with https, as visitors come.
 */
await runMain(async () => {
  endOnSignals()
  let proxy: HttpsProxy | undefined
  await withTemporaryProduct(
    async (product) => {
      const paths = await pathsToAudit(product, process.argv.includes('--all'))
      await step('Drew all pictures, as on a site that has stood for a while', () => untilDrawn(product))
      const audit = () => auditAll(product, paths, proxy?.browserFlags ?? [])
      print(await withoutPublishing(product, audit))
      await proxy?.stop()
    },
    async (variables, directory) => {
      if (process.argv.includes('--https')) proxy = await HttpsProxy.start(variables, directory)
    },
  )
  process.exit()
})

async function auditAll(
  { variables, environment: { siteUrl, localSiteUrl } }: Product,
  paths: readonly string[],
  flags: readonly string[],
): Promise<PageScore[]> {
  const chrome = await launch({
    chromePath: await findOrInstallBrowser(variables),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', ...flags],
  })
  const scores: PageScore[] = []
  try {
    for (const page of paths) {
      await step(`Audited ${page}`, async () => {
        scores.push(await auditPage(`${siteUrl ?? localSiteUrl}${page}`, page, chrome.port))
      })
    }
  } catch (error) {
    // A page that fails must not lose the results of half an hour.
    print(scores)
    throw error
  } finally {
    chrome.kill()
  }
  return scores
}

function print(scores: readonly PageScore[]): void {
  console.log('\nLighthouse on a phone, medians of three runs')
  printTable(
    ['', ...categories, 'largest paint', 'blocking', 'layout shift'],
    scores.map(({ path: page, figures, paint, blocking, shift }) => [
      page,
      ...figures.map(String),
      `${(paint / 1000).toFixed(2)} s`,
      milliseconds(blocking),
      shift.toFixed(3),
    ]),
  )
  for (const { path: page, failed } of scores) for (const audit of failed) console.log(`  ${page}: ${audit}`)
}
