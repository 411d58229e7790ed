import { expect, type Locator } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { test as base } from '../fixtures/test.ts'
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

export const test = base.extend<{ atPrice: Owner }>({
  // Logged in at the test's own tab, where the first screen is open.
  owner: async ({ page, product }, use) => {
    const owner = new Owner(page, product)
    await owner.arrive(product.environment.studioPassword)
    await use(owner)
  },
  // The same with a price open. Both prices are gone in the end, also a draft whose title a test was still writing.
  atPrice: async ({ owner, page, product }, use) => {
    await product.client().createOrReplace(PRICE)
    await owner.openList()
    await owner.openDocument('Prices', PRICE.title)
    await use(owner)
    await page.context().setOffline(false)
    await product.startMissing()
    await product.client().delete({
      query: '*[_type == "price" && (title in $titles || _id in $ids)]',
      params: { titles: [PRICE.title, NEW_PRICE], ids: [PRICE._id, PRICE_DRAFT] },
    })
  },
})

/** What the lake has of a field; null when it has no such document. */
export function fieldOf(product: RunningProduct, id: string, field: string): Promise<unknown> {
  return product.client().fetch(`*[_id == $id][0].${field}`, { id })
}

/** Nothing lies over its middle, and all of it is on the screen. */
export async function isInSight(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  const isOnTop = () =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  await expect.poll(isOnTop).toBe(true)
}

export { expect } from '@playwright/test'
