import { Visitors } from '#scripts/testing/visitors.ts'
import { restorePrice, SHOWING, setPrice } from '../fixtures/product/interior-painting.ts'
import { untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const VISITORS = 100
const PAGES = [...SHOWING, '/services/plumbing', '/contact', '/service-areas/matthews']
const WANTED = { ...Object.fromEntries(PAGES.map((path) => [path, 200])), '/no-such-page': 404 }

test('a price comes to its pages under a hundred visitors, who get every page', async ({ product }) => {
  // They ask for the next page as soon as there is one.
  const crowd = new Visitors(product.site, VISITORS, WANTED, 0)
  const faults: string[] = []
  try {
    await crowd.askFor(VISITORS)
    await setPrice(product, 275)
    await untilShown(product, SHOWING, '$2.75', '$2.50')
  } finally {
    faults.push(...(await crowd.leave()).faults)
    await restorePrice(product)
  }
  expect(faults).toEqual([])
})
