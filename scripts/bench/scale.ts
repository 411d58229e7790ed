import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { fixedPaths } from '#content/addresses/routes.ts'
import { step } from '../console/steps.ts'
import { Product } from '../product/product.ts'
import { seed } from '../seed/seeding.ts'
import { testVariables } from '../testing/product/test-variables.ts'
import { dollars, everyPage, megabytesOf, publish, until, untilShown } from './site.ts'
import { type Table, timeOf } from './table.ts'

/** A page of the samples that the generated ones are made of, and the price that all of them show. */
const TEMPLATE = { slug: 'charlotte/painting', price: 'price-interior-painting' } as const
/** The price that only the first of the generated pages name. */
const PRICE_OF_FEW = 'price-of-few'
const FEW = 50
const PER_TRANSACTION = 500
/** To ask for more of them would be most of the work. */
const MOST_ASKED = 200
/** In milliseconds. */
const PATIENTLY = { every: 100, patience: 60 * 60_000 }

const generatedPath = (index: number) => `/service-areas/${slugOf(index)}`
const slugOf = (index: number) => `area-${index + 1}/painting`

/** What publishing costs with many pages: the first publish, a price on some and on all of them, a restart, memory. */
export async function benchScale(sizes: readonly number[]): Promise<Table> {
  const rows: string[][] = []
  for (const size of sizes) {
    const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
    const product = new Product(await testVariables(directory))
    rows.push(await measure(product, size).finally(() => product.stop()))
    rmSync(directory, { recursive: true, force: true })
  }
  return {
    title: `Publishing with many pages (load of the machine at the end: ${loadavg()[0]?.toFixed(1)})`,
    head: [
      ...['pages', 'first publish', 'per page', `a price on ${FEW}`, 'done', 'a price on all', 'per page'],
      ...['restart: answers', 'compared', 'MB of lake', 'renderer', 'publisher', 'delivery'],
    ],
    rows,
  }
}

async function measure(product: Product, size: number): Promise<string[]> {
  const count = size.toLocaleString('en-US')
  const named = <Result>(name: string, work: () => Promise<Result>) => step(`${name} (${count} pages)`, work)
  await named('Filled a lake', () => fill(product, size))
  const first = await named('Published everything', () => timeOf(() => product.startSite()))
  const few = await named('Published a price of some', () =>
    publishPrice(product, PRICE_OF_FEW, 102, Math.min(FEW, size)),
  )
  const all = await named('Published a price of all', () => publishPrice(product, TEMPLATE.price, 103, size))
  const { lake, renderer, publisher, delivery } = product
  const memory = [lake, renderer, publisher, delivery].map(({ running }) => megabytesOf(running?.child.pid))
  const pages = (await everyPage(product)).length
  const again = await named('Started the site again', () => restart(product, generatedPath(size - 1)))
  return [
    ...[count, inSeconds(first), perPage(first, pages), inSeconds(few.shown), inSeconds(few.done)],
    ...[inSeconds(all.done), perPage(all.done, size), inSeconds(again.answers), inSeconds(again.compared)],
    ...memory.map((megabytes) => String(Math.round(megabytes))),
  ]
}

const perPage = (time: number, pages: number) => `${(time / pages).toFixed(1)} ms`
const inSeconds = (time: number) => `${(time / 1000).toFixed(time < 10_000 ? 2 : 0)} s`

/** Fills a lake and builds the site; nothing is published yet. */
async function fill(product: Product, size: number): Promise<void> {
  const restartLake = async (options: readonly string[]) => {
    await product.lake.stop()
    await product.lake.start(options)
  }
  // A site that is not there yet needs no message for each document.
  await product.lake.start(['--without-webhooks'])
  await seed({ client: await product.client(), replace: false, log: () => undefined })
  await product.build()
  await restartLake(['--without-webhooks'])
  await writePages(await product.client(), size)
  await restartLake([])
}

/** As many pages of a trade in a town, each about an area of its own. */
async function writePages(client: SanityClient, size: number): Promise<void> {
  const query = '{"page": *[slug.current == $slug][0], "price": *[_id == $price][0]}'
  const { page, price } = await client.fetch<Record<'page' | 'price', SanityDocument>>(query, TEMPLATE)
  await client.createOrReplace({ ...withoutRevision(price), _id: PRICE_OF_FEW, minimum: 101 })
  const pages = Array.from({ length: size }, (_, index) => ({ createOrReplace: generated(page, index) }))
  while (pages.length > 0) await client.mutate(pages.splice(0, PER_TRANSACTION), { visibility: 'async' })
}

function generated(page: SanityDocument, index: number) {
  const text = JSON.stringify(withoutRevision(page))
  const priced = index < FEW ? text.replaceAll(TEMPLATE.price, PRICE_OF_FEW) : text
  const document: SanityDocument = JSON.parse(priced.replaceAll('Charlotte', `Area ${index + 1}`))
  const slug = { _type: 'slug', current: slugOf(index) }
  return { ...document, _id: `generated-${index}`, title: `Painting in area ${index + 1}`, slug }
}

function withoutRevision({ _rev, _createdAt, _updatedAt, ...document }: SanityDocument) {
  return document
}

/** The times until so many of the generated pages show a price, and until the publisher is done. */
async function publishPrice(product: Product, id: string, minimum: number, shownOn: number) {
  const started = performance.now()
  const change = await publish(product, id, { minimum })
  const step = Math.max(1, shownOn / MOST_ASKED)
  for (let turn = 1; turn <= Math.min(shownOn, MOST_ASKED); turn += 1)
    await untilShown(product, generatedPath(Math.round(turn * step) - 1), dollars(minimum), PATIENTLY)
  const shown = performance.now() - started
  // The sitemap is written last, with the moment of the change.
  await until(async () => (await sitemap(product)).includes(change), 'the sitemap', PATIENTLY)
  return { shown, done: performance.now() - started }
}

/** With its parts, if it has any. */
async function sitemap({ environment }: Product): Promise<string> {
  const text = await (await fetch(`${environment.localSiteUrl}${fixedPaths.sitemap}`)).text()
  if (!text.includes('<sitemapindex')) return text
  const parts = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  return (await Promise.all(parts.map(async (address) => (await fetch(address)).text()))).join('')
}

/** The times from the start of the site's processes until visitors are answered, and until all pages have been compared. */
async function restart(product: Product, lastPage: string) {
  const { renderer, publisher, delivery } = product
  await Promise.all([renderer, publisher, delivery].map((part) => part.stop()))
  const started = performance.now()
  void renderer.start()
  void publisher.start()
  const compared = publisher.running?.says('Compared every page').then(() => performance.now() - started)
  await delivery.start()
  await untilShown(product, lastPage, '</html>')
  return { answers: performance.now() - started, compared: (await compared) ?? Number.NaN }
}
