import { renderedAgain, renderedPages } from '../fixtures/product/rendered.ts'
import { everyPath, textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const PRICE = 'price-interior-painting'
const SHOWING = ['/services/painting', '/', '/prices']
const WITHOUT = '/services/plumbing'

test.afterEach(async ({ product }) => {
  const client = product.client()
  await client.delete(`drafts.${PRICE}`)
  await client.patch(PRICE).set({ minimum: 250 }).commit()
  await untilShown(product, SHOWING, '$2.50', 10_000)
})

test('the owner changes a price and publishes; two seconds later visitors read it, and no other page was touched', async ({
  owner,
  page,
  product,
}) => {
  for (const path of await everyPath(product)) await textOf(product, path)
  expect(await textOf(product, WITHOUT)).not.toContain('$2.50')
  const looked = renderedPages(product)

  await owner.openDocument('Prices', 'Interior painting')
  await owner.setField('Amount', '2.75')
  for (const path of SHOWING) expect(await textOf(product, path)).toContain('$2.50')
  await owner.publish()
  await untilShown(product, SHOWING, '$2.75', 2_000, '$2.50')

  const again = renderedAgain(looked, renderedPages(product))
  expect(again).toEqual(expect.arrayContaining(SHOWING))
  expect(again).not.toContain(WITHOUT)

  for (const path of SHOWING) {
    await page.goto(`${product.site}${path}`)
    await expect(page.getByText('$2.75').filter({ visible: true }).first()).toBeVisible()
  }
})
