import { setTimeout as pause } from 'node:timers/promises'
import { pathOf } from '#content/addresses/routes.ts'
import { dollars } from '#content/prices/price.ts'
import type { Product } from '../product/product.ts'
import { type Row, repeat, spread, timeOf } from './measuring.ts'
import { change, everyPage, PRICE, untilShown } from './site.ts'

const PAGE = '/services/painting'
/** Milliseconds after a publish in which the site looks at its other pages. */
const REST = 2_000

/** The time from sending a change to the lake until a visitor gets a page that shows it, polled from outside. */
export async function benchPublishing(product: Product): Promise<Row[]> {
  const prices = await repeat(30, async (turn) => {
    const time = await timeOf(async () => {
      await change(product, PRICE, { minimum: 301 + turn })
      await untilShown(product, PAGE, dollars(301 + turn))
    })
    await pause(REST)
    return time
  })
  return [{ publish: 'a price (300 ms at the 95th)', ...spread(prices) }, await phoneNumbers(product)]
}

/** The phone number stands on every page. */
async function phoneNumbers(product: Product): Promise<Row> {
  const pages = (await everyPage(product)).map(pathOf)
  const times = await repeat(5, async (turn) => {
    const time = await timeOf(async () => {
      await change(product, 'business', { phone: `+1704555015${turn}` })
      for (const page of pages) await untilShown(product, page, `(704) 555-015${turn}`, 25)
    })
    await pause(2 * REST)
    return time
  })
  return { publish: `the phone number, on all ${pages.length} pages (4,000 ms)`, ...spread(times) }
}
