import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { pipeline } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../environment/ports.ts'
import type { Product } from '../product/product.ts'
import type { Row } from './measuring.ts'
import { change, PAGE, publishPrice, restartPublishing, untilShown } from './site.ts'

/** In milliseconds without a request, after which a publish is over. */
const QUIET = 5_000

/** How many requests of the lake a publish takes: a hosted project pays for each, and a free one stops at its cap. */
export async function benchRequests(product: Product): Promise<Row[]> {
  const { environment, variables } = product
  const [port = 0] = await freePorts(1)
  let requests = 0
  // Passes them on from publisher and renderer.
  const counter = createServer((request, response) => {
    requests += 1
    const { url = '', method, headers } = request
    const passed = ask({ port: environment.lakePort, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders()
      pipeline(answer, response, () => passed.destroy())
    })
    pipeline(request, passed, (error) => error && response.destroy())
  }).listen(port, '127.0.0.1')
  await once(counter, 'listening')
  variables.LAKE_URL = `http://localhost:${port}/lake`
  const counted = async (what: string, work: () => Promise<void>) => {
    const before = requests
    await work()
    for (let seen = -1; seen !== requests; await pause(QUIET)) seen = requests
    return { what, requests: requests - before }
  }
  const rows = [
    await counted('a start of the site, when nothing has changed', () => restartPublishing(product)),
    await counted('a price', () => publishPrice(product, 401)),
    await counted('the phone number, which every page shows', async () => {
      await change(product, 'business', { phone: '+17045550401' })
      await untilShown(product, PAGE, '(704) 555-0401')
    }),
  ]
  variables.LAKE_URL = ''
  await restartPublishing(product)
  counter.close()
  return rows
}
