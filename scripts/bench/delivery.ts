import { milliseconds, printTable, share } from '../console/figures.ts'
import type { Product } from '../product/product.ts'
import { type LoadFigures, runLoad } from './load/run-load.ts'
import { megabytesOf } from './process-memory.ts'

const PAGE = '/services/painting'
const SECONDS = 20
const LONG_SECONDS = 60
/** Times as many requests per second as Next alone, milliseconds, megabytes, and milliseconds from start to ready. */
const target = { ratio: 5, p99: 20, memory: 150, start: 500 }

/** What 100 connections get of one page: from delivery, and from Next alone, in turn on the same machine. */
export async function benchDelivery(product: Product): Promise<void> {
  const { localSiteUrl, rendererUrl } = product.environment
  await runLoad(`${rendererUrl}${PAGE}`, 3)
  const byNext = await runLoad(`${rendererUrl}${PAGE}`, SECONDS)
  await runLoad(`${localSiteUrl}${PAGE}`, 3)
  const delivered = await runLoad(`${localSiteUrl}${PAGE}`, LONG_SECONDS)
  const memory = megabytesOf(product.delivery.running?.child.pid)
  console.log('\nA page over 100 connections')
  printTable(
    ['', 'requests per second', 'median', '99th percentile', 'longest', 'failed'],
    [rowOf('Next alone', byNext), rowOf('delivery', delivered)],
  )
  console.log(
    `  times as many: ${(delivered.perSecond / byNext.perSecond).toFixed(1)} (at least ${target.ratio})`,
  )
  console.log(`  99th percentile: ${share(delivered.p99, target.p99, 'ms')}`)
  console.log(`  memory of delivery after ${LONG_SECONDS} s: ${share(memory, target.memory, 'MB')}`)
  console.log(`  from start to ready: ${share(await startTime(product), target.start, 'ms')}`)
}

function rowOf(name: string, { perSecond, median, p99, longest, failed }: LoadFigures): string[] {
  const times = [median, p99, longest].map(milliseconds)
  return [name, Math.round(perSecond).toLocaleString('en-US'), ...times, String(failed)]
}

async function startTime({ delivery }: Product): Promise<number> {
  await delivery.stop()
  const started = performance.now()
  await delivery.start()
  return performance.now() - started
}
