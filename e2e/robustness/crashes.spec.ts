import { untilShown } from '../fixtures/product/site.ts'
import { Visitor } from '../fixtures/requests/visitor.ts'
import { expect, test } from '../fixtures/test.ts'

const PRICE = 'price-interior-painting'
const SHOWING = ['/services/painting', '/', '/prices']
const WANTED = {
  '/': 200,
  '/services/painting': 200,
  '/service-areas/atlantis/tiling': 200,
  '/estimate': 308,
  '/no-such-page': 404,
  '/sitemap.xml': 200,
}
/** Every address twice. */
const MANY = 2 * Object.keys(WANTED).length

test.afterEach(async ({ product }) => {
  await product.act('startMissing')
  await product.client().patch(PRICE).set({ minimum: 250 }).commit()
  await untilShown(product, SHOWING, '$2.50', 10_000)
})

for (const part of ['Renderer', 'Publisher'] as const)
  test(`${part}: a visitor notices nothing when it is killed, and what is published then is shown when it is back`, async ({
    product,
  }) => {
    const visitor = new Visitor(product.site, WANTED)
    await visitor.asksFor(MANY)
    await product.act(`kill${part}`)
    await product.client().patch(PRICE).set({ minimum: 275 }).commit()
    await visitor.asksFor(MANY)
    await product.act('startMissing')
    await untilShown(product, SHOWING, '$2.75', 20_000, '$2.50')
    await visitor.leave()
    expect(visitor.faults).toEqual([])
  })

test('Lake: a visitor notices nothing when it is killed, and what was published before is shown when it is back', async ({
  product,
}) => {
  const visitor = new Visitor(product.site, WANTED)
  await visitor.asksFor(MANY)
  await product.client().patch(PRICE).set({ minimum: 275 }).commit()
  await product.act('killLake')
  await visitor.asksFor(MANY)
  await product.act('startMissing')
  await untilShown(product, SHOWING, '$2.75', 20_000, '$2.50')
  await visitor.leave()
  expect(visitor.faults).toEqual([])
})
