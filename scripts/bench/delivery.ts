import type { Product } from '../product/product.ts'
import { runLoad } from './load.ts'
import { megabytesOf, type Row, spread, tenths, timeOf } from './measuring.ts'

const PAGE = '/services/painting'
const WARM_UP = 3
const SECONDS = 20

/** What 100 connections get of one page: from delivery, and from Next alone, in turn on the same machine. */
export async function benchDelivery({ environment, delivery }: Product): Promise<Row[]> {
  const load = async (site: string) => {
    await runLoad(`${site}${PAGE}`, WARM_UP)
    const { times, failed } = await runLoad(`${site}${PAGE}`, SECONDS)
    return { 'a second': Math.round(times.length / SECONDS), failed, ...spread(times) }
  }
  const next = await load(environment.rendererUrl)
  const delivered = await load(environment.localSiteUrl)
  const memory = megabytesOf(delivery.running?.child.pid)
  await delivery.stop()
  const start = await timeOf(() => delivery.start())
  return [
    { from: 'Next alone', ...next },
    { from: 'delivery (20 ms at the 95th)', ...delivered, MB: memory, 'start ms': tenths(start) },
  ]
}
