import { expect, test } from '../../fixtures/test.ts'
import { fieldOf, ownerAtPrice, PRICE, PRICE_DRAFT, removePrices } from '../owner-document.ts'

test.afterEach(({ product }) => removePrices(product))

test('the owner’s unsaved changes are kept before he can close the tab', { tag: '@changing' }, async ({
  page,
  product,
}) => {
  await product.client().createOrReplace(PRICE)
  await page.clock.install()
  const owner = await ownerAtPrice(page, product)
  await page.clock.pauseAt(Date.now() + 60_000)
  // Sanity sends the first of these at once, and what follows a second later.
  await owner.setField('What it covers', 'Two')
  await owner.setField('What it covers', 'Two coats')
  await page.clock.runFor(300)
  await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'covers')).toBe('Two coats')
})
