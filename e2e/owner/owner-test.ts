import { expect, type Locator, type Page } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { isOnTop } from '../fixtures/devices.ts'
import { test as base } from '../fixtures/test.ts'
import { Owner } from './owner.ts'

/** What the status of the hours says, on any day and at any time. */
export const OPEN_NOW = /^(Open until|By appointment|Closed|Opens|Emergencies)/

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

/** Somebody who helps the owner. */
export const MARIA = { name: 'Maria', role: 'daily', password: 'two coats of paint' }

export const test = base.extend<{ atPrice: Owner }>({
  // Logged in at the test's own tab, where the first screen is open. In the end all parts run, and nothing typed is left.
  owner: async ({ page, product }, use) => {
    const owner = new Owner(page, product)
    await owner.arrive(product.environment.studioPassword)
    await use(owner)
    await page.context().setOffline(false)
    // An open form would write its draft again.
    await page.close()
    await product.startMissing()
    await product.client().delete({ query: '*[_id in path("drafts.**")]' })
  },
  // The same with a price open, which is gone in the end.
  atPrice: async ({ owner, product }, use) => {
    await product.client().createOrReplace(PRICE)
    await owner.openList()
    await owner.openDocument('Prices', PRICE.title)
    await use(owner)
    await product.startMissing()
    await product.client().delete(PRICE._id)
  },
})

/** A job of the first screen: what was published last has links of the same name below it. */
export const tile = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Jobs' }).getByRole('link', { name })

/** What the lake has of a field; null when it has no such document. */
export function fieldOf(product: RunningProduct, id: string, field: string): Promise<unknown> {
  return product.client().fetch(`*[_id == $id][0].${field}`, { id })
}

/** Nothing lies over its middle, and all of it is on the screen. */
export async function isInSight(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 })
  await expect.poll(() => target.evaluate(isOnTop)).toBe(true)
}

export { expect } from '@playwright/test'
