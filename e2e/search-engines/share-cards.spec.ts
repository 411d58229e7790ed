import { cardOf } from '../fixtures/product/site.ts'
import { askRaw, type RawAnswer } from '../fixtures/requests/raw-request.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/services/painting'
const KEPT = 'public, max-age=31536000, immutable'

test('after a publish links to the page show a picture of their own, and old ones the one that they had', async ({
  product,
}) => {
  const client = product.client()
  const { seo } = await client.fetch('*[_id == "service-painting"][0]{seo}')
  const before = await cardOf(product, PAGE)
  const first = await askRaw(product.site, before)
  expect(kindOf(first)).toEqual([200, 'image/jpeg', KEPT])
  await client
    .patch('service-painting')
    .set({ 'seo.title': `Painting, ${Date.now()}` })
    .commit()
  await expect.poll(() => cardOf(product, PAGE)).not.toBe(before)
  const current = await askRaw(product.site, await cardOf(product, PAGE))
  expect(kindOf(current)).toEqual([200, 'image/jpeg', KEPT])
  expect(current.body).not.toBe(first.body)
  const old = await askRaw(product.site, before)
  expect(kindOf(old)).toEqual([200, 'image/jpeg', KEPT])
  expect(old.body).toBe(first.body)
  await client.patch('service-painting').set({ seo }).commit()
  await expect.poll(() => cardOf(product, PAGE)).toBe(before)
})

test('a trade in a town without a page has a picture for shared links too, and a network that has it is told so', async ({
  product,
}) => {
  const card = await cardOf(product, '/service-areas/atlantis/tiling')
  expect(card).toMatch(/^\/share\/\w+\/any-town\/tiling\.jpg$/)
  const first = await askRaw(product.site, card)
  expect(kindOf(first)).toEqual([200, 'image/jpeg', KEPT])
  const known = { 'if-none-match': first.headers.etag ?? '' }
  expect((await askRaw(product.site, card, { headers: known })).status).toBe(304)
})

function kindOf({ status, headers }: RawAnswer) {
  return [status, headers['content-type'], headers['cache-control']]
}
