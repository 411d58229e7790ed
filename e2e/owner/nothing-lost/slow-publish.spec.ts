import { expect, test } from '../../fixtures/test.ts'
import { fieldOf, ownerAtPrice, PRICE, PRICE_DRAFT, removePrices } from '../owner-document.ts'

test('what the owner publishes on a slow network is published, with what he typed meanwhile', {
  tag: '@changing',
}, async ({ page, product }) => {
  await product.client().createOrReplace(PRICE)
  const owner = await ownerAtPrice(page, product)
  let publishes = 0
  await page.route('**/data/actions/**', async (route) => {
    const isPublish = route.request().postData()?.includes('document.publish')
    if (isPublish) publishes += 1
    // The first one never arrives.
    if (!isPublish || publishes > 1) await route.continue()
  })
  await owner.setField('What it covers', 'Two coats')
  await owner.readyToPublish().click()
  await expect.poll(() => publishes).toBe(1)
  await owner.setField('What it covers', 'Three coats')
  await expect.poll(() => fieldOf(product, PRICE._id, 'covers')).toBe('Three coats')
  await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'covers')).toBe(null)
  expect(owner.complaints).toEqual([])
})

test.afterEach(({ product }) => removePrices(product))
