import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { printTable } from '../../console/figures.ts'
import { step } from '../../console/steps.ts'
import { Product } from '../../product/product.ts'
import { testVariables } from '../../testing/product/test-variables.ts'
import { FEW, PRICE_OF_ALL, PRICE_OF_FEW } from './generated-pages.ts'
import { LargeSite } from './large-site.ts'

const head = [
  'pages',
  'first publish',
  'per page',
  `a price on ${FEW}`,
  'done',
  'a price on all',
  'per page',
  'restart: answers',
  'compared',
  'MB of lake',
  'renderer',
  'publisher',
  'delivery',
]

/** What publishing costs with many pages: the first publish, a price on some and on all of them, a restart, memory. */
export async function benchScale(sizes: readonly number[]): Promise<void> {
  const rows: string[][] = []
  for (const size of sizes) rows.push(await measure(size))
  console.log(`\nPublishing with many pages (load of the machine at the end: ${loadavg()[0]?.toFixed(1)})`)
  printTable(head, rows)
}

async function measure(size: number): Promise<string[]> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const product = new Product(await testVariables(directory))
  try {
    return await measureSite(new LargeSite(product, size), size)
  } finally {
    await product.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function measureSite(site: LargeSite, size: number): Promise<string[]> {
  const named = (name: string) => `${name} (${size.toLocaleString('en-US')} pages)`
  await step(named('Filled a lake'), () => site.fill())
  const first = await timed(named('Published everything'), () => site.product.startSite())
  const few = await step(named('Published a price of some'), () =>
    site.publishPrice(PRICE_OF_FEW, 102, Math.min(FEW, size)),
  )
  const all = await step(named('Published a price of all'), () => site.publishPrice(PRICE_OF_ALL, 103, size))
  const memory = site.memory
  const pages = await site.countPages()
  const again = await step(named('Started the site again'), () => site.restart())
  return [
    size.toLocaleString('en-US'),
    inSeconds(first),
    perPage(first, pages),
    inSeconds(few.shown),
    inSeconds(few.done),
    inSeconds(all.done),
    perPage(all.done, size),
    inSeconds(again.answers),
    inSeconds(again.compared),
    ...memory.map((megabytes) => String(Math.round(megabytes))),
  ]
}

async function timed(name: string, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await step(name, work)
  return performance.now() - started
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 0)} s`
}

function perPage(milliseconds: number, pages: number): string {
  return `${(milliseconds / pages).toFixed(1)} ms`
}
