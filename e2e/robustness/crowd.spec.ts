import { restorePrice, SHOWING, setPrice } from '../fixtures/product/interior-painting.ts'
import { untilShown } from '../fixtures/product/site.ts'
import { Visitor } from '../fixtures/requests/visitor.ts'
import { expect, test } from '../fixtures/test.ts'

const VISITORS = 100
const PAGES = [...SHOWING, '/services/plumbing', '/contact', '/service-areas/matthews']
const WANTED = { ...Object.fromEntries(PAGES.map((path) => [path, 200])), '/no-such-page': 404 }
const PATIENCE_MS = 10_000

test('a price is on its pages within ten seconds under a hundred visitors', async ({ product }) => {
  // Each keeps a connection, and asks for the next page as soon as there is one.
  const crowd = Array.from(
    { length: VISITORS },
    () => new Visitor(product.site, WANTED, { isRestless: true }),
  )
  try {
    await Promise.all(crowd.map((visitor) => visitor.asksFor(1)))
    await setPrice(product, 275)
    await untilShown(product, SHOWING, '$2.75', PATIENCE_MS, '$2.50')
  } finally {
    await Promise.all(crowd.map((visitor) => visitor.leave()))
    await restorePrice(product)
  }
  expect(crowd.flatMap(({ faults }) => faults)).toEqual([])
})
