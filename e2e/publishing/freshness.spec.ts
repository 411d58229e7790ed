import { PRICE, pagesWith, restorePrice, SHOWING, setPrice } from '../fixtures/product/interior-painting.ts'
import { renderedPages, renderedSince } from '../fixtures/product/rendered.ts'
import { everyPath, textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

test.afterEach(async ({ product }) => {
  await product.startMissing()
  await product.client().delete(`drafts.${PRICE}`)
  await restorePrice(product)
})

test('a published price, not a draft, is on its pages; no other was made', async ({ page, product }) => {
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

test('a price reaches its pages by live events alone', { tag: '@all' }, async ({ product }) => {
  const withPrice = await pagesWith(product, '$2.50')
  await product.parts.lake.stop()
  await product.parts.lake.start(['--without-webhooks'])
  // The lake has just been restarted, so the site may have to come back first.
  await setPrice(product, 260)
  await untilShown(product, SHOWING, '$2.60')
  const looked = renderedPages(product)
  await setPrice(product, 275)
  await untilShown(product, withPrice, '$2.75', '$2.60')
  expect(renderedSince(looked, product)).toEqual(withPrice)
  await product.parts.lake.stop()
})
