import { renderedAgain, renderedPages } from '../fixtures/product/rendered.ts'
import { everyPath, textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

/** Cents of the price that the journeys change, and how the pages show it. */
const PRICE = 'price-interior-painting'
const before = { cents: 250, text: '$2.50' }
const after = { cents: 275, text: '$2.75' }
const SHOWING = ['/services/painting', '/']

test.afterEach(async ({ product }) => {
  await product.act('startMissing')
  await product.client().patch(PRICE).set({ minimum: before.cents }).commit()
  await untilShown(product, SHOWING, before.text, 10_000)
})

test('a published price is on its pages within two seconds, and no other page is rendered again', async ({
  product,
}) => {
  const pages = await everyPath(product)
  const texts = await Promise.all(pages.map((page) => textOf(product, page)))
  const withPrice = pages.filter((_, index) => texts[index]?.includes(before.text))
  const without = pages.filter((page) => !withPrice.includes(page))
  expect(withPrice).toEqual(expect.arrayContaining(SHOWING))
  expect(without.length).toBeGreaterThan(0)
  const looked = renderedPages(product)

  await product.client().patch(PRICE).set({ minimum: after.cents }).commit()
  await untilShown(product, SHOWING, after.text, 2_000, before.text)
  await untilShown(product, withPrice, after.text, 5_000, before.text)
  // What towns without a page of their own show is under no address that the sitemap could list.
  const again = renderedAgain(looked, renderedPages(product)).filter((page) => !page.startsWith('/any-town/'))
  expect(again).toEqual([...withPrice].sort())
})

test('what changes on every page is on those that visitors asked for before the others are done', async ({
  product,
}) => {
  // The last in their order.
  const asked = ['/services/window-covering', '/service-areas/pineville/tiling']
  const phone = { before: '+17045550142', after: '+17045550199', text: '(704) 555-0199' }
  const looked = renderedPages(product)
  for (const page of asked) await textOf(product, page)
  try {
    const pages = await everyPath(product)
    await product.client().patch('business').set({ phone: phone.after }).commit()
    await untilShown(product, asked, phone.text, 5_000)
    expect(renderedAgain(looked, renderedPages(product)).length).toBeLessThan(pages.length)
  } finally {
    await product.client().patch('business').set({ phone: phone.before }).commit()
    await untilShown(product, await everyPath(product), '(704) 555-0142', 30_000)
  }
})

test('a price published while the site was away is there when it comes back', async ({ product }) => {
  await product.act('killSite')
  await product.client().patch(PRICE).set({ minimum: after.cents }).commit()
  await product.act('startSite')
  await untilShown(product, SHOWING, after.text, 5_000, before.text)
})

test('every page is still served while the lake is away', async ({ product }) => {
  const pages = await everyPath(product)
  await product.act('stopLake')
  for (const page of pages) expect(await textOf(product, page)).toContain('</html>')
})

test('a publish that the lake acknowledged before it was killed reaches the site', async ({ product }) => {
  await product.client().patch(PRICE).set({ minimum: after.cents }).commit()
  await product.act('killLake')
  await product.act('startLake')
  await untilShown(product, SHOWING, after.text, 10_000, before.text)
})

test('a publish that the site could not hear of reaches it, though the lake was killed meanwhile', async ({
  product,
}) => {
  await product.act('killSite')
  await product.client().patch(PRICE).set({ minimum: after.cents }).commit()
  await product.act('killLake')
  await product.act('startSite')
  for (const page of SHOWING) expect(await textOf(product, page)).toContain('</html>')
  await product.act('startLake')
  await untilShown(product, SHOWING, after.text, 15_000, before.text)
})
