import { LiveProcess } from '../product/processes/live-process.ts'
import type { Product } from '../product/product.ts'
import { type Row, repeat, spread } from './measuring.ts'
import { until } from './site.ts'

const RUNS = 5

/** How long a second `npm start` takes, when everything is built and published: to the first page, and until all is ready. */
export async function benchStarting(product: Product): Promise<Row[]> {
  await product.stop()
  const times = await repeat(RUNS, () => startOnce(product))
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
  const isAnswered = () =>
    fetch(environment.localSiteUrl).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isAnswered, 'the home page', { every: 10 })
  const times = { answered: since(), ready: await ready }
  await running.stop()
  return times
}
