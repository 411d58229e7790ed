import { expect, type Page } from '@playwright/test'
import type { RunningProduct } from '../fixtures/product/running-product.ts'
import { Owner } from './owner.ts'

/** A price of the tests. Its name comes first in the list, which renders no more lines than fit on the screen. */
export const PRICE = {
  _id: 'price-e2e',
  _type: 'price',
  title: 'Address plaque',
  kind: 'from',
  minimum: 250,
  unit: 'squareFoot',
}
export const PRICE_DRAFT = `drafts.${PRICE._id}`

/** What the owner calls a price that the tests make in the Studio. */
export const NEW_PRICE = 'Door plate'

/** The owner, logged in, with the price open. */
export async function ownerAtPrice(page: Page, product: RunningProduct): Promise<Owner> {
  const owner = new Owner(page, product)
  await owner.logIn(product.environment.studioPassword)
  await owner.openDocument('Prices', PRICE.title)
  return owner
}

/** The owner at a new price, with nothing filled in. */
export async function startPrice(owner: Owner, product: RunningProduct): Promise<void> {
  await owner.page.goto(`${product.studio}/intent/create/template=price;type=price`)
  await expect(owner.field('What it’s for')).toBeEditable()
}

/** What the lake has of a field; null when it has no such document. */
export function fieldOf(
  product: RunningProduct,
  id: string,
  field: 'title' | 'covers' | 'minimum',
): Promise<unknown> {
  return product.client().fetch(`*[_id == $id][0].${field}`, { id })
}

/** Removes both prices with their drafts, also a draft whose title a test was still writing when it ended. */
export async function removePrices(product: RunningProduct): Promise<void> {
  await product.client().delete({
    query: '*[_type == "price" && (title in $titles || _id in $ids)]',
    params: { titles: [PRICE.title, NEW_PRICE], ids: [PRICE._id, PRICE_DRAFT] },
  })
}
