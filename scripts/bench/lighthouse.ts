import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { pathOf, routableTypes } from '#content/addresses/routes.ts'
import { milliseconds } from '../console/figures.ts'
import { step } from '../console/steps.ts'
import type { Product } from '../product/product.ts'
import { findOrInstallBrowser } from '../testing/browser.ts'
import { FLAGS } from './phone.ts'
import { everyPage, untilDrawn, withoutPublishing } from './site.ts'
import { medianBy, repeat, type Table } from './table.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 3
/** Sometimes the browser's trace of a page is incomplete; then Lighthouse reports an error and has to be run again. */
const TRIES = 3

type Settings = {
  /** Every page, in the place of the one of each kind with the most content. */
  all?: boolean | undefined
  /** Of the browser, which may have to find the site behind a proxy. */
  flags?: readonly string[]
}

/** Lighthouse's scores on a phone: categories out of 100, and what it says of the speed. */
export async function benchLighthouse(
  product: Product,
  { all = false, flags = [] }: Settings = {},
): Promise<Table> {
  const { siteUrl, localSiteUrl } = product.environment
  const paths = await pathsToAudit(product, all)
  await step('Drew all pictures, as on a site that has stood for a while', () => untilDrawn(product))
  const audits = await withoutPublishing(product, () =>
    withChrome(product, flags, async (port) => {
      const found: [string, Result[]][] = []
      for (const path of paths) {
        const url = `${siteUrl ?? localSiteUrl}${path}`
        await step(`Audited ${path}`, async () => {
          found.push([path, await repeat(RUNS, () => audit(url, port))])
        })
      }
      return found
    }),
  )
  return {
    title: `Lighthouse on a phone, medians of ${RUNS} runs`,
    head: ['', ...CATEGORIES, 'largest paint', 'blocking', 'layout shift'],
    rows: audits.map(([path, runs]) => row(path, runs)),
    notes: audits.flatMap(([path, runs]) =>
      [...new Set(runs.flatMap(failedIn))].map((failed) => `${path}: ${failed}`),
    ),
  }
}

async function pathsToAudit(product: Product, all: boolean): Promise<string[]> {
  const pages = await everyPage(product)
  if (all) return pages.map(pathOf)
  pages.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
  return routableTypes.flatMap((type) => pages.filter(({ _type }) => _type === type).slice(0, 1)).map(pathOf)
}

function row(path: string, runs: readonly Result[]): string[] {
  const numberOf = (name: string) => medianBy(runs, ({ audits }) => audits[name]?.numericValue ?? Number.NaN)
  return [
    path,
    ...CATEGORIES.map((name) =>
      String(medianBy(runs, ({ categories }) => (categories[name]?.score ?? 0) * 100)),
    ),
    `${(numberOf('largest-contentful-paint') / 1000).toFixed(2)} s`,
    milliseconds(numberOf('total-blocking-time')),
    numberOf('cumulative-layout-shift').toFixed(3),
  ]
}

async function withChrome<Found>(
  { variables }: Product,
  flags: readonly string[],
  work: (port: number) => Promise<Found>,
): Promise<Found> {
  const chromePath = await findOrInstallBrowser(variables)
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...FLAGS, ...flags] })
  return work(chrome.port).finally(() => chrome.kill())
}

async function audit(url: string, port: number, tries = TRIES): Promise<Result> {
  // Without a public address the site tells search engines not to index it.
  const skipAudits = url.startsWith('https:') ? [] : ['is-crawlable']
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    skipAudits,
  })
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (tries > 1) return audit(url, port, tries - 1)
  throw new Error(`Lighthouse can't audit ${url}: ${runtimeError.message}`)
}

/** The audits that cost points, without those of speed, which are shown as figures. */
function failedIn({ categories, audits }: Result): string[] {
  const weighed = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return weighed.flatMap(({ id }) => {
    const audited = audits[id]
    return audited && audited.score !== null && audited.score < 1 ? [`${audited.title} (${id})`] : []
  })
}
