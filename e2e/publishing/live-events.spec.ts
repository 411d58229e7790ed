import { fixedPaths } from '#content/addresses/routes.ts'
import { renderedAgain, renderedPages } from '../fixtures/product/rendered.ts'
import { everyPath, textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

/** The lake sends no messages in these journeys: the site hears of a change by live events alone, or finds out by itself. */
const PRICE = 'price-interior-painting'
const SHOWING = ['/services/painting', '/', '/prices']
const before = { cents: 250, text: '$2.50' }
const after = { cents: 275, text: '$2.75' }

test.beforeAll(({ product }) => product.act('startLakeWithoutMessages'))
test.afterEach(async ({ product }) => {
  await product.act('startMissing')
  await product.client().patch(PRICE).set({ minimum: before.cents }).commit()
  await untilShown(product, SHOWING, before.text, 15_000)
})
test.afterAll(async ({ product }) => {
  await product.act('stopLake')
  await product.act('startLake')
})

test('a published price reaches its pages by live events alone, and no other page is made again', async ({
  product,
}) => {
  const pages = await everyPath(product)
  const texts = await Promise.all(pages.map((page) => textOf(product, page)))
  const withPrice = pages.filter((_, index) => texts[index]?.includes(before.text))
  // The lake has just been restarted, so the site may have to come back first.
  await product.client().patch(PRICE).set({ minimum: 260 }).commit()
  await untilShown(product, SHOWING, '$2.60', 15_000)
  const looked = renderedPages(product)
  await product.client().patch(PRICE).set({ minimum: after.cents }).commit()
  await untilShown(product, withPrice, after.text, 10_000, '$2.60')
  const again = renderedAgain(looked, renderedPages(product)).filter((page) => !page.startsWith('/any-town/'))
  expect(again).toEqual([...withPrice].sort())
})

test('a new page is made, listed and taken back without a message', async ({ product }) => {
  const page = '/services/e2e-gutters'
  const client = product.client()
  const status = async () => (await fetch(`${product.site}${page}`)).status
  const { _id, ...painting } = await client.fetch('*[_id == "service-drywall-repair"][0]')
  expect(_id).toBe('service-drywall-repair')
  await client.create({ ...painting, _id: 'service-e2e', slug: { _type: 'slug', current: 'e2e-gutters' } })
  await expect.poll(status).toBe(200)
  await expect.poll(() => textOf(product, fixedPaths.sitemap)).toContain(page)
  await client.delete('service-e2e')
  await expect.poll(status).toBe(404)
})
