import { setTimeout as pause } from 'node:timers/promises'
import { pathOf } from '#content/addresses/routes.ts'
import { median, milliseconds, percentile, printTable, share } from '../console/figures.ts'
import { everyPage } from '../lighthouse/audited-paths.ts'
import type { Product } from '../product/product.ts'
import { runLoad } from './load/run-load.ts'
import { publish, restoring, untilShown } from './publish-and-poll.ts'

const PAGE = '/services/painting'
const PRICE = 'price-interior-painting'
/** Milliseconds after a publish in which the site looks at its other pages. */
const REST = 2_000
const targets = { single: 300, together: 1_000, underLoad: 2_000, asked: 1_000, all: 6_000 }

/** The time from sending a change to the lake until a visitor gets a page that shows it, polled from outside. */
export async function benchPublishing(product: Product): Promise<void> {
  const rows = await restoring(product, [PRICE, 'business'], async () => [
    rowOf('a price, one publish after the other', await single(product, 30, 301), targets.single),
    rowOf('a price, 20 publishes back to back', await backToBack(product), targets.together),
    rowOf('a price, while 100 visitors ask without a pause', await underLoad(product), targets.underLoad),
    ...(await phoneRows(product)),
  ])
  console.log('\nFrom publish to updated page')
  printTable(['', 'publishes', 'median', '95th percentile', 'longest', 'of the target'], rows)
}

function rowOf(name: string, times: readonly number[], limit: number): string[] {
  const p95 = percentile(times, 0.95)
  const figures = [median(times), p95, Math.max(...times)].map(milliseconds)
  return [name, String(times.length), ...figures, share(p95, limit, 'ms at the 95th')]
}

async function single(product: Product, publishes: number, from: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < publishes; turn += 1) {
    const cents = from + turn
    const started = performance.now()
    await publish(product, PRICE, { minimum: cents })
    await untilShown(product, PAGE, dollars(cents))
    times.push(performance.now() - started)
    await pause(REST)
  }
  return times
}

/** From the last of 20 publishes until it is shown. */
async function backToBack(product: Product): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 10; round += 1) {
    let started = 0
    for (let turn = 0; turn < 20; turn += 1) {
      started = performance.now()
      await publish(product, PRICE, { minimum: 1_000 + round * 20 + turn })
    }
    await untilShown(product, PAGE, dollars(1_000 + round * 20 + 19))
    times.push(performance.now() - started)
    await pause(2 * REST)
  }
  return times
}

async function underLoad(product: Product): Promise<number[]> {
  const load = runLoad(`${product.environment.localSiteUrl}/prices`, 90)
  const times = await single(product, 20, 2_001)
  await load
  return times
}

/** The phone number stands on every page. */
async function phoneRows(product: Product): Promise<string[][]> {
  const pages = (await everyPage(product)).map(pathOf)
  const asked: number[] = []
  const all: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const number = `${5_550_150 + turn}`
    const text = `(704) ${number.slice(0, 3)}-${number.slice(3)}`
    const page = pages[(turn * 7) % pages.length] ?? '/'
    await untilShown(product, page, '</html>')
    const started = performance.now()
    await publish(product, 'business', { phone: `+1704${number}` })
    await untilShown(product, page, text)
    asked.push(performance.now() - started)
    for (const other of pages) await untilShown(product, other, text, { every: 25 })
    all.push(performance.now() - started)
    await pause(2 * REST)
  }
  return [
    rowOf('the phone number, on a page that was asked for', asked, targets.asked),
    rowOf(`the phone number, on all ${pages.length} pages`, all, targets.all),
  ]
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
