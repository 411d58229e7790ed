import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { freePorts } from '../environment/ports.ts'
import type { Product } from '../product/product.ts'
import { dollars, publish, restoring, until, untilShown } from './site.ts'
import type { Table } from './table.ts'

const PAGE = '/services/painting'
const PRICE = 'price-interior-painting'
/** In milliseconds without a request, after which a publish is over. */
const QUIET = 5_000
/** The site asks whether it missed something every ten minutes. */
const CATCH_UPS_PER_MONTH = 30 * 24 * 6

/** What publisher and renderer asked of the lake, and how often somebody began to listen to it. */
type Counter = { url: string; requests: number; streams: number; close(): void }

/**
 * How many requests of the lake a publish takes: a hosted project pays for each, and a free one stops at its cap. Counted are
 * those of publisher and renderer, once with the lake's messages and once with live events alone.
 */
export async function benchRequests(product: Product): Promise<Table> {
  const counter = await openCounter(product.environment.lakePort)
  const { variables } = product
  variables.LAKE_URL = counter.url
  const rows = await restoring(product, [PRICE, 'business'], async () => {
    const start = await counted(counter, () => restartSite(product))
    const told = await publishes(product, counter, 'a message (webhook)', 401)
    await hearAlone(product, counter)
    const heard = await publishes(product, counter, 'live events alone', 501)
    return [['a start of the site, when nothing has changed', '', start], ...told, ...heard]
  })
  counter.close()
  variables.LAKE_URL = ''
  await product.lake.stop()
  await product.lake.start()
  await restartSite(product)
  const notes = [`Besides, ${CATCH_UPS_PER_MONTH} a month ask whether something was missed.`]
  return { title: 'Requests of the lake', head: ['', 'told by', 'requests'], rows, notes }
}

async function publishes(
  product: Product,
  counter: Counter,
  way: string,
  cents: number,
): Promise<string[][]> {
  const price = await counted(counter, async () => {
    await publish(product, PRICE, { minimum: cents })
    await untilShown(product, PAGE, dollars(cents))
  })
  const phone = await counted(counter, async () => {
    await publish(product, 'business', { phone: `+17045550${cents}` })
    await untilShown(product, PAGE, `(704) 555-0${cents}`)
  })
  return [
    ['a price', way, price],
    ['the phone number, which every page shows', way, phone],
  ]
}

async function counted(counter: Counter, work: () => Promise<void>): Promise<string> {
  const before = counter.requests
  await work()
  await untilQuiet(counter, QUIET)
  return String(counter.requests - before)
}

async function untilQuiet(counter: Counter, every: number): Promise<void> {
  let seen = -1
  const isQuiet = () => {
    const last = seen
    seen = counter.requests
    return seen === last
  }
  await until(isQuiet, 'no more requests', { every })
}

async function restartSite({ publisher, renderer }: Product): Promise<void> {
  await Promise.all([publisher.stop(), renderer.stop()])
  void renderer.start()
  await publisher.start()
  await publisher.running?.says('Compared every page')
}

/** Starts the lake without messages; resolves when the site listens again and has looked at what it missed. */
async function hearAlone({ lake, variables }: Product, counter: Counter): Promise<void> {
  const { streams } = counter
  variables.LAKE_URL = ''
  await lake.stop()
  await lake.start(['--without-webhooks'])
  variables.LAKE_URL = counter.url
  await until(() => counter.streams > streams, 'somebody to listen to live events')
  await untilQuiet(counter, 2_000)
}

/** Passes requests on to the lake, and counts them. */
async function openCounter(lakePort: number): Promise<Counter> {
  const [port = 0] = await freePorts(1)
  const server = createServer((request, response) => {
    counter.requests += 1
    const { url = '', method, headers } = request
    const passed = ask({ host: '127.0.0.1', port: lakePort, path: url, method, headers }, (answer) => {
      if (url.includes('/live/events') && answer.statusCode === 200) counter.streams += 1
      response.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders()
      answer.on('error', () => response.destroy()).pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  }).listen(port, '127.0.0.1')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  const counter = { url: `http://localhost:${port}/lake`, requests: 0, streams: 0, close }
  await once(server, 'listening')
  return counter
}
