import { renderedAgain, renderedPages } from '../fixtures/product/rendered.ts'
import { everyPath, textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

/** Cents of the price that the journeys change, and how the pages show it. */
const PRICE = 'price-interior-painting'
const before = { cents: 250, text: '$2.50' }
const after = { cents: 275, text: '$2.75' }
const SHOWING = ['/services/painting', '/', '/prices']

test.afterEach(async ({ product }) => {
  await product.act('startMissing')
  await product.client().delete(`drafts.${PRICE}`)
  await product.client().patch(PRICE).set({ minimum: before.cents }).commit()
  await untilShown(product, SHOWING, before.text, 10_000)
})

test('the owner changes a price and publishes; two seconds later visitors read it, and no other page was touched', async ({
  owner,
  page,
  product,
}) => {
  const pages = await everyPath(product)
  const texts = await Promise.all(pages.map((path) => textOf(product, path)))
  const withPrice = pages.filter((_, index) => texts[index]?.includes(before.text))
  expect(withPrice).toEqual(expect.arrayContaining(SHOWING))
  expect(pages.length).toBeGreaterThan(withPrice.length)
  const looked = renderedPages(product)

  await owner.openDocument('Prices', 'Interior painting')
  await owner.setField('Amount', '2.75')
  for (const path of SHOWING) expect(await textOf(product, path)).toContain(before.text)
  await owner.publish()
  await untilShown(product, SHOWING, after.text, 2_000, before.text)
  await untilShown(product, withPrice, after.text, 5_000, before.text)
  // What towns without a page of their own show is under no address that the sitemap could list.
  const again = renderedAgain(looked, renderedPages(product)).filter((path) => !path.startsWith('/any-town/'))
  expect(again).toEqual(withPrice.sort())
  await page.goto(product.site + SHOWING[0])
  await expect(page.getByText(after.text).filter({ visible: true }).first()).toBeVisible()
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
