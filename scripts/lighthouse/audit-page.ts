import lighthouse, { type Result } from 'lighthouse'
import { median } from '../console/figures.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's results: categories out of 100, largest contentful paint and total blocking time in ms, and cumulative layout shift. */
export type PageScore = {
  path: string
  figures: number[]
  paint: number
  blocking: number
  shift: number
  failed: string[]
}

const RUNS = 3
/** Sometimes the browser's trace of a page is incomplete; then Lighthouse reports an error and has to be run again. */
const TRIES = 3

export async function auditPage(url: string, path: string, port: number): Promise<PageScore> {
  const runs: Result[] = []
  while (runs.length < RUNS) runs.push(await auditOnce(url, port))
  const middle = (read: (run: Result) => number) => median(runs.map(read))
  return {
    path,
    figures: categories.map((name) => middle(({ categories: found }) => (found[name]?.score ?? 0) * 100)),
    paint: middle(numberOf('largest-contentful-paint')),
    blocking: middle(numberOf('total-blocking-time')),
    shift: middle(numberOf('cumulative-layout-shift')),
    failed: [...new Set(runs.flatMap(failedIn))],
  }
}

/** In milliseconds, of one run. */
export async function blockingTime(url: string, port: number): Promise<number> {
  return numberOf('total-blocking-time')(await auditOnce(url, port, ['performance']))
}

function numberOf(audit: string): (run: Result) => number {
  return ({ audits }) => audits[audit]?.numericValue ?? Number.NaN
}

async function auditOnce(
  url: string,
  port: number,
  onlyCategories: readonly string[] = categories,
  tries = TRIES,
): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...onlyCategories],
    // Without a public address the site tells search engines not to index it.
    skipAudits: url.startsWith('https:') ? [] : ['is-crawlable'],
  })
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (tries > 1) return auditOnce(url, port, onlyCategories, tries - 1)
  throw new Error(`Lighthouse can't audit ${url}: ${runtimeError.message}`)
}

/** The audits that cost points, without those of speed, which are shown as figures. */
function failedIn({ categories: found, audits }: Result): string[] {
  const weighed = Object.values(found)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return weighed.flatMap(({ id }) => {
    const audit = audits[id]
    return audit && audit.score !== null && audit.score < 1 ? [`${audit.title} (${id})`] : []
  })
}
