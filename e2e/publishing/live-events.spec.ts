import { pagesWith, restorePrice, SHOWING, setPrice } from '../fixtures/product/interior-painting.ts'
import { renderedPages, renderedSince } from '../fixtures/product/rendered.ts'
import { untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

test.afterEach(async ({ product }) => {
  await product.startMissing()
  await restorePrice(product)
})

test('a price reaches its pages by live events alone, and no other page is made', async ({ product }) => {
  const withPrice = await pagesWith(product, '$2.50')
  await product.parts.lake.stop()
  await product.parts.lake.start(['--without-webhooks'])
  try {
    // The lake has just been restarted, so the site may have to come back first.
    await setPrice(product, 260)
    await untilShown(product, SHOWING, '$2.60')
    const looked = renderedPages(product)
    await setPrice(product, 275)
    await untilShown(product, withPrice, '$2.75', '$2.60')
    expect(renderedSince(looked, product)).toEqual(withPrice)
  } finally {
    await product.parts.lake.stop()
  }
})
