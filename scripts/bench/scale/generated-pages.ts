import type { SanityClient, SanityDocument } from '@sanity/client'

/** A page of the samples that the generated ones are made of, and the price that all of them show. */
const TEMPLATE = { slug: 'charlotte/painting', price: 'price-interior-painting' } as const
/** The price that only the first of the generated pages name. */
export const PRICE_OF_FEW = 'price-of-few'
export const PRICE_OF_ALL = TEMPLATE.price
export const FEW = 50
const PER_TRANSACTION = 500

export function generatedPath(index: number): string {
  return `/service-areas/${slugOf(index)}`
}

/** Writes as many pages of a trade in a town into the lake, each about an area of its own. */
export async function writePages(client: SanityClient, count: number): Promise<void> {
  const query = '{"page": *[slug.current == $slug][0], "price": *[_id == $price][0]}'
  const { page, price } = await client.fetch<Record<'page' | 'price', SanityDocument>>(query, TEMPLATE)
  await client.createOrReplace({ ...withoutRevision(price), _id: PRICE_OF_FEW, minimum: 101 })
  for (let first = 0; first < count; first += PER_TRANSACTION) {
    const transaction = client.transaction()
    for (let index = first; index < Math.min(first + PER_TRANSACTION, count); index += 1)
      transaction.createOrReplace(generated(page, index))
    await transaction.commit({ visibility: 'async' })
  }
}

function generated(page: SanityDocument, index: number) {
  const name = `Painting in area ${index + 1}`
  const text = JSON.stringify(withoutRevision(page))
  const priced = index < FEW ? text.replaceAll(TEMPLATE.price, PRICE_OF_FEW) : text
  const document: SanityDocument = JSON.parse(priced.replaceAll('Charlotte', `Area ${index + 1}`))
  return {
    ...document,
    _id: `generated-${index}`,
    title: name,
    slug: { _type: 'slug', current: slugOf(index) },
  }
}

function withoutRevision({ _rev, _createdAt, _updatedAt, ...document }: SanityDocument) {
  return document
}

function slugOf(index: number): string {
  return `area-${index + 1}/painting`
}
