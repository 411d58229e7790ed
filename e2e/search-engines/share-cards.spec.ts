import { filesOf, settledFiles } from '../fixtures/product/settled-files.ts'
import { cardOf, textOf } from '../fixtures/product/site.ts'
import { askRaw, type RawAnswer } from '../fixtures/requests/raw-request.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/services/painting'
const MADE_UP = 1_000
const AT_ONCE = 8
const KEPT = 'public, max-age=31536000, immutable'

test.afterEach(({ product }) => product.act('startMissing'))

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

test('while the lake is away a picture for shared links that was drawn is there, and a new one later', async ({
  product,
}) => {
  const drawn = await cardOf(product, PAGE)
  expect((await askRaw(product.site, drawn)).status).toBe(200)
  const { seo } = await product.client().fetch('*[_id == "service-painting"][0]{seo}')
  const title = `Painting, ${Date.now()}`
  await product.client().patch('service-painting').set({ 'seo.title': title }).commit()
  await expect.poll(() => cardOf(product, PAGE)).not.toBe(drawn)
  await product.act('stopLake')
  expect((await askRaw(product.site, drawn)).status).toBe(200)
  const { status, headers } = await askRaw(product.site, await cardOf(product, PAGE))
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
  await product.act('startLake')
  await product.client().patch('service-painting').set({ seo }).commit()
  await expect.poll(() => cardOf(product, PAGE)).toBe(drawn)
})

test('a trade in a town without a page has a picture for shared links too', async ({ product }) => {
  const card = await cardOf(product, '/service-areas/atlantis/tiling')
  expect(card).toMatch(/^\/share\/\w+\/any-town\/tiling\.jpg$/)
  expect(kindOf(await askRaw(product.site, card))).toEqual([200, 'image/jpeg', KEPT])
})

test('a network that has the picture is told so', async ({ product }) => {
  const first = await askRaw(product.site, await cardOf(product, PAGE))
  const known = { 'if-none-match': first.headers.etag ?? '' }
  expect((await askRaw(product.site, await cardOf(product, PAGE), { headers: known })).status).toBe(304)
})

test('made-up pictures, however many and however long, leave nothing behind', async ({ product }) => {
  test.setTimeout(5 * 60_000)
  const before = await settledFiles(product)
  const long = 'a'.repeat(10_000)
  const file = /\/images\/[^/]+/.exec(await textOf(product, PAGE))?.[0] ?? ''
  const odd = [
    'whole/1.avif',
    'whole/99999.avif',
    'whole/-640.avif',
    'whole/0640.avif',
    'whole/640.5.avif',
    'whole/640x99999.avif',
    'whole/640.jpg',
    'whole%2F640.avif',
    'a/640.avif',
    '99990-99990-9x9/640.avif',
    `whole/${long}.avif`,
  ]
  const paths = [
    `/share/${long}.jpg`,
    `/share/current/${long}.jpg`,
    `/share/${long}/services/none.jpg`,
    `/share/current${PAGE}.jpg/${long}`,
    `/images/${long}.avif`,
    `/images/${'0'.repeat(40)}-1x1-jpg/whole/640.avif`,
    ...odd.map((wish) => `${file}/${wish}`),
    ...Array.from({ length: MADE_UP }, (_, turn) => `/share/current/services/made-up-${turn}.jpg`),
  ].values()
  const ask = async () => {
    for (const path of paths) {
      const { status, body } = await askRaw(product.site, path)
      expect(status, path.slice(0, 80)).toBe(404)
      expect(body.length).toBeLessThan(100)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  expect(filesOf(product)).toEqual(before)
})

function kindOf({ status, headers }: RawAnswer) {
  return [status, headers['content-type'], headers['cache-control']]
}
