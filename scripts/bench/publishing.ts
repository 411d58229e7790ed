import { setTimeout as pause } from 'node:timers/promises'
import { pathOf } from '#content/addresses/routes.ts'
import { percentile, share } from '../console/figures.ts'
import type { Product } from '../product/product.ts'
import { runLoad } from './load.ts'
import { dollars, everyPage, publish, restoring, untilShown } from './site.ts'
import { repeat, SPREAD, spread, type Table, timeOf } from './table.ts'

const PAGE = '/services/painting'
const PRICE = 'price-interior-painting'
/** Milliseconds after a publish in which the site looks at its other pages. */
const REST = 2_000
const targets = { single: 300, together: 1_000, underLoad: 2_000, asked: 1_000, all: 6_000 }

/** The time from sending a change to the lake until a visitor gets a page that shows it, polled from outside. */
export async function benchPublishing(product: Product): Promise<Table> {
  const rows = await restoring(product, [PRICE, 'business'], async () => [
    row('a price, one publish after the other', await single(product, 30, 301), targets.single),
    row('a price, 20 publishes back to back', await backToBack(product), targets.together),
    row('a price, while 100 visitors ask without a pause', await underLoad(product), targets.underLoad),
    ...(await phoneRows(product)),
  ])
  return { title: 'From publish to updated page', head: ['', 'publishes', ...SPREAD, 'of the target'], rows }
}

function row(name: string, times: readonly number[], limit: number): string[] {
  const target = share(percentile(times, 0.95), limit, 'ms at the 95th')
  return [name, String(times.length), ...spread(times), target]
}

function single(product: Product, publishes: number, from: number): Promise<number[]> {
  return repeat(publishes, async (turn) => {
    const time = await timeOf(() => publishPrice(product, from + turn))
    await pause(REST)
    return time
  })
}

async function publishPrice(product: Product, cents: number): Promise<void> {
  await publish(product, PRICE, { minimum: cents })
  await untilShown(product, PAGE, dollars(cents))
}

/** From the last of 20 publishes until it is shown. */
function backToBack(product: Product): Promise<number[]> {
  return repeat(10, async (round) => {
    const first = 1_000 + round * 20
    await repeat(19, (turn) => publish(product, PRICE, { minimum: first + turn }))
    const time = await timeOf(() => publishPrice(product, first + 19))
    await pause(2 * REST)
    return time
  })
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
  const times = await repeat(5, async (turn) => {
    const number = `${5_550_150 + turn}`
    const text = `(704) ${number.slice(0, 3)}-${number.slice(3)}`
    const page = pages[(turn * 7) % pages.length] ?? '/'
    await untilShown(product, page, '</html>')
    const started = performance.now()
    await publish(product, 'business', { phone: `+1704${number}` })
    await untilShown(product, page, text)
    const asked = performance.now() - started
    for (const other of pages) await untilShown(product, other, text, { every: 25 })
    const all = performance.now() - started
    await pause(2 * REST)
    return { asked, all }
  })
  const asked = times.map((time) => time.asked)
  const all = times.map((time) => time.all)
  return [
    row('the phone number, on a page that was asked for', asked, targets.asked),
    row(`the phone number, on all ${pages.length} pages`, all, targets.all),
  ]
}
