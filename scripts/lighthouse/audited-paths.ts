import { pathOf, type Routable, routableTypes } from '#content/addresses/routes.ts'
import type { Product } from '../product/product.ts'

/** The paths of all pages, or of one page of each kind: the one with the most content. */
export async function pathsToAudit(product: Product, all: boolean): Promise<string[]> {
  const pages = await everyPage(product)
  return (all ? pages : routableTypes.flatMap((type) => fullest(pages, type))).map(pathOf)
}

/** The documents of all pages of the site. */
export async function everyPage(product: Product): Promise<Routable[]> {
  const query = '*[_type in $types] | order(_type, slug.current) {..., "slug": slug.current}'
  const client = await product.client()
  return client.fetch(query, { types: routableTypes })
}

function fullest(pages: readonly Routable[], type: Routable['_type']): Routable[] {
  const ofType = pages.filter(({ _type }) => _type === type)
  return ofType.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1)
}

function sizeOf(page: Routable): number {
  return JSON.stringify(page).length
}
