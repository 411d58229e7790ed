import { setTimeout as pause } from 'node:timers/promises'
import { fixedPaths, routableTypes } from '#content/addresses/routes.ts'
import { Failure } from '../../console/failure.ts'
import type { Product } from '../../product/product.ts'
import { seed } from '../../seed/seeding.ts'
import { megabytesOf } from '../process-memory.ts'
import { untilShown } from '../publish-and-poll.ts'
import { generatedPath, writePages } from './generated-pages.ts'

/** In milliseconds. */
const POLL = 100
const PATIENCE = 60 * 60_000

/** The product with as many generated pages beside the samples. */
export class LargeSite {
  readonly product: Product
  readonly pages: number

  constructor(product: Product, pages: number) {
    this.product = product
    this.pages = pages
  }

  /** Fills a lake and builds the site; nothing is published yet. */
  async fill(): Promise<void> {
    const { product } = this
    // A site that is not there yet need not be told of each document.
    await product.lake.start(['--without-webhooks'])
    await seed({ client: await product.client(), replace: false, log: () => undefined })
    await product.build()
    await this.#restartLake(['--without-webhooks'])
    await writePages(await product.client(), this.pages)
    await this.#restartLake([])
  }

  /** Those of the samples included. */
  async countPages(): Promise<number> {
    const client = await this.product.client()
    return client.fetch<number>('count(*[_type in $types])', { types: routableTypes })
  }

  /** Publishes a price; resolves with the times until so many of the generated pages show it and until the publisher is done. */
  async publishPrice(id: string, minimum: number, shownOn: number) {
    const client = await this.product.client()
    const started = performance.now()
    const { _updatedAt } = await client.patch(id).set({ minimum }).commit()
    const text = `$${(minimum / 100).toFixed(2)}`
    for (const index of sampleOf(shownOn))
      await untilShown(this.product, generatedPath(index), text, { every: POLL, patience: PATIENCE })
    const shown = performance.now() - started
    await this.#untilListed(_updatedAt)
    return { shown, done: performance.now() - started }
  }

  /** The times from the start of the site's processes until visitors are answered, and until all pages have been compared. */
  async restart() {
    const { renderer, publisher, delivery } = this.product
    await Promise.all([renderer, publisher, delivery].map((part) => part.stop()))
    const started = performance.now()
    const compared = this.#startPublisher().then(() => performance.now() - started)
    await delivery.start()
    await untilShown(this.product, generatedPath(this.pages - 1), '</html>')
    return { answers: performance.now() - started, compared: await compared }
  }

  /** What each process holds in memory, in megabytes. */
  get memory(): readonly number[] {
    const { lake, renderer, publisher, delivery } = this.product
    return [lake, renderer, publisher, delivery].map(({ running }) => megabytesOf(running?.child.pid))
  }

  async #restartLake(options: readonly string[]): Promise<void> {
    await this.product.lake.stop()
    await this.product.lake.start(options)
  }

  async #startPublisher(): Promise<void> {
    const { renderer, publisher } = this.product
    void renderer.start()
    void publisher.start()
    await publisher.running?.says('Compared every page')
  }

  /** The sitemap is written last, with the moment of the change. */
  async #untilListed(change: string): Promise<void> {
    const end = performance.now() + PATIENCE
    while (performance.now() < end) {
      if ((await this.#sitemap()).includes(change)) return
      await pause(POLL)
    }
    throw new Failure(`The sitemap did not have the change of ${change} within ${PATIENCE / 1000} s.`)
  }

  /** With its parts, if it has any. */
  async #sitemap(): Promise<string> {
    const { localSiteUrl } = this.product.environment
    const text = await (await fetch(`${localSiteUrl}${fixedPaths.sitemap}`)).text()
    if (!text.includes('<sitemapindex')) return text
    const parts = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    const texts = await Promise.all(parts.map(async (address) => (await fetch(address)).text()))
    return texts.join('')
  }
}

/** At most two hundred of the pages, the last among them: to ask for all of them would be most of the work. */
function sampleOf(pages: number): number[] {
  const step = Math.max(1, pages / 200)
  return Array.from({ length: Math.min(pages, 200) }, (_, turn) => Math.round((turn + 1) * step) - 1)
}
