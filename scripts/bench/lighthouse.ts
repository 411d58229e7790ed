import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium, type LaunchOptions } from '@playwright/test'
import { z } from 'zod'
import { pathOf, routableTypes } from '#content/addresses/routes.ts'
import { step } from '../console/steps.ts'
import { freePorts } from '../environment/ports.ts'
import type { Product } from '../product/product.ts'
import { median, type Row, repeat } from './measuring.ts'
import { browserOptions } from './phone.ts'
import { everyPage, onQuietSite } from './site.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIGURES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const
/** Fetched by npm when it is first run: nothing else needs it, and it is a sixth of all files of an installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
/** Sometimes the browser's trace of a page is incomplete; then Lighthouse reports an error and has to be run again. */
const TRIES = 3

/** The part of Lighthouse's report that is read. Scores are between 0 and 1, null where there is none. */
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})
type Report = z.infer<typeof report>

/**
 * Lighthouse's points on a phone, out of 100, and what it says of the speed: medians of several runs. `flags` are those by which the
 * browser finds a site behind a proxy.
 */
export async function benchLighthouse(product: Product, flags: readonly string[]): Promise<Row[]> {
  const { siteUrl, localSiteUrl } = product.environment
  const paths = await pathsToAudit(product)
  const browser = await browserOptions(product, flags)
  return onQuietSite(product, async () => {
    const rows: Row[] = []
    for (const path of paths) {
      const url = `${siteUrl ?? localSiteUrl}${path}`
      const runs = await step(`Audited ${path}`, () => repeat(RUNS, () => audit(url, browser)))
      rows.push(rowOf(path, runs))
    }
    return rows
  })
}

/** Of each kind of page the one with the most content. */
async function pathsToAudit(product: Product): Promise<string[]> {
  const pages = await everyPage(product)
  pages.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
  return routableTypes.flatMap((type) => pages.filter(({ _type }) => _type === type).slice(0, 1)).map(pathOf)
}

function rowOf(path: string, runs: readonly Report[]): Row {
  const points = (name: string) => median(runs.map(({ categories }) => (categories[name]?.score ?? 0) * 100))
  const figure = (name: string) => median(runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  return {
    path,
    ...Object.fromEntries(CATEGORIES.map((name) => [name, points(name)])),
    ...Object.fromEntries(FIGURES.map((name) => [name, Number(figure(name).toPrecision(3))])),
    failed: [...new Set(runs.flatMap(failedIn))].join(', '),
  }
}

/** In a browser of its own: one that has audited a dozen pages may never trace a page wholly again. */
async function audit(url: string, options: LaunchOptions, tries = TRIES): Promise<Report> {
  const [port = 0] = await freePorts(1)
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ ...options, args })
  const { runtimeError, ...found } = await reportOf(url, port).finally(() => browser.close())
  if (!runtimeError) return found
  if (tries > 1) return audit(url, options, tries - 1)
  throw new Error(`Lighthouse can't audit ${url}: ${runtimeError.message}`)
}

async function reportOf(url: string, port: number): Promise<Report> {
  // Without a public address the site tells search engines not to index it.
  const skipped = url.startsWith('https:') ? [] : ['--skip-audits=is-crawlable']
  const flags = [`--port=${port}`, `--only-categories=${CATEGORIES.join()}`, '--output=json', '--quiet']
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...flags, ...skipped]
  const { stdout } = await promisify(execFile)('npm', command, { maxBuffer: 64 * 1024 * 1024 })
  return report.parse(JSON.parse(stdout))
}

/** The audits that cost points, without those of speed, which are shown as figures. */
function failedIn({ categories, audits }: Report): string[] {
  const { performance: _, ...others } = categories
  return Object.values(others)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [id] : []))
}
