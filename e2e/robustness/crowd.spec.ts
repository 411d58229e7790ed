import { Agent, get } from 'node:http'
import { untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const VISITORS = 100
const PRICE = 'price-interior-painting'
const SHOWING = ['/services/painting', '/', '/prices']
const PATHS = [...SHOWING, '/services/plumbing', '/contact', '/service-areas/matthews', '/no-such-page']
const PATIENCE_MS = 10_000

test('a price is on its pages within ten seconds while a hundred visitors ask for one page after the other', async ({
  product,
}) => {
  const crowd = new Crowd(product.site)
  try {
    await expect.poll(() => crowd.answers).toBeGreaterThan(VISITORS)
    await product.client().patch(PRICE).set({ minimum: 275 }).commit()
    await untilShown(product, SHOWING, '$2.75', PATIENCE_MS, '$2.50')
  } finally {
    await crowd.leave()
    await product.client().patch(PRICE).set({ minimum: 250 }).commit()
    await untilShown(product, SHOWING, '$2.50', PATIENCE_MS)
  }
  expect(crowd.faults).toEqual([])
})

/** Visitors who each keep one connection, and ask for the next page as soon as they have one. */
class Crowd {
  answers = 0
  readonly faults: string[] = []
  readonly #agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  readonly #visits: Promise<unknown>
  #isLeaving = false

  constructor(site: string) {
    this.#visits = Promise.all(Array.from({ length: VISITORS }, (_, turn) => this.#visit(site, turn)))
  }

  async leave(): Promise<void> {
    this.#isLeaving = true
    await this.#visits
    this.#agent.destroy()
  }

  async #visit(site: string, first: number): Promise<void> {
    for (let turn = first; !this.#isLeaving; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/'
      const wanted = path === '/no-such-page' ? 404 : 200
      const status = await this.#statusOf(`${site}${path}`).catch((error: Error) => error.message)
      this.answers += 1
      if (status !== wanted) this.faults.push(`${path}: ${status}`)
    }
  }

  #statusOf(url: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const asked = get(url, { agent: this.#agent }, (response) => {
        response.once('error', reject).once('end', () => resolve(response.statusCode))
        response.resume()
      })
      asked.once('error', reject)
    })
  }
}
