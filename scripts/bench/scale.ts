import type { SanityDocument } from '@sanity/client'
import { dollars } from '#content/prices/price.ts'
import type { Product } from '../product/product.ts'
import { megabytesOf, type Row, tenths, timeOf } from './measuring.ts'
import { change, everyPage, PRICE, restartPublishing, untilShown } from './site.ts'

const SIZE = 1_000
/** A page of the samples that the generated ones are made of: all of them show the price. */
const TEMPLATE = { slug: 'charlotte/painting' }
const PER_TRANSACTION = 500
/** To ask for more of them would be most of the work. */
const MOST_ASKED = 200

/** What publishing costs with a thousand pages more: they themselves, a price on all of them, a restart, memory. */
export async function benchScale(product: Product): Promise<Row[]> {
  const client = await product.client()
  const page = await client.fetch<SanityDocument>('*[slug.current == $slug][0]', TEMPLATE)
  const pages = Array.from({ length: SIZE }, (_, index) => ({ createOrReplace: generated(page, index) }))
  const seconds = async (work: () => Promise<unknown>) => tenths((await timeOf(work)) / 1_000)
  const first = await seconds(async () => {
    while (pages.length > 0) await client.mutate(pages.splice(0, PER_TRANSACTION))
    await untilEachShows(product, '</html>')
  })
  const price = await seconds(async () => {
    await change(product, PRICE, { minimum: 103 })
    await untilEachShows(product, dollars(103))
  })
  const { lake, renderer, publisher, delivery } = product
  const parts = Object.entries({ 'MB of lake': lake, renderer, publisher, delivery })
  const memory = parts.map(([name, { running }]) => [name, megabytesOf(running?.child.pid)])
  const row = {
    ...{ pages: (await everyPage(product)).length, 'their publish, s': first, 'a price on all, s': price },
    'restart, s': await seconds(() => restartPublishing(product)),
  }
  return [{ ...row, ...Object.fromEntries(memory) }]
}

/** A page of a trade in a town, about an area of its own. */
function generated({ _rev, _createdAt, _updatedAt, ...page }: SanityDocument, index: number) {
  const text = JSON.stringify(page).replaceAll('Charlotte', `Area ${index + 1}`)
  const document: SanityDocument = JSON.parse(text)
  const slug = { _type: 'slug', current: slugOf(index) }
  return { ...document, _id: `generated-${index}`, title: `Painting in area ${index + 1}`, slug }
}

/** Resolves when the generated pages show it. */
async function untilEachShows(product: Product, text: string): Promise<void> {
  for (let index = 0; index < SIZE; index += SIZE / MOST_ASKED)
    await untilShown(product, `/service-areas/${slugOf(index)}`, text, 100)
}

const slugOf = (index: number) => `area-${index + 1}/painting`
