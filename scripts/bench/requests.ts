import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { freePorts } from '../environment/ports.ts'
import type { Product } from '../product/product.ts'
import type { Row } from './measuring.ts'
import { publishPrice, restoring, until, untilShown } from './site.ts'

/** In milliseconds without a request, after which a publish is over. */
const QUIET = 5_000

/** What publisher and renderer asked of the lake. */
type Counter = { url: string; requests: number; close(): void }

/** How many requests of the lake a publish takes: a hosted project pays for each, and a free one stops at its cap. */
export async function benchRequests(product: Product): Promise<Row[]> {
  const { environment, variables } = product
  const counter = await openCounter(environment.lakePort)
  const counted = async (what: string, work: () => Promise<void>) => {
    const before = counter.requests
    await work()
    await untilQuiet(counter)
    return { what, requests: counter.requests - before }
  }
  variables.LAKE_URL = counter.url
  const rows = await restoring(product, async () => [
    await counted('a start of the site, when nothing has changed', () => restartSite(product)),
    await counted('a price', () => publishPrice(product, 401)),
    await counted('the phone number, which every page shows', async () => {
      await (await product.client()).patch('business').set({ phone: '+17045550401' }).commit()
      await untilShown(product, '/services/painting', '(704) 555-0401')
    }),
  ])
  counter.close()
  variables.LAKE_URL = ''
  await restartSite(product)
  return rows
}

async function untilQuiet(counter: Counter): Promise<void> {
  let seen = -1
  const isQuiet = () => {
    const last = seen
    seen = counter.requests
    return seen === last
  }
  await until(isQuiet, 'no more requests', { every: QUIET })
}

async function restartSite({ publisher, renderer }: Product): Promise<void> {
  await Promise.all([publisher.stop(), renderer.stop()])
  void renderer.start()
  await publisher.start()
  await publisher.running?.says('Compared every page')
}

/** Passes requests on to the lake, and counts them. */
async function openCounter(lakePort: number): Promise<Counter> {
  const [port = 0] = await freePorts(1)
  const server = createServer((request, response) => {
    counter.requests += 1
    const { url = '', method, headers } = request
    const passed = ask({ host: '127.0.0.1', port: lakePort, path: url, method, headers }, (answer) => {
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
  const counter = { url: `http://localhost:${port}/lake`, requests: 0, close }
  await once(server, 'listening')
  return counter
}
