import { LiveProcess } from '../product/processes/live-process.ts'
import type { Product } from '../product/product.ts'
import { runLoad } from './load.ts'
import { megabytesOf, type Row, repeat, spread, tenths, timeOf } from './measuring.ts'
import { PAGE, until } from './site.ts'

const WARM_UP = 3
const SECONDS = 20
const STARTS = 5

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

/** How long a second `npm start` takes, when everything is built and published: to the first page, and until all is ready. */
export async function benchStarting(product: Product): Promise<Row[]> {
  await product.stop()
  const times = await repeat(STARTS, () => startOnce(product))
  await product.open()
  return [
    { until: 'the home page is answered (2,000 ms)', ...spread(times.map(({ answered }) => answered)) },
    { until: '"Ready" is printed (2,000 ms)', ...spread(times.map(({ ready }) => ready)) },
  ]
}

/** Milliseconds from the command on. */
async function startOnce({ environment, variables }: Product) {
  const started = performance.now()
  const running = new LiveProcess({ name: 'npm start', node: 'npm', arguments: ['start'], variables })
  const since = () => performance.now() - started
  const ready = running.says('"Ready in ').then(since)
  await until('the home page', 10, async () => {
    return (await fetch(environment.localSiteUrl).catch(() => undefined))?.ok ?? false
  })
  const times = { answered: since(), ready: await ready }
  await running.stop()
  return times
}
