import { setTimeout as pause } from 'node:timers/promises'
import { printTable } from '../../console/figures.ts'
import type { Product } from '../../product/product.ts'
import { publish, restoring, untilShown } from '../publish-and-poll.ts'
import { CountingProxy } from './counting-proxy.ts'

const PAGE = '/services/painting'
const PRICE = 'price-interior-painting'
/** In milliseconds without a request, after which a publish is over. */
const QUIET = 5_000
/** The site asks whether it missed something every ten minutes. */
const CATCH_UPS_PER_MONTH = 30 * 24 * 6

/**
 * How many requests of the lake a publish takes: a hosted project pays for each, and a free one stops at its cap. Counted are
 * those of publisher and renderer, once with the lake's messages and once with live events alone.
 */
export async function benchRequests(product: Product): Promise<void> {
  const { lake, site, variables } = await countable(product)
  const rows = await restoring(product, [PRICE, 'business'], async () => {
    const start = [
      'a start of the site, when nothing has changed',
      '',
      String(await counted(lake, site.start)),
    ]
    const told = await publishes(product, lake, 'a message (webhook)', 401)
    await site.hearAlone()
    const heard = await publishes(product, lake, 'live events alone', 501)
    return [start, ...told, ...heard]
  })
  console.log('\nRequests of the lake')
  printTable(['', 'told by', 'requests'], rows)
  console.log(`Besides, ${CATCH_UPS_PER_MONTH} a month ask whether something was missed.`)
  lake.close()
  variables.LAKE_URL = ''
  await site.restore()
}

async function publishes(
  product: Product,
  lake: CountingProxy,
  way: string,
  cents: number,
): Promise<string[][]> {
  const number = `555${cents.toString().padStart(4, '0')}`
  const phone = `(704) 555-${number.slice(3)}`
  const one = await counted(lake, async () => {
    await publish(product, PRICE, { minimum: cents })
    await untilShown(product, PAGE, `$${(cents / 100).toFixed(2)}`)
  })
  const all = await counted(lake, async () => {
    await publish(product, 'business', { phone: `+1704${number}` })
    await untilShown(product, PAGE, phone)
  })
  return [
    ['a price', way, String(one)],
    ['the phone number, which every page shows', way, String(all)],
  ]
}

async function counted(lake: CountingProxy, work: () => Promise<void>): Promise<number> {
  const before = lake.count
  await work()
  for (let seen = -1; seen !== lake.count; await pause(QUIET)) seen = lake.count
  return lake.count - before
}

/** Has publisher and renderer ask the lake by way of a counter; the lake itself keeps its address. */
async function countable({ lake: lakePart, publisher, renderer, environment, variables }: Product) {
  const lake = await CountingProxy.open(environment.lakePort)
  const restartLake = async (options: readonly string[]) => {
    variables.LAKE_URL = ''
    await lakePart.stop()
    await lakePart.start(options)
    variables.LAKE_URL = lake.url
  }
  const start = async () => {
    await Promise.all([publisher.stop(), renderer.stop()])
    void renderer.start()
    await publisher.start()
    await publisher.running?.says('Compared every page')
  }
  variables.LAKE_URL = lake.url
  const site = {
    start,
    hearAlone: async () => {
      await restartLake(['--without-webhooks'])
      await lake.untilHeard()
    },
    restore: async () => {
      await lakePart.stop()
      await lakePart.start()
      await start()
    },
  }
  return { lake, site, variables }
}
