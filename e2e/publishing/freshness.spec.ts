import { PRICE, pagesWith, restorePrice, SHOWING } from '../fixtures/product/interior-painting.ts'
import { renderedPages, renderedSince } from '../fixtures/product/rendered.ts'
import { everyPath, textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

test.afterEach(async ({ product }) => {
  await product.startMissing()
  await product.client().delete(`drafts.${PRICE}`)
  await restorePrice(product)
})

test('after a publish, and not before, visitors read the price on its pages, and no other page was made', async ({
  page,
  product,
}) => {
  const withPrice = await pagesWith(product, '$2.50')
  expect(withPrice).toEqual(expect.arrayContaining(SHOWING))
  expect((await everyPath(product)).length).toBeGreaterThan(withPrice.length)
  const looked = renderedPages(product)

  const client = product.client()
  const price = await client.getDocument(PRICE)
  if (!price) throw new Error('The seed has no price of interior painting.')
  const draftId = `drafts.${PRICE}`
  await client.create({ ...price, _id: draftId, minimum: 275 })
  for (const path of SHOWING) expect(await textOf(product, path)).toContain('$2.50')
  await client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: PRICE })
  await untilShown(product, withPrice, '$2.75', '$2.50')
  expect(renderedSince(looked, product)).toEqual(withPrice)
  await page.goto(product.site + SHOWING[0])
  await expect(page.getByText('$2.75').filter({ visible: true }).first()).toBeVisible()
})
