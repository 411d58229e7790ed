import { setTimeout as pause } from 'node:timers/promises'
import { pathOf } from '#content/addresses/routes.ts'
import type { Product } from '../product/product.ts'
import { runLoad } from './load.ts'
import { type Row, repeat, spread, timeOf } from './measuring.ts'
import { change, everyPage, PRICE, publishPrice, untilShown } from './site.ts'

/** Milliseconds after a publish in which the site looks at its other pages. */
const REST = 2_000

/** The time from sending a change to the lake until a visitor gets a page that shows it, polled from outside. */
export async function benchPublishing(product: Product): Promise<Row[]> {
  return [
    { publish: 'a price (300 ms at the 95th)', ...spread(await prices(product, 30, 301)) },
    { publish: 'the last of 20 back to back (600 ms)', ...spread(await lastOfMany(product)) },
    { publish: 'one while 100 visitors ask (2,000 ms)', ...spread(await underLoad(product)) },
    ...(await phoneNumbers(product)),
  ]
}

function prices(product: Product, publishes: number, from: number): Promise<number[]> {
  return repeat(publishes, async (turn) => {
    const time = await timeOf(() => publishPrice(product, from + turn))
    await pause(REST)
    return time
  })
}

/** From the last of 20 publishes, which wait for the lake alone, until it is shown. */
function lastOfMany(product: Product): Promise<number[]> {
  return repeat(10, async (round) => {
    const first = 1_000 + round * 20
    await repeat(19, (turn) => change(product, PRICE, { minimum: first + turn }))
    const time = await timeOf(() => publishPrice(product, first + 19))
    await pause(2 * REST)
    return time
  })
}

async function underLoad(product: Product): Promise<number[]> {
  const load = runLoad(`${product.environment.localSiteUrl}/prices`, 90)
  const times = await prices(product, 20, 2_001)
  await load
  return times
}

/** The phone number stands on every page. */
async function phoneNumbers(product: Product): Promise<Row[]> {
  const pages = (await everyPage(product)).map(pathOf)
  const times = await repeat(5, async (turn) => {
    const text = `(704) 555-015${turn}`
    const page = pages[(turn * 7) % pages.length] ?? '/'
    await untilShown(product, page, '</html>')
    const started = performance.now()
    await change(product, 'business', { phone: `+1704555015${turn}` })
    await untilShown(product, page, text)
    const asked = performance.now() - started
    for (const other of pages) await untilShown(product, other, text, 25)
    const all = performance.now() - started
    await pause(2 * REST)
    return { asked, all }
  })
  const onePage = times.map(({ asked }) => asked)
  return [
    { publish: 'the phone number, on a page that was asked for (1,000 ms)', ...spread(onePage) },
    { publish: `on all ${pages.length} pages (6,000 ms)`, ...spread(times.map(({ all }) => all)) },
  ]
}
