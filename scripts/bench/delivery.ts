import { milliseconds, share } from '../console/figures.ts'
import type { Product } from '../product/product.ts'
import { type LoadFigures, runLoad } from './load.ts'
import { megabytesOf } from './site.ts'
import { type Table, timeOf } from './table.ts'

const PAGE = '/services/painting'
const WARM_UP = 3
const SECONDS = 20
const LONG_SECONDS = 60
/** Times as many requests per second as Next alone, milliseconds, megabytes, and milliseconds from start to ready. */
const target = { ratio: 5, p99: 20, memory: 150, start: 500 }

/** What 100 connections get of one page: from delivery, and from Next alone, in turn on the same machine. */
export async function benchDelivery({ environment, delivery }: Product): Promise<Table> {
  const load = async (site: string, seconds: number) => {
    await runLoad(`${site}${PAGE}`, WARM_UP)
    return runLoad(`${site}${PAGE}`, seconds)
  }
  const byNext = await load(environment.rendererUrl, SECONDS)
  const delivered = await load(environment.localSiteUrl, LONG_SECONDS)
  const memory = megabytesOf(delivery.running?.child.pid)
  await delivery.stop()
  const start = await timeOf(() => delivery.start())
  return {
    title: 'A page over 100 connections',
    head: ['', 'requests per second', 'median', '99th percentile', 'longest', 'failed'],
    rows: [row('Next alone', byNext), row('delivery', delivered)],
    notes: [
      `times as many: ${(delivered.perSecond / byNext.perSecond).toFixed(1)} (at least ${target.ratio})`,
      `99th percentile: ${share(delivered.p99, target.p99, 'ms')}`,
      `memory of delivery after ${LONG_SECONDS} s: ${share(memory, target.memory, 'MB')}`,
      `from start to ready: ${share(start, target.start, 'ms')}`,
    ],
  }
}

function row(name: string, { perSecond, median, p99, longest, failed }: LoadFigures): string[] {
  const times = [median, p99, longest].map(milliseconds)
  return [name, Math.round(perSecond).toLocaleString('en-US'), ...times, String(failed)]
}
