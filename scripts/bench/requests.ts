import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { pipeline } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../environment/ports.ts'
import type { Product } from '../product/product.ts'
import type { Row } from './measuring.ts'
import { change, publishPrice, restartPublishing, untilShown } from './site.ts'

/** In milliseconds without a request, after which a publish is over. */
const QUIET = 5_000

/** How many requests of the lake a publish takes: a hosted project pays for each, and a free one stops at its cap. */
export async function benchRequests(product: Product): Promise<Row[]> {
  const { environment, variables } = product
  const counter = await openCounter(environment.lakePort)
  const counted = async (what: string, work: () => Promise<void>) => {
    const before = counter.requests
    await work()
    for (let seen = -1; seen !== counter.requests; await pause(QUIET)) seen = counter.requests
    return { what, requests: counter.requests - before }
  }
  variables.LAKE_URL = counter.url
  const rows = [
    await counted('a start of the site, when nothing has changed', () => restartPublishing(product)),
    await counted('a price', () => publishPrice(product, 401)),
    await counted('the phone number, which every page shows', async () => {
      await change(product, 'business', { phone: '+17045550401' })
      await untilShown(product, '/services/painting', '(704) 555-0401')
    }),
  ]
  counter.close()
  variables.LAKE_URL = ''
  await restartPublishing(product)
  return rows
}

/** Passes requests on to the lake, and counts what publisher and renderer asked of it. */
async function openCounter(lakePort: number) {
  const [port = 0] = await freePorts(1)
  const server = createServer((request, response) => {
    counter.requests += 1
    const { url = '', method, headers } = request
    const passed = ask({ host: '127.0.0.1', port: lakePort, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders()
      pipeline(answer, response, () => passed.destroy())
    })
    pipeline(request, passed, (error) => error && response.destroy())
  }).listen(port, '127.0.0.1')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  const counter = { url: `http://localhost:${port}/lake`, requests: 0, close }
  await once(server, 'listening')
  return counter
}
