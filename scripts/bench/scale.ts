import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityDocument } from '@sanity/client'
import { step } from '../console/steps.ts'
import { Product } from '../product/product.ts'
import { testVariables } from '../testing/product/test-variables.ts'
import { megabytesOf, type Row, tenths, timeOf } from './measuring.ts'
import { change, dollars, everyPage, PRICE, restartPublishing, untilShown } from './site.ts'

/** A page of the samples that the generated ones are made of: all of them show the price. */
const TEMPLATE = { slug: 'charlotte/painting' }
const PER_TRANSACTION = 500
/** To ask for more of them would be most of the work. */
const MOST_ASKED = 200

const generatedSlug = (index: number) => `area-${index + 1}/painting`

/** What publishing costs with so many pages: the first publish, a price on all of them, a restart, memory. */
export async function benchScale(size: number): Promise<Row> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const product = new Product(await testVariables(directory))
  const timed = async (name: string, work: () => Promise<unknown>) =>
    tenths((await step(`${name} (${size} pages)`, () => timeOf(work))) / 1_000)
  try {
    await timed('Filled a lake', () => fill(product, size))
    const first = await timed('Published everything', () => product.startSite())
    const price = await timed('Published a price of all', () => publishPrice(product, size))
    const { lake, renderer, publisher, delivery } = product
    const parts = Object.entries({ 'MB of lake': lake, renderer, publisher, delivery })
    const memory = parts.map(([name, { running }]) => [name, megabytesOf(running?.child.pid)])
    const pages = (await everyPage(product)).length
    const again = await timed('Compared everything after a start', () => restartPublishing(product))
    return {
      ...{ pages, 'first publish, s': first, 'a price on all, s': price, 'restart, s': again },
      ...Object.fromEntries(memory),
    }
  } finally {
    await product.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Fills a lake and builds the site; nothing is published yet, and no site needs a message for each document. */
async function fill(product: Product, size: number): Promise<void> {
  await product.startAndSeedLake(['--without-webhooks'])
  const client = await product.client()
  const page = await client.fetch<SanityDocument>('*[slug.current == $slug][0]', TEMPLATE)
  const pages = Array.from({ length: size }, (_, index) => ({ createOrReplace: generated(page, index) }))
  while (pages.length > 0) await client.mutate(pages.splice(0, PER_TRANSACTION), { visibility: 'async' })
  await product.build()
  await product.lake.stop()
  await product.lake.start()
}

/** A page of a trade in a town, about an area of its own. */
function generated({ _rev, _createdAt, _updatedAt, ...page }: SanityDocument, index: number) {
  const text = JSON.stringify(page).replaceAll('Charlotte', `Area ${index + 1}`)
  const document: SanityDocument = JSON.parse(text)
  const slug = { _type: 'slug', current: generatedSlug(index) }
  return { ...document, _id: `generated-${index}`, title: `Painting in area ${index + 1}`, slug }
}

/** Resolves when the generated pages show it. */
async function publishPrice(product: Product, size: number): Promise<void> {
  await change(product, PRICE, { minimum: 103 })
  const every = Math.max(1, size / MOST_ASKED)
  for (let turn = 1; turn <= Math.min(size, MOST_ASKED); turn += 1)
    await untilShown(
      product,
      `/service-areas/${generatedSlug(Math.round(turn * every) - 1)}`,
      dollars(103),
      100,
    )
}
