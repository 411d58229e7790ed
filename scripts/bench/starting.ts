import { median, milliseconds } from '../console/figures.ts'
import { LiveProcess } from '../product/processes/live-process.ts'
import type { Product } from '../product/product.ts'
import { until } from './site.ts'
import { repeat, type Table } from './table.ts'

const RUNS = 5
/** In milliseconds. */
const EVERY = 10
const TARGET = '2,000 ms'

/** How long a second `npm start` takes, when everything is built and published: to the first page, and until all is ready. */
export async function benchStarting(product: Product): Promise<Table> {
  await product.stop()
  const times = await repeat(RUNS, () => startOnce(product))
  await product.open()
  const [answered, ready] = [times.map((time) => time.answered), times.map((time) => time.ready)]
  return {
    title: `A second "npm start", medians of ${RUNS}`,
    head: ['', 'time', 'at most'],
    rows: [
      ['the home page is answered', milliseconds(median(answered)), TARGET],
      ['"Ready" is printed', milliseconds(median(ready)), TARGET],
    ],
  }
}

/** Milliseconds from the command on. */
async function startOnce({ environment, variables }: Product) {
  const started = performance.now()
  const name = 'npm start'
  const running = new LiveProcess({ name, node: 'npm', arguments: ['start'], variables })
  const since = () => performance.now() - started
  const ready = running.says('"Ready in ').then(since)
  await until(() => isAnswered(environment.localSiteUrl), 'the home page', { every: EVERY })
  const times = { answered: since(), ready: await ready }
  await running.stop()
  return times
}

async function isAnswered(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status === 200
}
